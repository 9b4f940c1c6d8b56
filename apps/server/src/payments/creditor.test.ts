import { expect, onTestFinished, test } from 'vitest'
import { DEMO_CREDITOR } from '../platform/configuration/config-creditor.ts'
import { CREDITOR, useCreditor } from './creditor.service.ts'

test('the creditor’s IBAN, identifier and name come from the settings, and the name has a default', () => {
  onTestFinished(() => useCreditor(DEMO_CREDITOR))
  const { name } = CREDITOR
  useCreditor({
    iban: 'DE89370400440532013000',
    ics: 'DE98ZZZ09999999999',
    name: 'Sillage SA',
    paysAtOnce: false,
  })
  expect(CREDITOR).toMatchObject({
    iban: 'DE89370400440532013000',
    ics: 'DE98ZZZ09999999999',
    name: 'Sillage SA',
  })
  useCreditor({ ...DEMO_CREDITOR, name: null })
  expect(CREDITOR.name).toBe(name)
})
