import { AMOUNTS, RIGHTS } from '@sillage/domain/claims/calculation/proposal.ts'
import * as z from 'zod/mini'
import { useUnsentText } from '../../shell/session/use-unsent-text.ts'
import { NOTHING_TYPED } from './typed-decision.ts'

const draft = z.object({
  typed: z.object({
    loss: z.string(),
    lossSource: z.string(),
    rights: z.partialRecord(
      z.enum(RIGHTS),
      z.object({ holds: z.nullable(z.boolean()), fact: z.string(), clause: z.string() }),
    ),
    amounts: z.partialRecord(z.enum(AMOUNTS), z.object({ text: z.string(), reason: z.string() })),
  }),
  /** The letter, once somebody changed it. */
  edited: z.nullable(z.string()),
  /** The cover, once another was chosen than the one proposed. */
  cover: z.nullable(z.string()),
})

type Draft = Readonly<z.output<typeof draft>>

const NOTHING: Draft = { typed: NOTHING_TYPED, edited: null, cover: null }

/** Reads a kept draft; one that is no longer valid counts as none. */
export function readDraft(kept: string): Draft {
  try {
    return kept ? draft.parse(JSON.parse(kept)) : NOTHING
  } catch {
    return NOTHING
  }
}

/** What is typed of a decision, kept in this tab until it is made. */
export function useDecisionDraft(claimId: string) {
  const [kept, keep] = useUnsentText(`decision.${claimId}`)
  const now = readDraft(kept)
  return {
    ...now,
    change: (change: Partial<Draft>) => keep(JSON.stringify({ ...now, ...change })),
    forget: () => keep(''),
  }
}
