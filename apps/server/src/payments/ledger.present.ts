import { LEVIES, type Levies } from '@sillage/domain/payments/ledger.ts'
import { taxDeclarationDay } from '@sillage/domain/payments/month.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import { toEuros } from '@sillage/domain/values/money.ts'
import type { Refusal } from '@sillage/domain/values/result.ts'
import type { Ledger, LedgerEntry } from '@sillage/wire/payments/ledger.ts'
import { csvOf, decimal } from '../platform/csv.ts'
import { LEDGER } from './ledger.messages.ts'
import { type JournalLine, type LedgerMonth, monthOf } from './ledger.repository.ts'
import type { AccountBalance } from './ledger-balances.repository.ts'
import type { Reconciliation } from './statements/reconciliation.repository.ts'

interface Read {
  readonly month: string
  readonly months: readonly LedgerMonth[]
  readonly balances: readonly AccountBalance[]
  readonly lines: readonly JournalLine[]
  readonly refusal: Refusal | null
  readonly levies: Levies
  readonly bank: Reconciliation | undefined
  readonly declaration: { readonly declaredAt: Date; readonly paidOn: string | null } | undefined
}

export function presentLedger(read: Read): Omit<Ledger, 'total' | 'page' | 'limit'> {
  const { month, balances, lines, refusal, declaration, bank } = read
  const months = read.months.map((one) => ({
    month: monthOf(one.month).toString(),
    closedAt: one.closed_at?.toISOString() ?? null,
  }))
  const names = new Map(balances.map(({ code, label }) => [code, label]))
  return {
    month,
    months,
    closedAt: months.find((one) => one.month === month)?.closedAt ?? null,
    closingRefusal: refusal?.message ?? null,
    balances: balances.map(({ opening, debit, credit, ...account }) => ({
      ...account,
      opening: toEuros(opening),
      debit: toEuros(debit),
      credit: toEuros(credit),
      closing: toEuros(opening + debit - credit),
    })),
    levies: {
      lines: LEVIES.map((levy) => ({
        label: names.get(levy) ?? levy,
        due: toEuros(read.levies[levy]),
      })),
      total: toEuros(LEVIES.reduce((sum, levy) => sum + read.levies[levy], 0)),
      dueBy: taxDeclarationDay(monthOf(month)).toString(),
      declaredOn: declaration
        ? dayInParis(declaration.declaredAt.toTemporalInstant()).toString()
        : null,
      paidOn: declaration?.paidOn ?? null,
    },
    bank: bank
      ? {
          statement: toEuros(bank.closings),
          importedAt: bank.imported_at.toISOString(),
          number: bank.number,
          ledger: toEuros(bank.held),
        }
      : null,
    entries: entriesOf(lines).map(presentEntry),
  }
}

function entriesOf(lines: readonly JournalLine[]) {
  return [...Map.groupBy(lines, ({ id }) => id).values()]
}

/** Entries are numbered in their order since the first ever. */
function numbersOf(
  lines: readonly JournalLine[],
  lastNumber: number,
): ReadonlyMap<JournalLine['id'], number> {
  const ids = [...new Set(lines.map(({ id }) => id))]
  return new Map(ids.map((id, index) => [id, lastNumber - ids.length + 1 + index]))
}

function presentEntry(lines: readonly JournalLine[]): LedgerEntry {
  const [first] = lines
  if (!first) throw new RangeError('An entry without a line')
  return {
    id: first.id,
    effectiveOn: first.effective_on,
    eventLabel: LEDGER.events[first.event],
    source: first.source,
    policyId: first.policy_id ?? '',
    lines: lines.map(({ number, label, cents }) => ({
      number,
      label,
      debit: toEuros(Math.max(cents, 0)),
      credit: toEuros(Math.max(-cents, 0)),
    })),
  }
}

/** `lastNumber` of a closed month gives each entry the number that its FEC gives it. */
export function journalCsv(
  lines: readonly JournalLine[],
  { lastNumber }: { readonly lastNumber: number | null },
): Uint8Array {
  const numbers = lastNumber === null ? null : numbersOf(lines, lastNumber)
  return csvOf([
    LEDGER.heads,
    ...lines.map((line) => [
      line.effective_on,
      String(numbers?.get(line.id) ?? ''),
      line.id,
      line.source,
      line.policy_id ?? '',
      line.number,
      line.label,
      LEDGER.events[line.event],
      line.cents > 0 ? toEuros(line.cents) : null,
      line.cents < 0 ? toEuros(-line.cents) : null,
    ]),
  ])
}

const FEC_HEADS = [
  'JournalCode',
  'JournalLib',
  'EcritureNum',
  'EcritureDate',
  'CompteNum',
  'CompteLib',
  'CompAuxNum',
  'CompAuxLib',
  'PieceRef',
  'PieceDate',
  'EcritureLib',
  'Debit',
  'Credit',
  'EcritureLet',
  'DateLet',
  'ValidDate',
  'Montantdevise',
  'Idevise',
] as const

/**
 * The eighteen fields of the file of accounting entries (livre des procédures fiscales, article A47 A-1), separated by
 * tabs. It is a subsidiary journal, from which the company’s own file is made.
 */
export function fecOf(
  lines: readonly JournalLine[],
  { lastNumber, closedAt }: { readonly lastNumber: number; readonly closedAt: Date },
): Uint8Array {
  const numbers = numbersOf(lines, lastNumber)
  const rows = entriesOf(lines).flatMap((entry) =>
    entry.map((line) => {
      const day = line.effective_on.replaceAll('-', '')
      return [
        LEDGER.journal.code,
        LEDGER.journal.label,
        String(numbers.get(line.id)),
        day,
        line.number,
        line.label,
        '',
        '',
        line.source,
        day,
        LEDGER.events[line.event],
        decimal(toEuros(Math.max(line.cents, 0))),
        decimal(toEuros(Math.max(-line.cents, 0))),
        '',
        '',
        closedAt.toISOString().slice(0, 10).replaceAll('-', ''),
        '',
        '',
      ]
    }),
  )
  const text = [FEC_HEADS, ...rows].map((row) => row.join('\t')).join('\r\n')
  return new TextEncoder().encode(`${text}\r\n`)
}
