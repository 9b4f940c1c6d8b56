import { expect, test } from 'vitest'
import { checklistOf, checklistState, requestReasonLabel } from './checklist.ts'
import { ALL_NATURES } from './natures.ts'

test('every nature needs two documents at least, none twice', () => {
  for (const nature of ALL_NATURES) {
    const keys = checklistOf(nature).map(({ key }) => key)
    expect(keys.length).toBeGreaterThanOrEqual(2)
    expect(new Set(keys).size).toBe(keys.length)
  }
})

test('a cancelled travel needs what insurers ask for', () => {
  expect(checklistOf('Annulation de voyage').map(({ label }) => label)).toEqual([
    'Facture de réservation',
    'Facture d’annulation et barème des frais',
    'Justificatif du motif',
    'RIB',
  ])
})

test('a document received is asked for again when it is unreadable', () => {
  const states = checklistState('Bris de glace', {
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
