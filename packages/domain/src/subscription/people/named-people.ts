import type { AnsweredQuestion } from '../questionnaire.ts'
import type { Tariff } from '../tariff.ts'
import { readTypedDay } from './birth.ts'
import { readDrivers } from './drivers.ts'
import { isAboutPeople } from './given-people.ts'
import { readPeople } from './travellers.ts'

/** A person named in a contract, with their date of birth if the contract asks for it. */
export interface PersonNamed {
  readonly name: string
  readonly birth: Temporal.PlainDate | null
}

/**
 * Everyone named in the answers of a contract: policyholder, drivers, travellers, and holders of the vehicle's
 * registration.
 */
export function namedPeople(
  tariff: Tariff,
  answers: readonly AnsweredQuestion[],
  today: Temporal.PlainDate,
): readonly PersonNamed[] {
  const asked = tariff.questions.filter(isAboutPeople)
  const given = (id: string) => answers.find(({ questionId }) => questionId === id)?.answerText
  return asked.flatMap((question): PersonNamed[] => {
    const answer = given(question.id)
    if (!answer) return []
    if (question.format === 'people' || question.format === 'drivers') {
      const read = (question.format === 'people' ? readPeople : readDrivers)(answer, today)
      return read.ok ? read.value.map(({ name, birth }) => ({ name, birth })) : []
    }
    if (question.format === 'name_on_papers') return [{ name: answer, birth: null }]
    if (question.format !== 'legal_name') return []
    const birth = asked.find(
      ({ subject, format }) => subject === question.subject && format === 'birth_date',
    )
    return [{ name: answer, birth: birth ? readTypedDay(given(birth.id) ?? '') : null }]
  })
}
