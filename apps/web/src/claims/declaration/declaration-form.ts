import { lastDayBegun } from '@sillage/domain/claims/declaration.ts'
import type { Nature } from '@sillage/domain/claims/nature.ts'
import { natureLabelled } from '@sillage/domain/claims/natures.ts'
import type { ProductId } from '@sillage/domain/products/names.ts'
import { isBefore, parseDay } from '@sillage/domain/values/day.ts'
import type { Draft, Ground } from '@sillage/wire/claims/declaration.ts'
import type { Question } from '@sillage/wire/claims/house.ts'

/** An unfinished declaration, as typed. */
export type DeclarationForm = Draft['form']

/** The required fields of a declaration (specification, section 5). */
export type NeededField = 'nature' | 'dateIncident' | 'description'

/** The required fields still missing, in screen order. */
export function missingFields(form: DeclarationForm): readonly NeededField[] {
  const needed: readonly NeededField[] = ['nature', 'dateIncident', 'description']
  return needed.filter((field) => !form[field]?.trim())
}

/** The chosen nature, or null when the contract doesn't have it: a draft may come from another version. */
export function natureOf(form: DeclarationForm, product: ProductId): Nature | null {
  return natureLabelled(product, form.nature ?? '')
}

/** The last day that an incident may be of. `now` is told in Paris. */
export function lastDayOf(
  { abroad = false }: DeclarationForm,
  now: Temporal.PlainDateTime,
): Temporal.PlainDate {
  return lastDayBegun(now, { abroad })
}

/** Whether the day of the incident is valid and has not begun where it happened. */
export function isFuture(form: DeclarationForm, now: Temporal.PlainDateTime): boolean {
  const day = form.dateIncident ? parseDay(form.dateIncident) : null
  return day !== null && isBefore(lastDayOf(form, now), day)
}

/** Whether the incident is today, at an hour still to come in Paris; abroad, another clock counts. */
export function isLaterToday(form: DeclarationForm, now: Temporal.PlainDateTime): boolean {
  const day = form.dateIncident ? parseDay(form.dateIncident) : null
  if (!day?.equals(now.toPlainDate()) || !form.incidentTime || form.abroad) return false
  return form.incidentTime > now.toPlainTime().toString({ smallestUnit: 'minute' })
}

/** The questions of the nature that a statement signed by both drivers answers, with the answers. */
export function answeredByStatement(nature: Nature | null) {
  return (nature?.questions ?? []).flatMap(({ id, signedStatement }) =>
    signedStatement === undefined ? [] : [{ id, answer: signedStatement }],
  )
}

type Asked = Pick<Question, 'id' | 'choices'>

/** The answers to the questions asked now, without those to another nature or to a question changed since. */
export function answersOf(form: DeclarationForm, questions: readonly Asked[]) {
  return (form.answers ?? []).filter(({ question_id: id, answer }) => {
    const question = questions.find((one) => one.id === id)
    return question && answer.trim() !== '' && (question.choices?.includes(answer) ?? true)
  })
}

/** The form with an answer added or changed. */
export function withAnswer(
  form: DeclarationForm,
  { id, answer }: { readonly id: string; readonly answer: string },
): DeclarationForm {
  const others = (form.answers ?? []).filter((one) => one.question_id !== id)
  return { ...form, answers: [...others, { question_id: id, answer }] }
}

/** A nature on the contract, with what it asks today. */
export type AskedNature = Ground['natures'][number]

interface Declared {
  readonly contractId: string
  readonly form: DeclarationForm
  readonly nature: AskedNature
}

/** The request of a declaration. */
export function bodyOf({ contractId, form, nature }: Declared) {
  return {
    contract_id: contractId,
    nature: nature.nature,
    dateIncident: form.dateIncident ?? '',
    description: form.description?.trim() ?? '',
    answers: answersOf(form, nature.questions),
    intake_version: nature.intake_version,
    injured: form.injured ?? false,
    abroad: form.abroad ?? false,
    ...(form.incidentTime ? { incidentTime: form.incidentTime } : {}),
    ...(form.place?.trim() ? { place: form.place.trim() } : {}),
  }
}
