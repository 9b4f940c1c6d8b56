import { PRODUCT_NAMES } from '@sillage/domain/products/names.ts'
import { withoutStackedMarks } from '@sillage/domain/values/line.ts'
import * as z from 'zod/mini'
import { REFUSALS } from '../refusals.messages.ts'

/** Text that PostgreSQL can store (no U+0000) and that is drawn in its place, `max` characters at most; that it may be empty is a rule's to say. */
export function anyText(max: number) {
  return z.string().check(
    z.maxLength(max, REFUSALS.characters(max)),
    z.trim(),
    z.overwrite(withoutStackedMarks),
    z.refine((value) => !value.includes('\u0000'), REFUSALS.character),
  )
}

/** The same, of one character at least. */
export function text(max: number) {
  return anyText(max).check(z.minLength(1, REFUSALS.required))
}

/** A calendar day (`YYYY-MM-DD`) or a full ISO instant; the server reads it as a day in Europe/Paris. */
export const day = z.string().check(z.minLength(10, REFUSALS.day), z.maxLength(40))

/** Euros with two decimals. */
export const euros = z.number().check(z.gte(0), z.lte(1_000_000))

/** A number that a rule judges: null, which JSON makes of NaN and the infinities, and their names are let through to it. */
export const anyNumber = z.union(
  [z.number(), z.null(), z.enum(['NaN', 'Infinity', '-Infinity'])],
  REFUSALS.number,
)

export type SentNumber = z.output<typeof anyNumber>

export const uuid = z.uuid(REFUSALS.id)

/** A product as data writes it: `car` or `travel`. */
export const productId = z.enum(PRODUCT_NAMES.map(({ id }) => id))

/** A product as people or data write it: `Voiture`, `Voyage`, `car` or `travel`. */
export const contractType = z.enum(
  [...PRODUCT_NAMES.map(({ label }) => label), ...PRODUCT_NAMES.map(({ id }) => id)],
  REFUSALS.productUnknown,
)
