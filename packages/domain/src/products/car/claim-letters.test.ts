import { expect, test } from 'vitest'
import type { DecidedClaim } from '../papers.ts'
import { carClaimLetters } from './claim-letters.ts'

const said = (change: Partial<DecidedClaim> = {}) =>
  carClaimLetters
    .effects({
      natureId: 'car.accident',
      choices: { 'car.usage': 'car.usage.commute' },
      isRefused: false,
      isFaultShared: false,
      ...change,
    })
    .join(' ')

test('a decision on an accident says what a fault does to the coefficient, by the rates of the usage', () => {
  expect(said()).toContain('augmente le coefficient de 25 %, une responsabilité partagée de 12,5 %')
  expect(said({ choices: { 'car.usage': 'car.usage.rounds' } })).toContain(
    'augmente le coefficient de 20 %, une responsabilité partagée de 10 %',
  )
})

test('a refusal speaks of the coefficient only when a share of the fault was established', () => {
  expect(said({ isRefused: true })).toBe('')
  expect(said({ isRefused: true, natureId: 'car.broken_glass' })).toBe('')
  expect(said({ isRefused: true, isFaultShared: true })).toContain('La part retenue')
})
