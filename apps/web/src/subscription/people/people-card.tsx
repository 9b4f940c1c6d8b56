import { suggestedAnswers } from '@sillage/domain/products/suggested-answers.ts'
import { readFormatted, SUBJECTS } from '@sillage/domain/subscription/people/answer-formats.ts'
import type { Profile } from '@sillage/wire/accounts/profile.ts'
import type { ContradictionNotice } from '@sillage/wire/contracts/contradictions.ts'
import type { ConfigurationQuestion } from '@sillage/wire/subscription.ts'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useProfile, useSaveProfile } from '../../accounts/profile/use-profile.ts'
import { Disclosure } from '../../ui/data/disclosure.tsx'
import { Fold } from '../../ui/fold/fold.tsx'
import { Gist } from '../../ui/fold/gist.tsx'
import { unbroken } from '../../ui/fold/unbroken.ts'
import { useNarrow } from '../../ui/fold/use-narrow.ts'
import { FieldError } from '../../ui/input/field.tsx'
import { RequiredNote } from '../../ui/input/required-note.tsx'
import { withWholePlates } from '../../ui/whole-plates.tsx'
import { ContradictionBanner } from '../contradictions/contradiction-banner.tsx'
import type { Answers } from '../draft/draft.ts'
import { CompanyAnswers } from './company-answers.tsx'
import { DriverRows } from './driver-rows.tsx'
import { PEOPLE_CARD as SAY } from './people.messages.ts'
import { fromProfile, textOf, toProfile, withPolicyholder } from './people-answers.ts'
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
  readonly onMend: (remedy: NonNullable<ContradictionNotice['remedy']>) => void
}

/** Questions and answers too long for half a line. */
const WIDE: ReadonlySet<string> = new Set(['people', 'drivers', 'vin'])

/** The people and things that the contract will name: filled in from the profile, edited in place, and saved to it. */
export function PeopleCard(props: PeopleCardProps) {
  const { questions, answers, expected, contradictions, isTried, error, today } = props
  const { onChange, onUnfinished, onCompanyMissing, onMend } = props
  const { data: profile } = useProfile()
  const { mutate: saveProfile } = useSaveProfile()
  const [ofCompany, setOfCompany] = useState(0)
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
  const current = SUBJECTS.find((subject) => isMissing(givenOf(asksFor(subject))))
  return (
    <PeopleFold
      // remount once the profile has filled in what it knows
      key={String(profile !== undefined)}
      given={givenOf(SUBJECTS.flatMap(asksFor))}
      isContradicted={contradictions.some(({ path }) =>
        questions.some((question) => question.configuration_question_id === path),
      )}
      isWrong={profile !== undefined && (error !== undefined || ofCompany > 0)}
      isAwaited={profile === undefined}
    >
      {(isKnown) => (
        <>
          <div className="stack fields">
            <p className="small muted">{SAY.intro}</p>
            <RequiredNote />
            {error && <FieldError>{error}</FieldError>}
          </div>
          {profile?.accountKind === 'professionnel' && (
            <CompanyAnswers
              profile={profile}
              onSave={(change) => saveProfile(change)}
              onMissing={(answersMissing) => {
                setOfCompany(answersMissing)
                onCompanyMissing(answersMissing)
              }}
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
                        {against && <ContradictionBanner contradiction={against} onMend={onMend} />}
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

interface Given {
  readonly isOptional: boolean
  readonly value: string
}

const isMissing = (given: readonly Given[]) =>
  given.some(({ isOptional, value }) => !isOptional && value === '')

const valuesOf = (given: readonly Given[]) =>
  given.flatMap(({ value }) => (value === '' ? [] : [value]))

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

interface PeopleGroupProps {
  readonly title: string
  readonly given: readonly Given[]
  readonly isOpen: boolean
  /** The first that lacks something. */
  readonly isNext: boolean
  readonly children: ReactNode
}

/**
 * On a phone, a line that says what was complete from the start, or how much is awaited; the latter opens once the group
 * before it is complete, and stays.
 */
function PeopleGroup({ title, given, isOpen, isNext, children }: PeopleGroupProps) {
  const isNarrow = useNarrow()
  const [wasMissing] = useState(isMissing(given))
  const [wasNext] = useState(isNext)
  const [isReached, setReached] = useState(isOpen)
  if (((isNext && !wasNext) || isOpen) && !isReached) setReached(true)
  const missing = given.filter(({ isOptional, value }) => !isOptional && value === '').length
  if (isNarrow && wasMissing)
    return (
      <section className="people-group">
        <Disclosure
          open={isReached}
          className="people-next"
          summary={
            <span>
              <h3>{title}</h3>
              {missing > 0 ? (
                <span className="people-awaited small">{SAY.awaited(missing)}</span>
              ) : (
                <span className="people-given small muted">
                  {withWholePlates(valuesOf(given).map(unbroken).join(' · '))}
                </span>
              )}
            </span>
          }
        >
          {children}
        </Disclosure>
      </section>
    )
  return (
    <section className="people-group">
      <h3>{title}</h3>
      <Gist parts={valuesOf(given)} label={SAY.checkOrChange} isOpen={wasMissing || isOpen}>
        {children}
      </Gist>
    </section>
  )
}

/** The number of people in an answer, separated by semicolons. */
function namedIn(answer: string): number {
  return answer.split(';').filter((one) => one.trim() !== '').length
}
