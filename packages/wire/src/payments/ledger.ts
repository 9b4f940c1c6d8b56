import * as z from 'zod/mini'
import { amount } from '../http/fields.ts'
import { paging } from '../http/paging.ts'
import { data, room } from '../http/route.ts'
import { REFUSALS } from '../refusals.messages.ts'

/** A month, as in `2026-11`. */
const month = z
  .string()
  .check(z.maxLength(7), z.regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/, REFUSALS.month))

/** An account over a month. `opening` and `closing` are positive for a debit balance. */
const balance = z.object({
  code: z.string(),
  number: z.string(),
  label: z.string(),
  opening: amount,
  debit: amount,
  credit: amount,
  closing: amount,
})

export type LedgerBalance = z.output<typeof balance>

const entry = z.object({
  id: z.string(),
  /** `YYYY-MM-DD`. */
  effectiveOn: z.string(),
  eventLabel: z.string(),
  /** The contract of the event, and the first one of its chain. */
  source: z.string(),
  policyId: z.string(),
  lines: z.array(
    z.object({ number: z.string(), label: z.string(), debit: amount, credit: amount }),
  ),
})

export type LedgerEntry = z.output<typeof entry>

export const ledger = room({
  read: {
    method: 'GET',
    path: '/finance/ledger',
    weight: 10,
    access: ['admin'],
    summary: 'La comptabilité d’un mois : balance, taxes, écritures',
    query: z.object({ month: z.optional(month), ...paging }),
    reply: data(
      z.object({
        month: z.string(),
        /** Every month that has entries, the latest first. */
        months: z.array(z.object({ month: z.string(), closedAt: z.nullable(z.string()) })),
        closedAt: z.nullable(z.string()),
        /** Why it can’t be closed now, in French; null when it can. */
        closingRefusal: z.nullable(z.string()),
        balances: z.array(balance),
        /** What the month owes to the tax office and the guarantee fund, and by when. */
        levies: z.object({
          lines: z.array(z.object({ label: z.string(), due: amount })),
          total: amount,
          dueBy: z.string(),
          /** `YYYY-MM-DD`: the day the month was closed, which declares the taxes; null before. */
          declaredOn: z.nullable(z.string()),
          /** `YYYY-MM-DD`: when the bank was debited for it; null before. */
          paidOn: z.nullable(z.string()),
        }),
        /** The balance today by the bank and by the ledger; null before the first statement. */
        bank: z.nullable(
          z.object({
            statement: amount,
            importedAt: z.string(),
            number: z.string(),
            ledger: amount,
          }),
        ),
        entries: z.array(entry),
        total: z.number(),
        page: z.number(),
        limit: z.number(),
      }),
    ),
  },
  csv: {
    method: 'GET',
    path: '/finance/journal.csv',
    weight: 50,
    access: ['admin'],
    summary: 'Le journal d’un mois, en CSV',
    query: z.object({ month }),
    reply: 'text/csv',
  },
  fec: {
    method: 'GET',
    path: '/finance/journal.txt',
    weight: 50,
    access: ['admin'],
    summary: 'Le journal d’un mois clôturé, sous la forme du fichier des écritures comptables',
    query: z.object({ month }),
    reply: 'application/octet-stream',
  },
  close: {
    method: 'POST',
    path: '/finance/closings',
    access: ['admin'],
    summary: 'Clôturer un mois, pour toujours',
    body: z.object({ month }),
    reply: data(z.object({ month: z.string(), closedAt: z.string() })),
  },
})

export type Ledger = z.output<(typeof ledger.read)['reply']>['data']
