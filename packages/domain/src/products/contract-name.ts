import { formatDays } from '../values/day.ts'
import type { Period } from '../values/period.ts'
import type { ProductId } from './names.ts'
import { traitsOf } from './traits.ts'

/** The facts that name a contract. */
interface Named extends Period {
  readonly product: ProductId
  readonly answers: readonly { readonly questionId: string; readonly answerText: string }[]
  readonly travels: readonly { readonly departure: string; readonly arrival: string }[]
}

/**
 * The name by which people know a contract: « Renault Clio AB-123-CD », « Paris – Barcelone, 3 au 12 mars ». Empty when
 * no answer provides one.
 */
export function contractName({ product, answers, travels, start, end }: Named): string {
  const { insured, trips } = traitsOf(product)
  const given = new Map(answers.map(({ questionId, answerText }) => [questionId, answerText]))
  const name = insured((id) => given.get(id) ?? null, travels)
  return trips && name !== '' ? `${name}, ${formatDays(start, end)}` : name
}
