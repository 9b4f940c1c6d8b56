import { withoutStackedMarks } from '@sillage/domain/values/line.ts'
import * as z from 'zod/mini'

/** Text that PostgreSQL can store (no U+0000) and that is drawn in its place, `max` characters at most; that it may be empty is a rule's to say. */
export function anyText(max: number) {
  return z.string().check(
    z.maxLength(max, `${max} caractères au plus`),
    z.trim(),
    z.overwrite(withoutStackedMarks),
    z.refine((value) => !value.includes('\u0000'), 'Caractère non autorisé'),
  )
}

/** The same, of one character at least. */
export function text(max: number) {
  return anyText(max).check(z.minLength(1, 'Ce champ est obligatoire'))
}

/** A calendar day (`YYYY-MM-DD`) or a full ISO instant; the server reads it as a day in Europe/Paris. */
export const day = z
  .string()
  .check(z.minLength(10, 'Date attendue au format AAAA-MM-JJ'), z.maxLength(40))

/** Euros with two decimals. */
export const euros = z.number().check(z.gte(0), z.lte(1_000_000))

/** A number that a rule judges: null, which JSON makes of NaN and the infinities, and their names are let through to it. */
export const anyNumber = z.union(
  [z.number(), z.null(), z.enum(['NaN', 'Infinity', '-Infinity'])],
  'Nombre attendu',
)

export type SentNumber = z.output<typeof anyNumber>

export const uuid = z.uuid('Identifiant invalide')

/** `Voiture`, `Voyage`, `car` or `travel`. */
export const contractType = z.enum(
  ['Voiture', 'Voyage', 'car', 'travel'],
  'Type de contrat inconnu',
)
