import { AMOUNTS, RIGHTS } from '@sillage/domain/claims/calculation/proposal.ts'
import * as v from 'valibot'
import { useUnsentText } from '../../shell/session/use-unsent-text.ts'
import { NOTHING_TYPED } from './typed-decision.ts'

const draft = v.object({
  typed: v.object({
    loss: v.string(),
    lossSource: v.string(),
    rights: v.record(
      v.picklist(RIGHTS),
      v.object({ holds: v.nullable(v.boolean()), fact: v.string(), clause: v.string() }),
    ),
    amounts: v.record(v.picklist(AMOUNTS), v.object({ text: v.string(), reason: v.string() })),
  }),
  /** The letter, once somebody changed it. */
  edited: v.nullable(v.string()),
  /** The cover, once another was chosen than the one proposed. */
  cover: v.nullable(v.string()),
})

type Draft = Readonly<v.InferOutput<typeof draft>>

const NOTHING: Draft = { typed: NOTHING_TYPED, edited: null, cover: null }

/** Reads a kept draft; one that is no longer valid counts as none. */
export function readDraft(kept: string): Draft {
  try {
    return kept ? v.parse(draft, JSON.parse(kept)) : NOTHING
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
