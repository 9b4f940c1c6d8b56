import { CIRCUMSTANCES, IMPACTS } from '@sillage/domain/claims/statement/circumstances.ts'
import { EMPTY_SIDE, SIDE_FIELDS, SIDES } from '@sillage/domain/claims/statement/statement.ts'
import * as v from 'valibot'
import { DECLARATIONS_CACHE } from './device-caches.ts'

/** What a driver wrote of their half, complete or not. */
export const half = v.object({
  texts: v.record(v.picklist(SIDE_FIELDS.map(({ id }) => id)), v.string()),
  isDamageCovered: v.nullable(v.boolean()),
  impact: v.nullable(v.picklist(IMPACTS.map(({ id }) => id))),
  circumstances: v.array(v.picklist(CIRCUMSTANCES.map(({ number }) => number))),
})

export type KeptHalf = v.InferOutput<typeof half>

/** What both drivers share, complete or not. */
export const shared = v.object({
  day: v.string(),
  time: v.string(),
  place: v.string(),
  isInjured: v.nullable(v.boolean()),
  isOtherDamage: v.nullable(v.boolean()),
  witnesses: v.string(),
})

/** A signature drawn on this device: a PNG data URL, with the time of this device's clock. */
const signature = v.nullable(v.object({ by: v.string(), png: v.string(), given_at: v.string() }))

/**
 * An accident statement that two drivers fill in on one device without a network, stored with the declaration of one
 * of them.
 */
const keptStatement = v.object({
  shared,
  a: half,
  b: half,
  sketch: v.nullable(v.string()),
  signed: v.object({ a: signature, b: signature }),
  saved_at: v.string(),
  /** What the server has received: the version it holds, and the other driver's link. */
  sent: v.object({
    version: v.number(),
    /** The half whose request was in flight when this was saved. */
    writing: v.nullable(v.picklist(SIDES)),
    /** Whether the sketch was redrawn since it was sent. */
    isSketchNew: v.boolean(),
    link: v.nullable(v.object({ address: v.string(), qr: v.string(), until: v.string() })),
  }),
  /** Why the server refused it; sent again once corrected. */
  refused: v.nullable(v.string()),
})

export type KeptStatement = v.InferOutput<typeof keptStatement>
export type KeptLink = NonNullable<KeptStatement['sent']['link']>

/** Stored beside the declaration; the different ending keeps it out of the list of declarations. */
const statementAddress = (claimId: string) => `/gardes/declarations/${claimId}/constat-garde`

const open = () => caches.open(DECLARATIONS_CACHE)

/** A blank statement, pre-filled from the declaration and the contract. */
export function newKeptStatement(
  known: Partial<KeptStatement['shared']> & Pick<KeptStatement['shared'], 'day'>,
  texts: KeptHalf['texts'],
): KeptStatement {
  return {
    shared: {
      time: '',
      place: '',
      isInjured: null,
      isOtherDamage: null,
      witnesses: '',
      ...known,
    },
    a: { ...EMPTY_SIDE, texts, circumstances: [] },
    b: { ...EMPTY_SIDE, texts: {}, circumstances: [] },
    sketch: null,
    signed: { a: null, b: null },
    saved_at: new Date().toISOString(),
    sent: { version: 0, writing: null, isSketchNew: false, link: null },
    refused: null,
  }
}

/** The statement of a kept declaration; null when none was started. */
export async function keptStatementOf(claimId: string): Promise<KeptStatement | null> {
  const answer = await (await open()).match(statementAddress(claimId))
  const read = v.safeParse(keptStatement, await answer?.json().catch(() => null))
  return read.success ? read.output : null
}

export async function saveKeptStatement(claimId: string, statement: KeptStatement): Promise<void> {
  await (await open()).put(statementAddress(claimId), Response.json(statement))
}

export async function removeKeptStatement(claimId: string): Promise<void> {
  await (await open()).delete(statementAddress(claimId))
}
