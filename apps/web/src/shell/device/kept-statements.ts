import { CIRCUMSTANCES, IMPACTS } from '@sillage/domain/claims/statement/circumstances.ts'
import { EMPTY_SIDE, SIDE_FIELDS, SIDES } from '@sillage/domain/claims/statement/statement.ts'
import * as z from 'zod/mini'
import { DECLARATIONS_CACHE } from './device-caches.ts'

/** What a driver wrote of their half, complete or not. */
export const half = z.object({
  texts: z.partialRecord(z.enum(SIDE_FIELDS.map(({ id }) => id)), z.string()),
  isDamageCovered: z.nullable(z.boolean()),
  impact: z.nullable(z.enum(IMPACTS.map(({ id }) => id))),
  circumstances: z.array(z.literal(CIRCUMSTANCES.map(({ number }) => number))),
})

export type KeptHalf = z.output<typeof half>

/** What both drivers share, complete or not. */
export const shared = z.object({
  day: z.string(),
  time: z.string(),
  place: z.string(),
  isInjured: z.nullable(z.boolean()),
  isOtherDamage: z.nullable(z.boolean()),
  witnesses: z.string(),
})

/** A signature drawn on this device: a PNG data URL, with the time of this device's clock. */
const signature = z.nullable(z.object({ by: z.string(), png: z.string(), given_at: z.string() }))

/**
 * An accident statement that two drivers fill in on one device without a network, stored with the declaration of one
 * of them.
 */
const keptStatement = z.object({
  shared,
  a: half,
  b: half,
  sketch: z.nullable(z.string()),
  signed: z.object({ a: signature, b: signature }),
  saved_at: z.string(),
  /** What the server has received: the version it holds, and the other driver's link. */
  sent: z.object({
    version: z.number(),
    /** The half whose request was in flight when this was saved. */
    writing: z.nullable(z.enum(SIDES)),
    /** Whether the sketch was redrawn since it was sent. */
    isSketchNew: z.boolean(),
    link: z.nullable(z.object({ address: z.string(), qr: z.string(), until: z.string() })),
  }),
  /** Why the server refused it; sent again once corrected. */
  refused: z.nullable(z.string()),
})

export type KeptStatement = z.output<typeof keptStatement>
export type KeptLink = NonNullable<KeptStatement['sent']['link']>

/** Stored beside the declaration; the different ending keeps it out of the list of declarations. */
export const statementAddress = (claimId: string) => `/gardes/declarations/${claimId}/constat-garde`

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
  const read = keptStatement.safeParse(await answer?.json().catch(() => null))
  return read.success ? read.data : null
}

export async function saveKeptStatement(claimId: string, statement: KeptStatement): Promise<void> {
  await (await open()).put(statementAddress(claimId), Response.json(statement))
}

export async function removeKeptStatement(claimId: string): Promise<void> {
  await (await open()).delete(statementAddress(claimId))
}
