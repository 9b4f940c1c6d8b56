import { ok, type Refusal, type Result, refused } from '../../values/result.ts'
import { CALCULATION_REFUSALS as SAY } from './calculation.messages.ts'
import {
  type Assessment,
  type Proposal,
  type ProposedRight,
  RIGHTS,
  type Right,
  type SaidRight,
} from './proposal.ts'

/** The result for one right. Once a right fails, later ones are not examined. */
export interface JudgedRight {
  readonly right: Right
  readonly state: 'yes' | 'no' | 'unseen'
  readonly fact: string
  /** The clause that denies the right, word for word; empty when it holds. */
  readonly clause: string
  /** Whether a person corrected what the contract says. */
  readonly isCorrected: boolean
}

/** The least number of characters of a fact or a reason. */
const SHORTEST = 3

/** The rights in the order of `RIGHTS`; the first that fails leaves the others unexamined. */
export function judgeRights(
  { rights, exclusions }: Proposal,
  said: Assessment,
): Result<readonly JudgedRight[], Refusal> {
  const judged: JudgedRight[] = []
  let isDenied = false
  for (const right of RIGHTS) {
    if (isDenied) {
      judged.push({ right, state: 'unseen', fact: '', clause: '', isCorrected: false })
      continue
    }
    const one = judgeRight(right, { proposed: rights[right], own: said.rights[right], exclusions })
    if (!one.ok) return one
    judged.push(one.value)
    isDenied = one.value.state === 'no'
  }
  return ok(judged)
}

interface Judging {
  readonly proposed: ProposedRight
  readonly own: SaidRight | undefined
  readonly exclusions: readonly string[]
}

/** One right, as the contract has it or as the person corrects it. */
function judgeRight(
  right: Right,
  { proposed, own, exclusions }: Judging,
): Result<JudgedRight, Refusal> {
  const path = `rights.${right}`
  const holds = own?.holds ?? proposed.holds
  if (holds === null) return refuse('calculation.unanswered', SAY.unanswered(right), path)
  const saidFact = isSaid(own?.fact) ? own.fact.trim() : null
  const isCorrected = proposed.holds !== null && holds !== proposed.holds
  if (isCorrected && saidFact === null)
    return refuse('calculation.correction', SAY.correction, path)
  const fact = saidFact ?? proposed.fact
  if (holds) return ok({ right, state: 'yes', fact, clause: '', isCorrected })
  if (saidFact === null && proposed.holds === null)
    return refuse('calculation.fact', SAY.fact, path)
  const clause = isSaid(own?.clause) ? own.clause.trim() : proposed.clause
  if (clause === '') return refuse('calculation.clause', SAY.clause, path)
  if (right === 'exclusion' && !exclusions.includes(clause))
    return refuse('calculation.clause_unknown', SAY.clauseUnknown, path)
  return ok({ right, state: 'no', fact, clause, isCorrected })
}

/** Whether a fact, a clause or a reason was given. */
export function isSaid(text: string | undefined): text is string {
  return (text ?? '').trim().length >= SHORTEST
}

/** A refusal at a field of the assessment. */
export function refuse(code: string, message: string, path: string) {
  return refused({ code, message, path })
}
