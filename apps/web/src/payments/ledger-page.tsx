import { inEuros } from '@sillage/domain/values/money.ts'
import type { Ledger } from '@sillage/wire/payments/ledger.ts'
import { Download, Lock } from 'lucide-react'
import { useState } from 'react'
import { shortDay } from '../shell/moment.ts'
import { monthAndYear } from '../shell/month-name.ts'
import { TeamPage } from '../shell/pages/team-page.tsx'
import { Card } from '../ui/data/card.tsx'
import { FigureStrip } from '../ui/data/figure-strip.tsx'
import { Tag } from '../ui/data/tag.tsx'
import { CallFailure } from '../ui/feedback/banner.tsx'
import { Select } from '../ui/input/select.tsx'
import { Button } from '../ui/nav/button.tsx'
import { CloseMonthDialog } from './close-month-dialog.tsx'
import { LEDGER as SAY } from './ledger.messages.ts'
import { LedgerBalances } from './ledger-balances.tsx'
import { LedgerJournal } from './ledger-journal.tsx'
import { LedgerLevies } from './ledger-levies.tsx'
import { dayOf, premiumOf } from './ledger-texts.ts'
import { useJournalExport, useLedger, useLedgerView } from './use-ledger.ts'
import './ledger.css'

/** /finance: the ledger of the insurance, month by month. */
export function LedgerPage() {
  const { month, page, show } = useLedgerView()
  const query = useLedger({ month, page })
  const journal = useJournalExport(month)
  const { data, isPlaceholderData } = query
  return (
    <TeamPage
      title={SAY.page}
      intro={SAY.intro}
      say={SAY}
      query={query}
      className="ledger-page"
      tools={<CallFailure error={journal.error} lead={SAY.exportFailed} />}
    >
      {data && (
        <div className="stack" aria-busy={isPlaceholderData}>
          <LedgerTools
            ledger={data}
            month={month}
            onMonth={(next) => show({ month: next })}
            isExporting={journal.isPending}
            onExport={(format) => journal.mutate(format)}
          />
          <FigureStrip figures={figuresOf(data)} />
          <div className="ledger-beside">
            <LedgerBalances balances={data.balances} />
            <div className="stack ledger-cards">
              <LedgerLevies levies={data.levies} />
              {data.bank && <LedgerBank bank={data.bank} />}
            </div>
          </div>
          <LedgerJournal ledger={data} onPage={(next) => show({ month, page: next })} />
        </div>
      )}
    </TeamPage>
  )
}

function figuresOf({ balances, levies }: Ledger) {
  const of = (code: string) => balances.find((account) => account.code === code)
  const [owed, climate] = [of('policyholders'), of('climate')]
  return [
    { label: SAY.figures.premium, value: inEuros(premiumOf(balances)) },
    { label: SAY.figures.levies(dayOf(levies.dueBy)), value: inEuros(levies.total) },
    { label: SAY.figures.owed, value: inEuros(owed?.closing ?? 0) },
    { label: SAY.figures.climate, value: inEuros(-(climate?.closing ?? 0)) },
  ]
}

interface ToolsProps {
  readonly ledger: Ledger
  readonly month: string
  readonly onMonth: (month: string) => void
  readonly isExporting: boolean
  readonly onExport: (format: 'csv' | 'fec') => void
}

function LedgerTools({ ledger, month, onMonth, isExporting, onExport }: ToolsProps) {
  const [isClosing, setClosing] = useState(false)
  const { months, closedAt, closingRefusal, total } = ledger
  const choices = [...new Set([month, ...months.map((one) => one.month)])].toSorted().toReversed()
  const closed = new Set(months.flatMap((one) => (one.closedAt === null ? [] : one.month)))
  const labelOf = (value: string) =>
    closed.has(value) ? SAY.monthClosed(monthAndYear(value)) : monthAndYear(value)
  return (
    <div className="ledger-tools">
      <Select
        dense
        aria-label={SAY.month}
        value={month}
        options={choices.map((value) => ({ value, label: labelOf(value) }))}
        onChange={onMonth}
      />
      <Tag icon={closedAt === null ? undefined : Lock}>
        {closedAt === null ? SAY.open : SAY.closed(shortDay(closedAt))}
      </Tag>
      <div className="ledger-acts">
        {total > 0 && (
          <Button
            variant="secondary"
            size="s"
            icon={Download}
            busy={isExporting}
            busyLabel={SAY.busy}
            onClick={() => onExport(closedAt === null ? 'csv' : 'fec')}
          >
            {closedAt === null ? SAY.csv : SAY.fec}
          </Button>
        )}
        {closedAt === null && total > 0 && (
          <Button
            variant="secondary"
            size="s"
            icon={Lock}
            disabled={closingRefusal !== null}
            aria-describedby={closingRefusal === null ? undefined : 'cloture'}
            onClick={() => setClosing(true)}
          >
            {SAY.close}
          </Button>
        )}
      </div>
      {closedAt === null && total > 0 && closingRefusal !== null && (
        <p id="cloture" className="small subtle">
          {closingRefusal}
        </p>
      )}
      {isClosing && <CloseMonthDialog ledger={ledger} onClose={() => setClosing(false)} />}
    </div>
  )
}

/** The bank's balance, the ledger's balance, and the difference. */
function LedgerBank({ bank }: { bank: NonNullable<Ledger['bank']> }) {
  const { statement, importedAt, number, ledger } = bank
  return (
    <Card title={SAY.bank}>
      <dl>
        <div>
          <dt>{SAY.statements(shortDay(importedAt))}</dt>
          <dd className="num">{inEuros(statement)}</dd>
        </div>
        <div>
          <dt>{SAY.bankAccount(number)}</dt>
          <dd className="num">{inEuros(ledger)}</dd>
        </div>
        <div className="ledger-total">
          <dt>{SAY.gap}</dt>
          <dd className="num">{inEuros(statement - ledger)}</dd>
        </div>
      </dl>
      <p className="small subtle">{SAY.bankNote}</p>
    </Card>
  )
}
