import { PRODUCT_NAMES } from '@sillage/domain/products/names.ts'
import { cleanLine, cleanParagraph, withoutStackedMarks } from '@sillage/domain/values/line.ts'
import * as z from 'zod/mini'
import { REFUSALS } from '../refusals.messages.ts'

/**
 * Text that PostgreSQL can store (no U+0000) and that is drawn within its line, `max` characters at most; domain rules
 * refuse an empty one.
 */
export function anyText(max: number) {
  return z.string().check(
    z.maxLength(max, REFUSALS.characters(max)),
    z.trim(),
    z.overwrite(withoutStackedMarks),
    z.refine((value) => !value.includes('\u0000'), REFUSALS.character),
  )
}

/** The same, with at least one character. */
export function text(max: number) {
  return anyText(max).check(z.minLength(1, REFUSALS.required))
}

/**
 * A text of several lines, also empty: what turns the text after it round, or can't be seen, is dropped before anybody
 * reads it.
 */
export function anyParagraph(max: number) {
  return anyText(max).check(z.overwrite(cleanParagraph))
}

/** The same, with at least one character. */
export function paragraph(max: number) {
  return anyParagraph(max).check(z.minLength(1, REFUSALS.required))
}

/** A text of one line, with something that shows. */
export function line(max: number) {
  return anyText(max).check(z.overwrite(cleanLine), z.minLength(1, REFUSALS.required))
}

/** A calendar day (`YYYY-MM-DD`) or a full ISO instant; the server reads it as a day in Europe/Paris. */
export const day = z.string().check(z.minLength(10, REFUSALS.day), z.maxLength(40))

/** Euros with two decimals, of any size and sign. */
export const amount = z.number()

/** The same, from nothing to a million. */
export const euros = z.number().check(z.gte(0), z.lte(1_000_000))

/** A whole number of a query. */
export function wholeNumber(least: number, most: number) {
  return z.coerce.number().check(z.int(), z.gte(least), z.lte(most))
}

/**
 * A number that a domain rule checks: null, which JSON writes for NaN and the infinities, and their names are passed on
 * to it.
 */
export const anyNumber = z.union(
  [z.number(), z.null(), z.enum(['NaN', 'Infinity', '-Infinity'])],
  REFUSALS.number,
)

export type SentNumber = z.output<typeof anyNumber>

/** Length of a period that ends now, in days. */
export const periodInDays = wholeNumber(7, 365)

export const uuid = z.uuid(REFUSALS.id)

/** A product by its id: `car` or `travel`. */
export const productId = z.enum(PRODUCT_NAMES.map(({ id }) => id))

/** A product by its name or its id: `Voiture`, `Voyage`, `car` or `travel`. */
export const contractType = z.enum(
  [...PRODUCT_NAMES.map(({ label }) => label), ...PRODUCT_NAMES.map(({ id }) => id)],
  REFUSALS.productUnknown,
)
