import { toEuros } from '@sillage/domain/values/money.ts'
import type { Refund } from '@sillage/wire/contracts/refund.ts'
import { expect } from 'vitest'
import type { Database } from '../../platform/database/database.ts'
import { ownChain } from '../chain/policy-chain.service.ts'
import { endingRows } from './contract-ending.ts'

/**
 * Expects a refund of days: of each cover the share of those left, of the fee and the fund nothing. A contract signed
 * under a tariff without rows gives back its price less the fund, by the days.
 */
export function expectDaysBack(
  line: Refund['lines'][number] | undefined,
  left: number,
  of: number,
) {
  expect(line).toMatchObject({ days: of, days_left: left })
  if (!line) return
  const share = (euros: number) => Math.round((euros * 100 * left) / of) / 100
  if (!line.rows) {
    expect(line.refund).toBe(share(line.price - line.flat_contribution))
    return
  }
  for (const { kind, paid, back } of line.rows) {
    if (kind === 'cover') expect(back).toBe(share(paid))
    if (kind === 'fee' || kind === 'fund') expect(back).toBe(0)
  }
  expect(line.refund).toBeCloseTo(line.rows.reduce((sum, { back }) => sum + back, 0))
}

/** What a contract gives back when it ends on a legal ground with a last day of cover, in euros. */
export async function refundByLaw(
  database: Database,
  owned: { readonly accountId: string; readonly id: string },
  coveredUntil: string,
): Promise<number> {
  const { contract } = await ownChain(database, owned)
  const rows = endingRows([contract], {
    kind: 'cancellation',
    ground: 'situation_changed',
    coveredUntil: Temporal.PlainDate.from(coveredUntil),
    contributions: new Map(),
    claimed: new Map(),
  })
  return toEuros(rows.reduce((sum, { ending }) => sum + ending.refund_cents, 0))
}
