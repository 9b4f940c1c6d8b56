import { periodFromToday } from '@sillage/domain/contracts/quote.ts'
import type { Quote } from '@sillage/wire/contracts/quotes.ts'
import type { ConfigurationQuestion } from '@sillage/wire/subscription.ts'
import type { AnswerRecord, Answers, DraftChange } from '../draft/draft.ts'
import { kindOf, parseInteger } from '../questionnaire/answers.ts'

/** The draft made from a quote: without signature, opened documents or prices. */
export function draftOfQuote(
  quote: Quote,
  { questions, today }: { questions: readonly ConfigurationQuestion[]; today: Temporal.PlainDate },
): DraftChange {
  const kept = {
    start: Temporal.PlainDate.from(quote.start_date),
    end: Temporal.PlainDate.from(quote.end_date),
  }
  const period = periodFromToday(kept, today)
  return {
    answers: answersOf(quote, questions),
    period: { start: period.start.toString(), end: period.end.toString() },
    travels: quote.travels,
    contribution: {
      isTicked: quote.contribution !== null,
      option: quote.contribution?.option ?? 'renewable_energy',
    },
    documentsOpened: [],
    sending: null,
    quote: {
      id: quote.quote_id,
      price: quote.price,
      madeAt: quote.created_at,
      isPeriodMoved: !period.start.equals(kept.start),
    },
  }
}

/**
 * The quote's answers to current questions; answers to removed questions are dropped, new questions stay unanswered.
 */
function answersOf(quote: Quote, questions: readonly ConfigurationQuestion[]): Answers {
  return Object.fromEntries(
    questions.flatMap((question) => {
      const kept = quote.questions.find(
        ({ question_id }) => question_id === question.configuration_question_id,
      )
      if (!kept) return []
      const record: AnswerRecord = {
        answer:
          kindOf(question) === 'integer'
            ? (parseInteger(kept.answerValue) ?? kept.answerValue)
            : kept.answerValue,
        choosable_answer_id: kept.choosable_answer_id,
      }
      return [[question.configuration_question_id, record] as const]
    }),
  )
}

/** Whether taking the quote's answers would overwrite current ones. */
export function wouldLose(current: Answers | undefined, next: Answers): boolean {
  return Object.entries(current ?? {}).some(([id, { answer }]) => next[id]?.answer !== answer)
}
