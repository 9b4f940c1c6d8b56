import { expect, test } from 'vitest'
import { adviceOn } from './advice.ts'
import { natureCalled } from './nature.factory.ts'

const safe = { injured: false, abroad: false }

test('the e-constat is offered for a collision in France, without injury', () => {
  expect(adviceOn(natureCalled('Accident'), safe)?.link?.address).toBe(
    'https://www.e-constat-auto.fr/',
  )
  expect(adviceOn(natureCalled('Dommages collision'), safe)?.link).not.toBeNull()
  expect(adviceOn(natureCalled('Accident'), { ...safe, injured: true })).toBeNull()
  expect(adviceOn(natureCalled('Dommages collision'), { ...safe, abroad: true })).toBeNull()
})

test('the airline’s compensation is announced for a late flight and a refused boarding, even abroad', () => {
  for (const nature of ['Retard ou annulation de vol', "Refus d'embarquement"] as const)
    expect(adviceOn(natureCalled(nature), { injured: false, abroad: true })?.text).toMatch(
      /250, 400 ou 600\u00a0€/,
    )
})

test('an airline may owe compensation for a late flight or a refused boarding, not for a breakdown', () => {
  expect(natureCalled('Retard ou annulation de vol').mayAirlineOwe).toBe(true)
  expect(natureCalled("Refus d'embarquement").mayAirlineOwe).toBe(true)
  expect(natureCalled('Panne mécanique').mayAirlineOwe).toBe(undefined)
})

test('some natures of claim come with no advice', () => {
  expect(adviceOn(natureCalled('Bris de glace'), safe)).toBeNull()
  expect(adviceOn(natureCalled('Rapatriement sanitaire'), safe)).toBeNull()
})
