import { randomUUID } from 'node:crypto'
import { cardSettledLines } from '@sillage/domain/payments/card.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import { inTransaction } from '../../platform/database/database.ts'
import { DomainError } from '../../platform/http/domain-error.ts'
import type { WorkContext } from '../../platform/http/request-context.ts'
import { post } from '../ledger.service.ts'
import type { AfterPayments } from '../statements/after-payments.ts'
import { holdImport } from '../statements/statements.repository.ts'
import { receive } from './card-payments.service.ts'
import type { CardProvider, CardSettlement } from './card-provider.ts'
import { findUnknown, holdBooked, insertSettlement } from './card-settlements.repository.ts'

/** A provider settles within days; older settlements reported late are still read. */
const LOOKED_BACK_DAYS = 30

/**
 * Reads the provider's settlements: posts payments that neither its notification nor the browser reported, and matches
 * a transfer that was booked earlier.
 */
export async function takeSettlements(
  context: WorkContext,
  { provider, afterPayments }: { provider: CardProvider; afterPayments: AfterPayments },
) {
  const since = dayInParis(context.now).subtract({ days: LOOKED_BACK_DAYS })
  const settlements = await provider.settlements(since)
  const unknown = await findUnknown(
    context.database,
    settlements.map(({ reference }) => reference),
  )
  for (const settlement of settlements.filter(({ reference }) => unknown.has(reference))) {
    for (const payment of settlement.payments)
      await receive(context, afterPayments, { ...payment, currency: 'EUR' }).catch(passOver)
    await keep(context, settlement)
  }
}

/** Ignores a payment that can't be posted: it stays under way in the ledger, where the accountants see it. */
function passOver(error: unknown) {
  if (!(error instanceof DomainError)) throw error
}

function keep({ database, now }: WorkContext, { reference, netCents, feeCents }: CardSettlement) {
  const at = new Date(now.epochMilliseconds)
  return inTransaction(database, async (transaction) => {
    // an import running at the same time sees the whole settlement, or none of it
    await holdImport(transaction)
    const id = randomUUID()
    const isNew = await insertSettlement(transaction, {
      id,
      reference,
      net_cents: netCents,
      fee_cents: feeCents,
      told_at: at,
    })
    const booked = isNew ? await holdBooked(transaction, { reference, netCents, at }) : undefined
    if (!booked) return
    const lines = cardSettledLines({ netCents, feeCents }, 'to_be_matched')
    const on = Temporal.PlainDate.from(booked)
    await post(transaction, [{ event: 'card.settled', source: id, policyId: null, on, lines }], at)
  })
}
