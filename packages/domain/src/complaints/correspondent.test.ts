import { expect, test } from 'vitest'
import { correspondentRefusal, envelopeLines, readNumber } from './correspondent.ts'

const paule = { name: 'Paule Ferrand', address: '4, rue des Lices\n35000 Rennes', email: null }

test('a postal address or an e-mail is enough to be answered', () => {
  expect(correspondentRefusal(paule)).toBeNull()
  expect(correspondentRefusal({ ...paule, address: null, email: 'paule@exemple.fr' })).toBeNull()
})

test('without a postal address or an e-mail, nobody could be answered', () => {
  for (const address of [null, ' \n '])
    expect(correspondentRefusal({ ...paule, address })).toMatchObject({
      code: 'complaint.unreachable',
      path: 'address',
    })
})

test('an e-mail has its form, and an envelope holds five lines of address', () => {
  expect(correspondentRefusal({ ...paule, email: 'paule@exemple' })).toMatchObject({
    code: 'complaint.correspondent_email',
    path: 'email',
  })
  expect(correspondentRefusal({ ...paule, address: 'A\nB\nC\nD\nE' })).toBeNull()
  expect(correspondentRefusal({ ...paule, address: 'A\nB\nC\nD\nE\nF' })).toMatchObject({
    code: 'complaint.correspondent_address',
    path: 'address',
  })
})

test('the lines of an address are those that are written', () => {
  expect(envelopeLines(' Résidence du Lac \r\n\n4, rue des Lices\n 35000 Rennes ')).toEqual([
    'Résidence du Lac',
    '4, rue des Lices',
    '35000 Rennes',
  ])
})

test.each([
  ['4F3A09BC', '4f3a09bc'],
  ['n°\u00a04f3a 09bc', '4f3a09bc'],
  ['4f3a09bc-1d2e-4f5a-8b9c-0d1e2f3a4b5c', '4f3a09bc1d2e4f5a8b9c0d1e2f3a4b5c'],
  ['4f3a09b', null],
  ['AB-123-CD', null],
  ['dossier 12', null],
])('the number of a contract or a claim typed as « %s » reads %s', (typed, number) => {
  expect(readNumber(typed)).toBe(number)
})
