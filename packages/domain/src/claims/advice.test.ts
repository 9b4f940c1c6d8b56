import { expect, test } from 'vitest'
import { adviceOn, mayAirlineOwe } from './advice.ts'

const safe = { injured: false, abroad: false }

test('the e-constat is offered for a collision in France, without injury', () => {
  expect(adviceOn('Accident', safe)?.link?.address).toBe('https://www.e-constat-auto.fr/')
  expect(adviceOn('Dommages collision', safe)?.link).not.toBeNull()
  expect(adviceOn('Accident', { ...safe, injured: true })).toBeNull()
  expect(adviceOn('Dommages collision', { ...safe, abroad: true })).toBeNull()
})

test('what the airline owes is said for a late flight and a refused boarding, wherever one is', () => {
  for (const nature of ['Retard ou annulation de vol', "Refus d'embarquement"] as const)
    expect(adviceOn(nature, { injured: false, abroad: true })?.text).toMatch(
      /250, 400 ou 600\u00a0€/,
    )
})

test('an airline may owe for a late flight, and not for a breakdown', () => {
  expect(mayAirlineOwe('Retard ou annulation de vol')).toBe(true)
  expect(mayAirlineOwe("Refus d'embarquement")).toBe(true)
  expect(mayAirlineOwe('Panne mécanique')).toBe(false)
})

test('a nature without advice has none', () => {
  expect(adviceOn('Bris de glace', safe)).toBeNull()
  expect(adviceOn('Rapatriement sanitaire', safe)).toBeNull()
})
