import { inEuros } from '@sillage/domain/values/money.ts'
import { paths } from '@sillage/wire/addresses.ts'
import type { FinanceDesk } from '@sillage/wire/payments/bank.ts'
import type { Batch } from '@sillage/wire/payments/bank-rows.ts'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'wouter'
import { config } from '../../shell/api/config.ts'
import { formatMoment } from '../../shell/moment.ts'
import { TeamPage } from '../../shell/pages/team-page.tsx'
import { useSession } from '../../shell/session/session.ts'
import { FigureStrip } from '../../ui/data/figure-strip.tsx'
import { Banner, CallFailure } from '../../ui/feedback/banner.tsx'
import { Button, ButtonLink } from '../../ui/nav/button.tsx'
import { Tabs } from '../../ui/nav/tabs.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { ARREARS } from '../arrears/arrears.messages.ts'
import { ArrearsPanel } from '../arrears/arrears-panel.tsx'
import { useArrears } from '../arrears/use-arrears.ts'
import { DUES } from '../due-list/due-list.messages.ts'
import { DueListPanel } from '../due-list/due-list-panel.tsx'
import { BANK as SAY } from './bank.messages.ts'
import { BankAlarms } from './bank-alarms.tsx'
import { BatchCard } from './batch-card.tsx'
import { BatchesTable } from './batches-table.tsx'
import { ExpectedRecoveries } from './expected-recoveries.tsx'
import { ImportFile } from './import-file.tsx'
import { LaterPayouts } from './later-payouts.tsx'
import { PayoutsToReview } from './payouts-to-review.tsx'
import { PromisedPayouts } from './promised-payouts.tsx'
import { UnmatchedMovements } from './unmatched-movements.tsx'
import { bankApi, useBankAct, useDesk } from './use-bank.ts'
import './bank.css'

/** /finance/banque: payments to the bank, each needing two people, and what the bank returns. */
export function BankPage() {
  const query = useDesk()
  const { data } = query
  const { user } = useSession()
  const mayPrepare = user?.capabilities?.includes('prepare') === true
  const statement = data?.lastStatement
  return (
    <TeamPage
      title={SAY.page}
      {...(data
        ? {
            intro: SAY.intro(
              statement
                ? { on: formatMoment(statement.importedAt), balance: inEuros(statement.balance) }
                : null,
            ),
          }
        : {})}
      say={SAY}
      query={query}
      className="bank-page"
    >
      {data && (
        <Views desk={data} mayPrepare={mayPrepare}>
          <Filled desk={data} mayPrepare={mayPrepare} />
        </Views>
      )}
    </TeamPage>
  )
}

const VIEWS = ['banque', 'echeances', 'impayes', 'recours'] as const

interface ViewsProps {
  readonly desk: FinanceDesk
  readonly mayPrepare: boolean
  readonly children: ReactNode
}

/** The tabs of the page, kept in the URL: bank, dues, arrears, recoveries. */
function Views({ desk, mayPrepare, children }: ViewsProps) {
  const [search, setSearch] = useSearchParams()
  const { data: notices } = useArrears()
  const current = VIEWS.find((view) => view === search.get('vue')) ?? 'banque'
  return (
    <Tabs
      label={ARREARS.tabs}
      tabs={[
        { id: 'banque', label: ARREARS.bank },
        { id: 'echeances', label: DUES.tab },
        { id: 'impayes', label: ARREARS.tab, count: notices?.length },
        { id: 'recours', label: SAY.recoveries, count: desk.recoveries.length },
      ]}
      current={current}
      onChange={(view) => setSearch(view === 'banque' ? {} : { vue: view }, { replace: true })}
    >
      {current === 'banque' && children}
      {current === 'echeances' && <DueListPanel />}
      {current === 'impayes' && <ArrearsPanel mayPost={mayPrepare} />}
      {current === 'recours' && <ExpectedRecoveries recoveries={desk.recoveries} />}
    </Tabs>
  )
}

function Filled({ desk, mayPrepare }: { desk: FinanceDesk; mayPrepare: boolean }) {
  const { user } = useSession()
  const mayApprove = user?.capabilities?.includes('approve') === true
  const [search, setSearch] = useSearchParams()
  const asked = search.get('lot')
  const chosen = desk.batches.find(({ id }) => id === asked) ?? null
  const choose = (batch: Pick<Batch, 'id'> | null) =>
    setSearch(batch ? { lot: batch.id } : {}, { replace: true })
  const waiting = desk.batches.filter(({ state }) => state === 'to_approve').length
  const { toCollect, toPay, setAside, unmatched } = desk
  return (
    <div className="stack">
      <FigureStrip
        figures={[
          { label: SAY.figures.collect, value: <OrdersFigure {...toCollect} /> },
          { label: SAY.figures.pay, value: <OrdersFigure {...toPay} /> },
          { label: SAY.figures.approve, value: String(waiting) },
          { label: SAY.figures.unmatched, value: String(unmatched.length) },
        ]}
      />
      <BankAlarms alarms={desk.alarms} />
      {mayPrepare && <Acts desk={desk} onPrepared={(id) => choose({ id })} />}
      <div className="bank-beside" data-open={chosen !== null}>
        <div className="stack">
          <PayoutsToReview toReview={desk.toReview} mayApprove={mayApprove} />
          <PromisedPayouts promised={desk.promised} mayApprove={mayApprove} />
          <LaterPayouts later={desk.later} />
          <BatchesTable batches={desk.batches} chosen={chosen?.id ?? null} onChoose={choose} />
          {setAside.map(({ kind, holder, amount, reason }) => (
            <Banner
              key={`${kind} ${holder} ${amount}`}
              tone="warn"
              lead={SAY.setAside(holder, inEuros(amount))}
            >
              {reason}
            </Banner>
          ))}
          <UnmatchedMovements movements={unmatched} />
        </div>
        {chosen && <BatchCard key={chosen.id} id={chosen.id} onClose={() => choose(null)} />}
      </div>
    </div>
  )
}

interface ActsProps {
  readonly desk: FinanceDesk
  readonly onPrepared: (id: string) => void
}

/** An amount, and in how many orders. */
function OrdersFigure({ count, total }: FinanceDesk['toCollect']) {
  if (count === 0) return SAY.nothing
  return (
    <>
      {inEuros(total)} <small>{SAY.inOrders(count)}</small>
    </>
  )
}

function Acts({ desk, onPrepared }: ActsProps) {
  const [kind, setKind] = useState<Batch['kind'] | null>(null)
  const prepare = useBankAct(async (wanted: Batch['kind']) => {
    setKind(wanted)
    return (await bankApi.prepare({ body: { kind: wanted } })).data.id
  })
  const start = (wanted: Batch['kind']) =>
    prepare.mutate(wanted, {
      onSuccess: (id) => {
        toast.success(SAY.prepared)
        onPrepared(id)
      },
    })
  const busy = (wanted: Batch['kind']) => prepare.isPending && kind === wanted
  return (
    <div className="bank-acts">
      <Button
        variant="secondary"
        size="s"
        aria-disabled={desk.toCollect.count === 0}
        busy={busy('collections')}
        onClick={() => start('collections')}
      >
        {SAY.prepareCollections}
      </Button>
      <Button
        variant="secondary"
        size="s"
        aria-disabled={desk.toPay.count === 0}
        busy={busy('transfers')}
        onClick={() => start('transfers')}
      >
        {SAY.prepareTransfers}
      </Button>
      <ImportFile />
      {config.demo && (
        <ButtonLink href={paths.devBank} variant="text" size="s">
          {SAY.demoBank}
        </ButtonLink>
      )}
      <CallFailure error={prepare.error} lead={SAY.prepareFailed} />
    </div>
  )
}
