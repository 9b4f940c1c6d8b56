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
    sent: [
      { key: 'photos', verdict: 'refused' },
      { key: 'registration', verdict: null },
    ],
  })
  expect(states.map(({ key, state }) => [key, state])).toEqual([
    ['photos', 'requested'],
    ['registration', 'received'],
    ['repair_quote', 'missing'],
  ])
  expect(requestReasonLabel('unreadable')).toBe('illisible')
})

test('an acceptance ticks a document, a refusal no longer asked for leaves it missing', () => {
  const states = checklistState(natureCalled('Bris de glace').checklist, {
    requested: new Set(),
    sent: [
      { key: 'photos', verdict: 'refused' },
      { key: 'photos', verdict: 'accepted' },
      { key: 'registration', verdict: 'refused' },
      { key: 'repair_quote', verdict: 'refused' },
      { key: 'repair_quote', verdict: null },
    ],
  })
  expect(states.map(({ key, state }) => [key, state])).toEqual([
    ['photos', 'accepted'],
    ['registration', 'missing'],
    ['repair_quote', 'received'],
  ])
})
