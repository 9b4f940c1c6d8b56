import type { ArrearsStep } from '@sillage/domain/payments/arrears-life.factory.ts'
import type { LedgerAccount, LedgerLine } from '@sillage/domain/payments/ledger.ts'
import type { BookEntry, MoneyBook } from '@sillage/domain/payments/money-book.factory.ts'
import type { Cents } from '@sillage/domain/values/money.ts'
import { euros, table } from './markdown.ts'

/** The postings in date order, and the resulting balances. */
interface Kept {
  readonly entries: readonly Omit<BookEntry, 'source'>[]
  readonly balance: MoneyBook['balance']
}

/** The description of each step of an unpaid instalment, printed beside the postings. */
const STEPS = {
  late: ({ cents }) => `late: ${euros(cents)} owed`,
  drafted: ({ cents }) => `formal notice drafted: ${euros(cents)} claimed`,
  posted: () => 'formal notice posted, registered',
  suspended: ({ at }) => `cover suspended from ${minute(at)}`,
  resumed: ({ at }) => `cover resumes at ${minute(at)}`,
} as const satisfies Record<ArrearsStep['step'], (step: ArrearsStep) => string>

const minute = (at: Temporal.PlainTime | null) => at?.toString().slice(0, 5) ?? ''

/** Day by day, including the effects of time alone, then account by account. */
export function tablesOf(book: Kept, steps: readonly ArrearsStep[] = []): readonly string[] {
  const accounts = [
    ...new Set(book.entries.flatMap(({ lines }) => lines.map(({ account }) => account))),
  ]
  const happened = [
    ...book.entries.map(({ on, event, lines }) => ({ on, said: `\`${event}\``, lines })),
    ...steps.map((step) => ({ on: step.on, said: `*${STEPS[step.step](step)}*`, lines: [] })),
  ]
  let owed = 0
  return [
    table(
      ['day', 'event', 'debit', 'credit', 'owed after'],
      happened
        .toSorted((one, other) => Temporal.PlainDate.compare(one.on, other.on))
        .map(({ on, said: event, lines }) => {
          owed += centsOf(lines, 'policyholders')
          const debits = lines.filter(({ cents }) => cents > 0)
          const credits = lines.filter(({ cents }) => cents < 0)
          return [on.toString(), event, said(debits), said(credits), euros(owed)]
        }),
    ),
    table(
      ['account', 'balance', 'side'],
      accounts.map((account) => {
        const cents = book.balance(account)
        return [account, euros(Math.abs(cents)), cents === 0 ? '' : cents > 0 ? 'debit' : 'credit']
      }),
    ),
  ]
}

function said(lines: readonly LedgerLine[]): string {
  return lines.map(({ account, cents }) => `${account} ${euros(Math.abs(cents))}`).join('<br>')
}

export function centsOf(lines: readonly LedgerLine[], account: LedgerAccount): Cents {
  return lines.reduce((sum, line) => (line.account === account ? sum + line.cents : sum), 0)
}
