import { traitsOf } from '@sillage/domain/products/traits.ts'
import { choiceQuestions } from '@sillage/domain/subscription/choices.ts'
import type { Guarantee as DomainGuarantee } from '@sillage/domain/subscription/guarantees.ts'
import type { PriceRow as DomainLine } from '@sillage/domain/subscription/pricing.ts'
import type { Question, Tariff } from '@sillage/domain/subscription/tariff.ts'
import { toEuros } from '@sillage/domain/values/money.ts'
import type { ConfigurationQuestion, Guarantee, PriceRow } from '@sillage/wire/subscription.ts'

export function presentLine(line: DomainLine): PriceRow {
  const { kind, code, label, cents, detail } = line
  return { kind, code, label, amount: toEuros(cents), ...(detail === undefined ? {} : { detail }) }
}

export function presentGuarantee({ code, label, isCovered, text }: DomainGuarantee): Guarantee {
  return { code, label, covered: isCovered, text }
}

/** A number is announced by one choosable answer named `integer`, a text by none (specification, section 5). */
export function presentQuestion(question: Question, tariff: Tariff): ConfigurationQuestion {
  const asked = {
    configuration_question_id: question.id,
    question: question.text,
    ...(question.help === undefined ? {} : { help: question.help }),
  }
  switch (question.kind) {
    case 'choice':
      return {
        ...asked,
        choosableAnswers: question.answers.map(({ id, text, help }) => ({
          choosable_answer_id: id,
          answer: text,
          ...(help === undefined ? {} : { help }),
        })),
      }
    case 'integer':
      return {
        ...asked,
        choosableAnswers: [{ choosable_answer_id: `${question.id}.integer`, answer: 'integer' }],
        min: question.min,
        max: question.max,
        ...(isKilometres(question, tariff) && { unit: 'km' }),
        ...derivedFrom(question, tariff),
      }
    case 'text':
      return {
        ...asked,
        choosableAnswers: [],
        max_length: question.maxLength,
        ...(question.subject && { subject: question.subject }),
        ...(question.format && { format: question.format }),
        ...(question.example && { example: question.example }),
        ...(question.isOptional && { optional: true }),
      }
  }
}

function isKilometres({ id }: Question, { product }: Tariff): boolean {
  const { emissions } = traitsOf(product)
  return emissions.of === 'driving' && emissions.kilometresQuestion === id
}

function derivedFrom({ id }: Question, tariff: Tariff): Pick<ConfigurationQuestion, 'derives'> {
  const derived = choiceQuestions(tariff).find((question) => question.derived?.from === id)?.derived
  if (!derived) return {}
  return {
    derives: derived.bands.map(({ from, answer }) => ({ from, choosable_answer_id: answer })),
  }
}
