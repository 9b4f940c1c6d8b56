import { expect, test } from 'vitest'
import { changeDraft, isInAccount } from './draft.ts'
import { draftOf, reconcile, settle } from './reconcile.ts'

const usage = { answer: 'Loisirs', choosable_answer_id: 'usage.leisure' }
const fuel = { answer: 'Diesel', choosable_answer_id: 'fuel.diesel' }
const content = { ...changeDraft(null, { answers: { usage } }, ''), version: undefined }
const kept = {
  product: 'car',
  content,
  version: 3,
  saved_at: '2027-03-01T09:00:00.000Z',
} as const
const clean = draftOf(kept)
const newer = { ...kept, version: 4, saved_at: '2027-03-01T10:00:00.000Z' }
const noon = '2027-03-01T12:00:00.000Z'

test('a device without a draft takes the one of the account', () => {
  expect(reconcile(null, null)).toBe('nothing')
  expect(reconcile(null, kept)).toBe('take')
  expect(isInAccount(clean)).toBe(true)
})

test('a change made on this device is sent, even the first time', () => {
  const changed = changeDraft(clean, { answers: { usage, fuel } }, noon)
  expect(isInAccount(changed)).toBe(false)
  expect(reconcile(clean, kept)).toBe('nothing')
  expect(reconcile(changed, kept)).toBe('send')
  expect(reconcile(changeDraft(null, { answers: { usage } }, noon), null)).toBe('send')
})

test('a newer draft of the account is taken when nothing changed on this device', () => {
  expect(reconcile(clean, newer)).toBe('take')
})

test('an answer older than the last sending changes nothing', () => {
  const sent = { ...draftOf(newer), answers: { usage, fuel } }
  expect(reconcile(sent, kept)).toBe('nothing')
  expect(reconcile(changeDraft(sent, { period: null }, noon), kept)).toBe('nothing')
})

test('what is typed while the account’s draft is being read is not overwritten', () => {
  expect(reconcile(clean, newer)).toBe('take')
  expect(settle(clean, newer)).toEqual(draftOf(newer))
  const typed = changeDraft(clean, { answers: { usage: { ...usage, answer: 'Trajets' } } }, noon)
  expect(settle(typed, newer)).toBe(typed)
  expect(settle(clean, null)).toBeNull()
  const begun = changeDraft(clean, { answers: { usage, fuel } }, noon)
  expect(settle(begun, null)).toBe(begun)
})

test('when each side has something the other lacks, the user chooses', () => {
  const here = changeDraft(clean, { answers: { usage, fuel } }, noon)
  const other = { usage, fuel: { ...fuel, answer: 'Essence' } }
  expect(reconcile(here, { ...newer, content: { ...content, answers: other } })).toBe('ask')
  const days = { start: '2027-04-01', end: null }
  expect(reconcile(here, { ...newer, content: { ...content, period: days } })).toBe('ask')
})

test('when one side contains the other, nobody is asked', () => {
  const here = changeDraft(clean, { answers: { usage, fuel } }, noon)
  expect(reconcile(here, newer)).toBe('send')
  const more = { usage, fuel, age: { answer: 40, choosable_answer_id: null } }
  expect(reconcile(here, { ...newer, content: { ...content, answers: more } })).toBe('take')
})

test('the order of what a period and a contribution hold makes no difference', () => {
  const typed = changeDraft(
    clean,
    {
      answers: { usage, fuel },
      period: { start: '2027-04-01', end: '2028-03-31' },
      contribution: { isTicked: true, option: 'renewable_energy' },
    },
    noon,
  )
  const answered = {
    ...content,
    period: { end: '2028-03-31', start: '2027-04-01' },
    contribution: { option: 'renewable_energy', isTicked: true } as const,
  }
  expect(reconcile(typed, { ...newer, content: answered })).toBe('send')
})

test('a document opened on this device counts as opened, whatever changed elsewhere', () => {
  const opened = [{ document: 'ipid', openedAt: noon }] as const
  const here = changeDraft(clean, { documentsOpened: [...opened] }, noon)
  expect(reconcile(here, newer)).toBe('send')
  const both = { ...newer, content: { ...content, documentsOpened: [...opened] } }
  expect(reconcile(here, both)).toBe('take')
})

test('a draft signed or erased elsewhere is removed here, unless it changed since', () => {
  expect(reconcile(clean, null)).toBe('forget')
  expect(reconcile(changeDraft(clean, { answers: { fuel } }, noon), null)).toBe('send')
})

test('a new draft started elsewhere is not mistaken for the first', () => {
  expect(reconcile(clean, { ...kept, saved_at: '2027-03-02T09:00:00.000Z' })).toBe('take')
})
