import { describe, expect, test } from 'vitest'
import type { Circumstance, Impact } from './circumstances.ts'
import { proposeFault } from './proposal.ts'
import { EMPTY_SIDE, type Statement } from './statement.ts'

interface Accident {
  readonly a?: readonly Circumstance[]
  readonly b?: readonly Circumstance[]
  readonly hitA?: Impact
  readonly hitB?: Impact
  readonly isInjured?: boolean
}

function statementOf({ a = [], b = [], hitA, hitB, isInjured = false }: Accident): Statement {
  return {
    shared: {
      day: '2026-11-12',
      time: '18:20',
      place: 'Orléans, rue des Carmes',
      isInjured,
      isOtherDamage: false,
      witnesses: '',
    },
    a: { ...EMPTY_SIDE, circumstances: a, impact: hitA ?? null },
    b: { ...EMPTY_SIDE, circumstances: b, impact: hitB ?? null },
  }
}

const of = (accident: Accident) => proposeFault(statementOf(accident), { isSigned: true })

/** The same accident with A and B swapped. */
const mirrored = ({ a, b, hitA, hitB, isInjured }: Accident): Accident => ({
  ...(a && { b: a }),
  ...(b && { a: b }),
  ...(hitA && { hitB: hitA }),
  ...(hitB && { hitA: hitB }),
  ...(isInjured && { isInjured }),
})

const MIRRORED = { none: 'whole', whole: 'none', half: 'half' } as const

describe('the fault proposed from an accident statement', () => {
  test.each<[string, Accident, number, 'none' | 'half' | 'whole']>([
    ['B runs into the back of A', { b: [8], hitA: 'rear' }, 10, 'none'],
    ['A, parking, is hit from behind', { a: [3], hitA: 'rear_left' }, 10, 'none'],
    ['two lanes, nobody changes', { a: [9], b: [9] }, 13, 'half'],
    ['both change lanes', { a: [10], b: [10] }, 13, 'half'],
    ['B changes lanes next to A', { a: [9], b: [10] }, 15, 'none'],
    ['A turns into a car park before B', { a: [5], hitA: 'left', b: [9] }, 15, 'whole'],
    ['B turns left across the lane of A', { a: [9], b: [13] }, 15, 'none'],
    ['A overtakes, B turns left', { a: [11], b: [13] }, 17, 'half'],
    ['A crosses into the lane of B', { a: [15] }, 20, 'whole'],
    ['both cross the middle', { a: [15], b: [15] }, 21, 'half'],
    ['A comes from the right', { a: [16] }, 30, 'none'],
    ['A comes from the right over the middle of B', { a: [16], b: [15] }, 31, 'half'],
    ['A is parked', { a: [1], b: [14] }, 40, 'none'],
    ['B passes a red light while A reverses', { a: [14], b: [17] }, 50, 'none'],
    ['B enters a roundabout where A is driving', { a: [7], b: [6] }, 51, 'none'],
    ['A leaves a parking place', { a: [2], b: [9] }, 51, 'whole'],
    ['B leaves a private place', { b: [4] }, 51, 'none'],
    ['both reverse', { a: [14], b: [14] }, 56, 'half'],
    ['both ignore a signal', { a: [17], b: [17] }, 56, 'half'],
  ])('%s', (_, accident, number, fault) => {
    expect(of(accident)).toMatchObject({ case: number, fault })
    // the result doesn't depend on which driver is A
    expect(of(mirrored(accident))).toMatchObject({ case: number, fault: MIRRORED[fault] })
  })

  test.each<[string, Accident, string]>([
    ['somebody is hurt', { a: [1], b: [14], isInjured: true }, 'blessé'],
    ['no box is ticked', {}, 'Aucune case'],
    ['a car is both parked and overtaking', { a: [1, 11] }, 'cases 1 et 11'],
    ['a car turns both left and right', { b: [12, 13] }, 'cases 12 et 13'],
    ['both cars are parked', { a: [1], b: [1] }, 'case 1'],
    ['each car comes from the right of the other', { a: [16], b: [16] }, 'case 16'],
    ['each car runs into the back of the other', { a: [8], b: [8] }, 'case 8'],
    ['a car runs into the back of one that was hit in front', { a: [8], hitB: 'front' }, 'case 8'],
    ['nothing decides between what each driver did', { a: [10], b: [15] }, 'rien ne départage'],
    ['only a turn of one car is known', { a: [12] }, 'ne suffisent pas'],
    ['only the presence of one car on a roundabout is known', { a: [7] }, 'ne suffisent pas'],
  ])('is left open when %s', (_, accident, why) => {
    const proposal = of(accident)
    expect(proposal.case).toBeNull()
    expect('why' in proposal && proposal.why).toContain(why)
    expect(of(mirrored(accident)).case).toBeNull()
  })

  test('is left open until both drivers have signed', () => {
    expect(proposeFault(statementOf({ a: [1], b: [14] }), { isSigned: false })).toMatchObject({
      case: null,
    })
  })

  test('names the boxes that it is based on', () => {
    expect(of({ a: [11], b: [13] })).toMatchObject({
      boxes: [
        { side: 'a', number: 11 },
        { side: 'b', number: 13 },
      ],
    })
    expect(of({ b: [14] })).toMatchObject({ boxes: [{ side: 'b', number: 14 }] })
  })
})
