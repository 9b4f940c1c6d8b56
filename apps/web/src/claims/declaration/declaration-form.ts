import type { Nature } from '@sillage/domain/claims/nature.ts'
import { natureLabelled } from '@sillage/domain/claims/natures.ts'
import type { ProductId } from '@sillage/domain/products/names.ts'
import { isBefore, parseDay } from '@sillage/domain/values/day.ts'
import type { Draft } from '@sillage/wire/claims/declaration.ts'
import type { Question } from '@sillage/wire/claims/house.ts'

/** A declaration under way, as typed. */
export type DeclarationForm = Draft['form']

/** The fields that a declaration can't do without (specification, section 5). */
export type NeededField = 'nature' | 'dateIncident' | 'description'

/** What is still missing, in the order of the screens. */
export function missingFields(form: DeclarationForm): readonly NeededField[] {
  const needed: readonly NeededField[] = ['nature', 'dateIncident', 'description']
  return needed.filter((field) => !form[field]?.trim())
}

/** The nature chosen, if the contract has it: a draft may stem from another version. */
export function natureOf(form: DeclarationForm, product: ProductId): Nature | null {
  return natureLabelled(product, form.nature ?? '')
}

/** Whether a day can be read and has not come yet. */
export function isFuture(text: string | undefined, today: Temporal.PlainDate): boolean {
  const day = text ? parseDay(text) : null
  return day !== null && isBefore(today, day)
}

type Asked = Pick<Question, 'id' | 'choices'>

/** The answers to what is asked now; those to another nature, or to a question that has changed since, stay behind. */
export function answersOf(form: DeclarationForm, questions: readonly Asked[]) {
  return (form.answers ?? []).filter(({ question_id: id, answer }) => {
    const question = questions.find((one) => one.id === id)
    return question && answer.trim() !== '' && (question.choices?.includes(answer) ?? true)
  })
}

/** The form with one answer more, or changed. */
export function withAnswer(
  form: DeclarationForm,
  { id, answer }: { readonly id: string; readonly answer: string },
): DeclarationForm {
  const others = (form.answers ?? []).filter((one) => one.question_id !== id)
  return { ...form, answers: [...others, { question_id: id, answer }] }
}
