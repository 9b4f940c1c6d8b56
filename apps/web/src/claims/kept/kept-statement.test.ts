import { expect, test } from 'vitest'
import { type KeptHalf, newKeptStatement } from '../../shell/device/kept-statements.ts'
import { isWritten, missingOf, signersOf } from './kept-statement.ts'

const NEEDED = {
  policyholder: 'Lucie Armand',
  vehicle: 'Renault Clio',
  plate: 'FB-917-TQ',
  insurer: 'Mutuelle du Loiret',
  contract: '88 204 611',
  driver: 'Lucie Armand',
}
const NOBODY = { isInjured: false, isOtherDamage: false }
const begun = newKeptStatement(
  { day: '2026-11-12', time: '18:20', place: 'Orléans', ...NOBODY },
  {},
)

test('the device lists the same missing fields as the server', () => {
  expect(missingOf(begun, 'b')).toContain('Immatriculation')
  const whole: KeptHalf = { ...begun.b, texts: NEEDED, impact: 'rear' }
  expect(missingOf({ ...begun, b: whole }, 'b')).toEqual([])
  const blank = { ...whole, texts: { ...NEEDED, plate: '  ' } }
  expect(missingOf({ ...begun, b: blank }, 'b')).toEqual(['Immatriculation'])
  const nowhere = { ...begun.shared, place: ' ' }
  expect(missingOf({ ...begun, shared: nowhere, b: whole }, 'b')).toEqual(['Le lieu'])
  const unsaid = { ...begun.shared, isInjured: null, isOtherDamage: null }
  expect(missingOf({ ...begun, shared: unsaid, b: whole }, 'b')).toHaveLength(2)
})

test('a driver’s part without any text or tick counts as not filled in', () => {
  expect(isWritten(begun.b)).toBe(false)
  expect(isWritten({ ...begun.b, texts: { driver: ' ' } })).toBe(false)
  expect(isWritten({ ...begun.b, circumstances: [14] })).toBe(true)
  expect(isWritten({ ...begun.b, isDamageCovered: false })).toBe(true)
})

test('the signatories are listed, A first', () => {
  const signature = { by: 'Lucie Armand', png: 'data:', given_at: '2026-11-12T17:30:00.000Z' }
  expect(signersOf(begun)).toEqual([])
  expect(signersOf({ ...begun, signed: { a: signature, b: signature } })).toEqual(['a', 'b'])
})
