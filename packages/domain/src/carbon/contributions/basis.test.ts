import { expect, test } from 'vitest'
import { basisText } from './basis.ts'

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

test('the basis of a travel contribution counts the trips and the travellers', () => {
  expect(plain(basisText({ of: 'trips', trips: 2, travellers: 3 }))).toBe('2 trajets, 3 voyageurs')
  expect(plain(basisText({ of: 'trips', trips: 1, travellers: 1 }))).toBe('1 trajet, 1 voyageur')
})

test('the basis of a car contribution gives its days, its kilometres and whether it is the customer’s own car', () => {
  const vehicle = { fuelType: 'electric', size: 'suv', year: 2021 } as const
  const driving = { of: 'driving', kilometres: 12_000, days: 31, vehicle } as const
  expect(plain(basisText({ ...driving, isOwnCar: true }))).toBe(
    '31 jours de votre voiture (électrique, SUV), à 12 000 km par an',
  )
  expect(plain(basisText({ ...driving, isOwnCar: false }))).toContain('une voiture de référence')
})
