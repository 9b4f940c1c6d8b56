import { expect, test } from 'vitest'
import {
  checklistState,
  type DocumentState,
  lackingDocuments,
  requestReasonLabel,
} from './checklist.ts'
import { everyNature, natureCalled } from './nature.factory.ts'

test('every nature of claim asks for at least two documents, each once', () => {
  for (const { checklist } of everyNature()) {
    const keys = checklist.map(({ key }) => key)
    expect(keys.length).toBeGreaterThanOrEqual(2)
    expect(new Set(keys).size).toBe(keys.length)
  }
})

test('a cancelled trip asks for the invoices, the proof of the reason and the bank details', () => {
  expect(natureCalled('Annulation de voyage').checklist.map(({ label }) => label)).toEqual([
    'Facture de réservation',
    'Facture d’annulation et barème des frais',
    'Justificatif du motif',
    'RIB',
  ])
})

test('a document sent but refused as unreadable is shown as asked for again', () => {
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

test('a document with one accepted file is accepted; one only refused and not asked again is missing', () => {
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

const of = (state: DocumentState, required?: true) => ({ state, ...(required && { required }) })

test('a file lacks what is required and not received, or anything of its list when nothing is required', () => {
  expect(lackingDocuments([])).toBe(0)
  expect(lackingDocuments([of('received'), of('accepted')])).toBe(0)
  expect(lackingDocuments([of('missing'), of('received'), of('requested')])).toBe(2)
  expect(lackingDocuments([of('missing'), of('received', true)])).toBe(0)
  expect(lackingDocuments([of('missing'), of('missing', true)])).toBe(1)
})
