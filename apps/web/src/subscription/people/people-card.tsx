import { suggestedAnswers } from '@sillage/domain/products/suggested-answers.ts'
import { readFormatted, SUBJECTS } from '@sillage/domain/subscription/people/answer-formats.ts'
import type { Profile } from '@sillage/wire/accounts/profile.ts'
import type { ContradictionNotice } from '@sillage/wire/contracts/contradictions.ts'
import type { ConfigurationQuestion } from '@sillage/wire/subscription.ts'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useProfile, useSaveProfile } from '../../accounts/profile/use-profile.ts'
import { Fold } from '../../ui/fold/fold.tsx'
import { unbroken } from '../../ui/fold/unbroken.ts'
import { FieldError } from '../../ui/input/field.tsx'
import { RequiredNote } from '../../ui/input/required-note.tsx'
import { ContradictionBanner } from '../contradictions/contradiction-banner.tsx'
import type { Answers } from '../draft/draft.ts'
import { CompanyAnswers, companyOf } from './company-answers.tsx'
import { DriverRows } from './driver-rows.tsx'
import { PEOPLE_CARD as SAY } from './people.messages.ts'
import { fromProfile, textOf, toProfile, withPolicyholder } from './people-answers.ts'
import { type Given, isMissing, PeopleGroup, valuesOf } from './people-group.tsx'
import { PeopleRows } from './people-rows.tsx'
import { PersonAnswer } from './person-answer.tsx'
import './people.css'

/** The `autocomplete` tokens of questions about the user (RGAA 11.13). */
const OWN_DATA: Readonly<Record<string, string>> = {
  'policyholder.name': 'name',
  'policyholder.birth_date': 'bday',
  'policyholder.address': 'address-line1',
  'policyholder.phone': 'tel',
}

interface PeopleCardProps {
  readonly questions: readonly ConfigurationQuestion[]
  readonly answers: Answers
  /** Number of people insured according to the other answers. */
  readonly expected: number
  readonly contradictions: readonly ContradictionNotice[]
  /** Whether a signature was attempted; before that, people still to be named show no error. */
  readonly isTried: boolean
  readonly error: string | undefined
  readonly today: Temporal.PlainDate
  readonly onChange: (answers: Answers) => void
  readonly onUnfinished: (people: number) => void
  /** Called with the number of answers about the company still missing. */
  readonly onCompanyMissing: (answers: number) => void
  readonly onFix: (remedy: NonNullable<ContradictionNotice['remedy']>) => void
}

/** Questions and answers too long for half a line. */
const WIDE: ReadonlySet<string> = new Set(['people', 'drivers', 'vin'])

/** The people and things that the contract will name: filled in from the profile, edited in place, and saved to it. */
export function PeopleCard(props: PeopleCardProps) {
  const { questions, answers, expected, contradictions, isTried, error, today } = props
  const { onChange, onCompanyMissing, onFix } = props
  /** Somebody is half written: fewer people is not the remedy to offer. */
  const [isUnfinished, setUnfinished] = useState(false)
  const onUnfinished = (people: number) => {
    setUnfinished(people > 0)
    props.onUnfinished(people)
  }
  const { data: profile } = useProfile()
  const { mutate: saveProfile } = useSaveProfile()
  const fill = useEffectEvent((known: Profile, asked: PeopleCardProps['questions']) => {
    const found = fromProfile(asked, { answers, profile: known, today })
    if (Object.keys(found).length > 0) onChange({ ...answers, ...found })
  })
  useEffect(() => {
    if (profile) fill(profile, questions)
  }, [profile, questions])

  const known = profile
    ? { ...answers, ...fromProfile(questions, { answers, profile, today }) }
    : answers
  const answer = (id: string, value: string) => {
    const { [id]: _, ...others } = answers
    const given =
      value === '' ? others : { ...others, [id]: { answer: value, choosable_answer_id: null } }
    const next = profile
      ? withPolicyholder(questions, { before: answers, answers: given, profile, today })
      : given
    onChange(next)
    const change = profile && toProfile(next, profile)
    if (change) saveProfile(change)
  }
  const givenOf = (asked: readonly ConfigurationQuestion[]): Given[] =>
    asked.map((question) => ({
      isOptional: question.optional === true,
      value: textOf(known, question.configuration_question_id),
    }))
  const asksFor = (subject: (typeof SUBJECTS)[number]) =>
    questions.filter((question) => question.subject === subject)
  const company = profile ? companyOf(profile) : []
  const current = isMissing(company)
    ? undefined
    : SUBJECTS.find((subject) => isMissing(givenOf(asksFor(subject))))
  return (
    <PeopleFold
      // remount once the profile has filled in what it knows
      key={String(profile !== undefined)}
      given={[...company, ...givenOf(SUBJECTS.flatMap(asksFor))]}
      isContradicted={contradictions.some(({ path }) =>
        questions.some((question) => question.configuration_question_id === path),
      )}
      isWrong={profile !== undefined && error !== undefined}
      isAwaited={profile === undefined}
    >
      {(isKnown) => (
        <>
          <div className="stack fields">
            <p className="small muted">{SAY.intro}</p>
            <RequiredNote />
            {error && <FieldError>{error}</FieldError>}
          </div>
          {profile && company.length > 0 && (
            <CompanyAnswers
              profile={profile}
              isOpen={isKnown || isTried}
              onSave={(change) => saveProfile(change)}
              onMissing={onCompanyMissing}
            />
          )}
          {SUBJECTS.map((subject) => {
            const asked = asksFor(subject)
            if (asked.length === 0) return null
            const isContradicted = contradictions.some(({ path }) =>
              asked.some((question) => question.configuration_question_id === path),
            )
            return (
              <PeopleGroup
                key={subject}
                title={SAY.subjects[subject]}
                given={givenOf(asked)}
                isOpen={isKnown || isContradicted || isTried}
                isNext={subject === current}
              >
                <div className="people-grid">
                  {asked.map((question) => {
                    const { configuration_question_id: id } = question
                    const isBegun =
                      question.format === 'people' && namedIn(textOf(answers, id)) < expected
                    const against =
                      isTried || !isBegun
                        ? contradictions.find(({ path }) => path === id)
                        : undefined
                    const given = { question, value: textOf(answers, id), today }
                    const onAnswer = (value: string) => answer(id, value)
                    return (
                      <div
                        key={id}
                        className={WIDE.has(question.format ?? 'line') ? 'people-wide' : undefined}
                      >
                        {question.format === 'people' ? (
                          <PeopleRows
                            {...given}
                            expected={question.optional ? 0 : expected}
                            onAnswer={onAnswer}
                            onUnfinished={onUnfinished}
                          />
                        ) : question.format === 'drivers' ? (
                          <DriverRows {...given} onAnswer={onAnswer} onUnfinished={onUnfinished} />
                        ) : (
                          <PersonAnswer
                            label={question.question}
                            value={given.value}
                            example={question.example}
                            optional={question.optional}
                            maxLength={question.max_length}
                            autoComplete={OWN_DATA[id]}
                            suggestions={suggestedAnswers(
                              id,
                              (other) => textOf(answers, other) || null,
                            )}
                            read={(typed) => readFormatted(question.format ?? 'line', typed, today)}
                            onAnswer={onAnswer}
                          />
                        )}
                        {against && (
                          <ContradictionBanner
                            contradiction={isUnfinished ? { ...against, remedy: null } : against}
                            onFix={onFix}
                          />
                        )}
                      </div>
                    )
                  })}
                </div>
              </PeopleGroup>
            )
          })}
        </>
      )}
    </PeopleFold>
  )
}

interface PeopleFoldProps {
  readonly given: readonly Given[]
  readonly isContradicted: boolean
  readonly isWrong: boolean
  /** Whether the profile may still fill in what is missing. */
  readonly isAwaited: boolean
  /** Renders the groups; `isKnown` when everything was known from the start. */
  readonly children: (isKnown: boolean) => ReactNode
}

/** On a phone, folds all the people into one line when everything was known from the start. */
function PeopleFold({ given, isContradicted, isWrong, isAwaited, children }: PeopleFoldProps) {
  const [isKnown] = useState(!isMissing(given))
  return (
    <Fold
      id="personnes"
      title={SAY.title}
      gist={[...new Set(valuesOf(given))].map(unbroken).join(' · ')}
      mustOpen={isContradicted || isWrong || (!isAwaited && isMissing(given))}
    >
      {children(isKnown && !isContradicted)}
    </Fold>
  )
}

/** The number of people in an answer, separated by semicolons. */
function namedIn(answer: string): number {
  return answer.split(';').filter((one) => one.trim() !== '').length
}
