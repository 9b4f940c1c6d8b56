import { calculateDecision } from '@sillage/domain/claims/calculation/calculation.ts'
import type { Amount, Right } from '@sillage/domain/claims/calculation/proposal.ts'
import { AMOUNTS, RIGHTS } from '@sillage/domain/claims/calculation/proposal.ts'
import {
  readAssessment,
  readProposal,
  type WireAssessment,
  type WireProposal,
} from '@sillage/wire/claims/calculation.ts'
import type { DecisionGround } from '@sillage/wire/claims/claim-decision.ts'
import { readAmount } from '../../shell/read-amount.ts'
import { DECISION as SAY } from './decision.messages.ts'

export interface TypedRight {
  readonly holds: boolean | null
  readonly fact: string
  readonly clause: string
}

export interface TypedAmount {
  readonly text: string
  readonly reason: string
}

/** The input of the decision page. */
export interface Typed {
  readonly loss: string
  readonly lossSource: string
  /** Only the rights and amounts that the person changed. */
  readonly rights: Readonly<Partial<Record<Right, TypedRight>>>
  readonly amounts: Readonly<Partial<Record<Amount, TypedAmount>>>
}

export const NOTHING_TYPED: Typed = { loss: '', lossSource: '', rights: {}, amounts: {} }

/** The initial text of an amount field, in euros. */
export function shownAmount(amount: number | null): string {
  return amount === null ? '' : String(amount).replace('.', ',')
}

type Read =
  | { readonly ok: true; readonly said: WireAssessment }
  | { readonly ok: false; readonly message: string; readonly path: string }

/** Converts the input to the request format; stops at the first amount that can't be parsed. */
function readTyped(typed: Typed, { proposal, cover }: DecisionGround): Read {
  const loss = typed.loss.trim() === '' ? 0 : readAmount(typed.loss)
  if (loss === null) return { ok: false, message: SAY.unreadable, path: 'loss' }
  const amounts: WireAssessment['amounts'] = []
  for (const step of AMOUNTS) {
    const own = typed.amounts[step]
    if (!own) continue
    const amount = own.text.trim() === '' ? null : readAmount(own.text)
    if (amount === null && own.text.trim() !== '')
      return { ok: false, message: SAY.unreadable, path: `amounts.${step}` }
    const proposed = proposal.amounts.find((one) => one.step === step)?.amount ?? null
    if (amount !== proposed) amounts.push({ step, amount, reason: own.reason })
  }
  const rights = RIGHTS.flatMap((right) => {
    const own = typed.rights[right]
    return own && own.holds !== null
      ? [{ right, holds: own.holds, fact: own.fact, clause: own.clause }]
      : []
  })
  return { ok: true, said: { cover, loss, loss_source: typed.lossSource, rights, amounts } }
}

/** The decision that results from the input, by the same rule as the server. */
export function calculateTyped(typed: Typed, ground: DecisionGround) {
  const read = readTyped(typed, ground)
  if (!read.ok) return { said: null, calculation: null, refusal: read }
  const result = calculateDecision(readProposal(ground.proposal), readAssessment(read.said))
  return result.ok
    ? { said: read.said, calculation: result.value, refusal: null }
    : {
        said: read.said,
        calculation: null,
        refusal: { message: result.error.message, path: result.error.path ?? '' },
      }
}

export const proposedRight = (proposal: WireProposal, right: Right) =>
  proposal.rights.find((one) => one.right === right) ?? { holds: null, fact: '', clause: '' }

export const proposedAmount = (proposal: WireProposal, step: Amount) =>
  proposal.amounts.find((one) => one.step === step) ?? { amount: null, fact: '' }
