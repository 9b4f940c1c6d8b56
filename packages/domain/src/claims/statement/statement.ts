import { readPrinted } from '../../values/printable.ts'
import { ok, type Refusal, type Result, refused } from '../../values/result.ts'
import { CLAIM_MESSAGES } from '../claims.messages.ts'
import { type Circumstance, type Impact, isCircumstance } from './circumstances.ts'
import { STATEMENT_MESSAGES as SAY } from './statement.messages.ts'

/** A is our insured, who opens the statement; B is the other driver. */
export const SIDES = ['a', 'b'] as const
export type Side = (typeof SIDES)[number]

/** What each party fills in about themselves, by section of the form; the `isNeeded` ones are required to sign. */
export const SIDE_FIELDS = [
  { id: 'policyholder', box: 6, label: 'Nom et prénom de l’assuré', max: 120, isNeeded: true },
  { id: 'address', box: 6, label: 'Son adresse', max: 200 },
  { id: 'contact', box: 6, label: 'Son téléphone ou son e-mail', max: 120 },
  { id: 'vehicle', box: 7, label: 'Marque et modèle', max: 80, isNeeded: true },
  { id: 'plate', box: 7, label: 'Immatriculation', max: 20, isNeeded: true },
  { id: 'trailer', box: 7, label: 'Immatriculation de la remorque', max: 20 },
  { id: 'insurer', box: 8, label: 'Société d’assurance', max: 120, isNeeded: true },
  { id: 'contract', box: 8, label: 'Numéro du contrat', max: 60, isNeeded: true },
  { id: 'agency', box: 8, label: 'Agence ou courtier', max: 120 },
  { id: 'driver', box: 9, label: 'Nom et prénom du conducteur', max: 120, isNeeded: true },
  { id: 'birth', box: 9, label: 'Sa date de naissance', max: 40 },
  { id: 'licence', box: 9, label: 'Numéro du permis', max: 40 },
  { id: 'category', box: 9, label: 'Catégorie et validité du permis', max: 60 },
  { id: 'damage', box: 11, label: 'Dégâts apparents', max: 300 },
  { id: 'remarks', box: 14, label: 'Mes observations', max: 600 },
] as const satisfies readonly {
  id: string
  box: number
  label: string
  max: number
  isNeeded?: boolean
}[]

export type SideField = (typeof SIDE_FIELDS)[number]['id']

/** One party’s half of the statement. */
export interface StatementSide {
  readonly texts: Partial<Record<SideField, string>>
  /** Whether the party's insurer covers the damage to their own vehicle; null when not answered. */
  readonly isDamageCovered: boolean | null
  readonly impact: Impact | null
  /** The boxes ticked, in their order. */
  readonly circumstances: readonly Circumstance[]
}

/** The part that both share: sections 1 to 5. */
export interface StatementShared {
  /** As in `2026-11-24`. */
  readonly day: string
  /** As in `18:20`; empty when not given. */
  readonly time: string
  readonly place: string
  /** Null until someone answers: there is no default. */
  readonly isInjured: boolean | null
  readonly isOtherDamage: boolean | null
  /** Names, addresses, phones; empty when there are none. */
  readonly witnesses: string
}

export const EMPTY_SIDE: StatementSide = {
  texts: {},
  isDamageCovered: null,
  impact: null,
  circumstances: [],
}

/** Both halves of a statement, and what they share. */
export interface Statement {
  readonly shared: StatementShared
  readonly a: StatementSide
  readonly b: StatementSide
}

/**
 * Reads one party's half: texts trimmed, each box once, in order.
 * Refusals: `statement.too_long` and `statement.unknown_box`, naming the field.
 */
export function readSide(side: {
  readonly texts: Readonly<Record<string, string | undefined>>
  readonly isDamageCovered: boolean | null
  readonly impact: Impact | null
  readonly circumstances: readonly number[]
}): Result<StatementSide, Refusal> {
  const texts: Partial<Record<SideField, string>> = {}
  for (const { id, label, max } of SIDE_FIELDS) {
    const read = readPrinted(side.texts[id] ?? '', `side.texts.${id}`)
    if (!read.ok) return named(label, read.error)
    const text = read.value
    if (text.length > max)
      return refused({
        code: 'statement.too_long',
        message: SAY.tooLong(label, max),
        path: `side.texts.${id}`,
      })
    if (text !== '') texts[id] = text
  }
  const circumstances = [...new Set(side.circumstances)].toSorted((one, other) => one - other)
  if (!circumstances.every(isCircumstance))
    return refused({
      code: 'statement.unknown_box',
      message: SAY.unknownBox,
      path: 'side.circumstances',
    })
  return ok({
    texts,
    isDamageCovered: side.isDamageCovered,
    impact: side.impact,
    circumstances,
  })
}

/** A moment of the wall clock: `2026-11-24` and `18:20`, compared as text (pages without a network have no Temporal). */
export interface WallClock {
  readonly day: string
  /** Empty where another clock counts, abroad: only the day is compared. */
  readonly time: string
}

/**
 * Reads the part that both share: texts cleaned, an accident that has happened by `now`. Refusals: `claim.incident_in_future`, as for a declaration, and
 * `text.unprintable`.
 */
export function readShared(
  shared: StatementShared,
  now: WallClock,
): Result<StatementShared, Refusal> {
  if (shared.day > now.day)
    return refused({
      code: 'claim.incident_in_future',
      message: CLAIM_MESSAGES.incidentInFuture,
      path: 'shared.day',
    })
  if (shared.day === now.day && now.time !== '' && shared.time > now.time)
    return refused({
      code: 'claim.incident_in_future',
      message: CLAIM_MESSAGES.incidentLaterToday,
      path: 'shared.time',
    })
  const place = readPrinted(shared.place, 'shared.place')
  if (!place.ok) return named(SAY.place, place.error)
  const witnesses = readPrinted(shared.witnesses, 'shared.witnesses')
  if (!witnesses.ok) return named(SAY.witnesses, witnesses.error)
  return ok({ ...shared, place: place.value, witnesses: witnesses.value })
}

function named(label: string, refusal: Refusal) {
  return refused({ ...refusal, message: SAY.ofField(label, refusal.message) })
}

/** The labels of what a party must still fill in before signing; empty when nothing is missing. */
export function missingToSign(
  { shared }: Pick<Statement, 'shared'>,
  side: StatementSide,
): string[] {
  return [
    ...(shared.time === '' ? [SAY.time] : []),
    ...(shared.place === '' ? [SAY.place] : []),
    ...(shared.isInjured === null ? [SAY.injured] : []),
    ...(shared.isOtherDamage === null ? [SAY.otherDamage] : []),
    ...SIDE_FIELDS.flatMap((field) =>
      'isNeeded' in field && side.texts[field.id] === undefined ? [field.label] : [],
    ),
    ...(side.impact === null ? [SAY.impact] : []),
  ]
}
