import { expect, test } from 'vitest'
import { checklistState, requestReasonLabel } from './checklist.ts'
import { everyNature, natureCalled } from './nature.factory.ts'

test('every nature needs two documents at least, none twice', () => {
  for (const { checklist } of everyNature()) {
    const keys = checklist.map(({ key }) => key)
    expect(keys.length).toBeGreaterThanOrEqual(2)
    expect(new Set(keys).size).toBe(keys.length)
  }
})

test('a cancelled travel needs what insurers ask for', () => {
  expect(natureCalled('Annulation de voyage').checklist.map(({ label }) => label)).toEqual([
    'Facture de réservation',
    'Facture d’annulation et barème des frais',
    'Justificatif du motif',
    'RIB',
  ])
})

test('a document received is asked for again when it is unreadable', () => {
  const states = checklistState(natureCalled('Bris de glace').checklist, {
    requested: new Set(['photos']),
    received: new Set(['photos', 'registration']),
  })
  expect(states.map(({ key, state }) => [key, state])).toEqual([
    ['photos', 'requested'],
    ['registration', 'received'],
    ['repair_quote', 'missing'],
  ])
  expect(requestReasonLabel('unreadable')).toBe('illisible')
})
