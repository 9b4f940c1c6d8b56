import type { Fault } from '../../products/claims-history.ts'
import { type Circumstance, isRear } from './circumstances.ts'
import { CASES, NO_PROPOSAL } from './statement.messages.ts'
import type { Side, Statement, StatementSide } from './statement.ts'

/** A case of the convention between insurers (IRSA, edition of June 2014). */
export type Case = keyof typeof CASES

/** A share of fault for A, our insured, for a person to confirm; or why none is proposed. */
export type Proposal =
  | {
      readonly case: Case
      readonly fault: Fault
      /** What the case says, in French. */
      readonly rule: string
      /** The boxes that it relies on. */
      readonly boxes: readonly { readonly side: Side; readonly number: Circumstance }[]
    }
  | { readonly case: null; readonly why: string }

interface Found {
  readonly case: Case
  readonly at: Side | 'both'
  readonly boxes: readonly (readonly [Side, Circumstance])[]
}

/** Boxes for a vehicle that was moving: they contradict box 1. */
const MOVING: readonly Circumstance[] = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17]
/** Drivers who ticked one of these had to give way: case 51. */
const GIVING_WAY: readonly Circumstance[] = [2, 4, 6, 14]
const APART = [
  [6, 7],
  [12, 13],
] as const

/**
 * The share of fault proposed from the boxes of a signed statement, by the 13 cases of the convention (insurance-facts,
 * section 7): first a stationary vehicle, then ignored signals, then priority, then how the two were driving. Nothing
 * is proposed while a signature is missing, when someone is injured, or when the boxes contradict one another. It is
 * not binding: a person decides under ordinary law, and the coefficient follows that decision.
 *
 * Example: B reversed (box 14) and A ticked nothing: case 51, A has no fault.
 */
export function proposeFault(
  { shared, a, b }: Statement,
  { isSigned }: { readonly isSigned: boolean },
): Proposal {
  if (!isSigned) return nothing(NO_PROPOSAL.unsigned)
  if (shared.isInjured) return nothing(NO_PROPOSAL.injured)
  if (a.circumstances.length + b.circumstances.length === 0) return nothing(NO_PROPOSAL.silent)
  const contradiction = contradictionOf(a, b)
  if (contradiction) return nothing(contradiction)
  const found = stationary(a, b) ?? signals(a, b) ?? givingWay(a, b) ?? driving(a, b)
  if (found === null || found === 'apart')
    return nothing(found === null ? NO_PROPOSAL.unclear : NO_PROPOSAL.apart)
  return {
    case: found.case,
    fault: found.at === 'both' ? 'half' : found.at === 'a' ? 'whole' : 'none',
    rule: CASES[found.case],
    boxes: found.boxes.map(([side, number]) => ({ side, number })),
  }
}

function nothing(why: string): Proposal {
  return { case: null, why }
}

const ticks = ({ circumstances }: StatementSide, ...boxes: readonly Circumstance[]) =>
  boxes.find((box) => circumstances.includes(box))

function contradictionOf(a: StatementSide, b: StatementSide): string | null {
  for (const [name, side] of [
    ['A', a],
    ['B', b],
  ] as const) {
    const moving = ticks(side, 2, ...MOVING)
    if (ticks(side, 1) && moving)
      return `${name} a coché à la fois les cases 1 et ${moving}, qui se contredisent.`
    const both = APART.find(([one, other]) => ticks(side, one) && ticks(side, other))
    if (both)
      return `${name} a coché à la fois les cases ${both[0]} et ${both[1]}, qui se contredisent.`
  }
  for (const box of [1, 8, 16] as const)
    if (ticks(a, box) && ticks(b, box))
      return `A et B ont coché tous deux la case ${box}\u00a0: l’un contredit l’autre.`
  for (const [name, hitting, hit] of [
    ['A', a, b],
    ['B', b, a],
  ] as const)
    if (ticks(hitting, 8) && hit.impact !== null && !isRear(hit.impact))
      return `${name} a coché la case 8, mais l’autre n’a pas été touché à l’arrière.`
  return null
}

function stationary(a: StatementSide, b: StatementSide): Found | null {
  if (ticks(a, 1)) return { case: 40, at: 'b', boxes: [['a', 1]] }
  return ticks(b, 1) ? { case: 40, at: 'a', boxes: [['b', 1]] } : null
}

function signals(a: StatementSide, b: StatementSide): Found | null {
  return banned({ a: ticks(a, 17), b: ticks(b, 17) }, 50)
}

function givingWay(a: StatementSide, b: StatementSide): Found | null {
  return banned({ a: ticks(a, ...GIVING_WAY), b: ticks(b, ...GIVING_WAY) }, 51)
}

/** When both broke the same rule, fault is shared. */
function banned(
  { a, b }: Readonly<Record<Side, Circumstance | undefined>>,
  oneSided: 50 | 51,
): Found | null {
  if (a && b)
    return {
      case: 56,
      at: 'both',
      boxes: [
        ['a', a],
        ['b', b],
      ],
    }
  if (a) return { case: oneSided, at: 'a', boxes: [['a', a]] }
  return b ? { case: oneSided, at: 'b', boxes: [['b', b]] } : null
}

/** The case that follows from how the two were driving; « apart » when it makes each of them wholly at fault. */
function driving(a: StatementSide, b: StatementSide): Found | 'apart' | null {
  const shared = together(a, b)
  if (shared) return shared
  const found = [alone('a', a, b), alone('b', b, a)].filter((one) => one !== null)
  const [only, other] = found
  if (only && other && only.at !== other.at) return 'apart'
  if (only) return only
  const files = (
    [['a', ticks(a, 9, 11)] as const, ['b', ticks(b, 9, 11)] as const] as const
  ).flatMap(([side, box]) => (box ? [[side, box] as const] : []))
  return files.length > 0 ? { case: 13, at: 'both', boxes: files } : null
}

/** The case for a pair of boxes that the two ticked, in either order. */
function together(a: StatementSide, b: StatementSide): Found | null {
  const pairs = [
    { case: 13, one: 10, other: 10 },
    { case: 21, one: 15, other: 15 },
    { case: 31, one: 16, other: 15 },
    { case: 17, one: 11, other: 13 },
  ] as const
  for (const { case: own, one, other } of pairs)
    for (const [mine, theirs] of [
      [one, other],
      [other, one],
    ] as const)
      if (ticks(a, mine) && ticks(b, theirs))
        return {
          case: own,
          at: 'both',
          boxes: [
            ['a', mine],
            ['b', theirs],
          ],
        }
  return null
}

/** The case for what one driver did alone; `at` is the driver at fault, who may be the other one. */
function alone(side: Side, own: StatementSide, other: StatementSide): Found | null {
  const them: Side = side === 'a' ? 'b' : 'a'
  const by = (found: Case, box: Circumstance, at: Side): Found => ({
    case: found,
    at,
    boxes: [[side, box]],
  })
  if (ticks(own, 8)) return by(10, 8, side)
  const parking = ticks(own, 3, 5)
  if (parking) return isRear(own.impact) ? by(10, parking, them) : by(15, parking, side)
  if (ticks(own, 10)) return by(15, 10, side)
  if (ticks(own, 15)) return by(20, 15, side)
  if (ticks(own, 16)) return by(30, 16, them)
  const turning = ticks(own, 12, 13)
  return turning && ticks(other, 9) ? by(15, turning, side) : null
}
