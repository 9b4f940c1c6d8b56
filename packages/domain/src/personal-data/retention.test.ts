import { expect, test } from 'vitest'
import { KEPT_AFTER_CONTRACT, keptAfterEnd } from './contract-retention.ts'
import { RETENTION, RETENTION_KEYS, retentionCutoff } from './retention.ts'

const day = (text: string) => Temporal.PlainDate.from(text)

test.each([
  ['sign_in', '2026-11-21', '2025-11-21'],
  ['questionnaire', '2028-02-29', '2025-02-28'],
  ['contract', '2026-11-21', '2021-11-21'],
  ['contract_with_vehicle', '2026-11-21', '2019-11-21'],
  ['contract_with_claim', '2026-11-21', '2016-11-21'],
  ['accounting', '2026-11-21', '2016-11-21'],
  ['exchange', '2026-11-21', '2021-11-21'],
  ['freeze_match', '2026-11-21', '2021-11-21'],
  ['delivered_document', '2026-11-21', '2021-11-21'],
  ['invitation', '2026-11-21', '2025-11-21'],
  ['closed_identity', '2026-11-21', '2026-11-21'],
] as const)(
  'data kept under « %s » are, on %s, deleted when older than %s',
  (key, today, cutoff) => {
    expect(retentionCutoff(key, day(today)).toString()).toBe(cutoff)
  },
)

test('the identity of a closed account is the last to be deleted', () => {
  expect(RETENTION_KEYS.at(-1)).toBe('closed_identity')
})

test('accounting records are purged after contracts, and kept longer than a contract with a vehicle', () => {
  expect(RETENTION_KEYS.indexOf('accounting')).toBeGreaterThan(
    RETENTION_KEYS.indexOf('contract_with_claim'),
  )
  expect(RETENTION.accounting.months).toBeGreaterThan(RETENTION.contract_with_vehicle.months)
})

test('a contract with a claim is kept longer than one without, and both longer than a prospect', () => {
  const { contract, contract_with_claim: withClaim, prospect } = RETENTION
  expect(withClaim.months).toBeGreaterThan(contract.months)
  expect(contract.months).toBeGreaterThan(prospect.months)
})

test('the retention of a contract is given in years, for one contract or for all', () => {
  expect(keptAfterEnd(true)).toBe(
    '7\u00a0ans après la fin du dernier contrat, 10\u00a0ans avec un sinistre',
  )
  expect(keptAfterEnd(false)).toContain('5\u00a0ans')
  expect(KEPT_AFTER_CONTRACT).toMatch(/^5\sans .* \(7\sans pour une voiture, 10\sans avec/u)
})
