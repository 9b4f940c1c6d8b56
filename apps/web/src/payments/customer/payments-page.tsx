import { paths } from '@sillage/wire/addresses.ts'
import type { PaidContract, Payments } from '@sillage/wire/payments/payments.ts'
import { usePageTitle } from '../../shell/layout/page-title.ts'
import { RouteButton } from '../../shell/pages/route-button.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { LoadFailure } from '../../ui/feedback/load-failure.tsx'
import { Loading } from '../../ui/feedback/skeleton.tsx'
import { PageHead } from '../../ui/nav/page-head.tsx'
import { CardReturn } from './card-payment.tsx'
import { PAYMENTS as SAY } from './customer.messages.ts'
import { MethodCard } from './method-card.tsx'
import { OwedCard } from './owed-card.tsx'
import { foldExecuted, PaidBeforeCard } from './paid-before-card.tsx'
import { PapersCard } from './papers-card.tsx'
import { showsSchedule, summaryOf } from './payment-texts.ts'
import { needsIban, RefundCard } from './refund-card.tsx'
import { ScheduleCard } from './schedule-card.tsx'
import { usePayments } from './use-payments.ts'
import './payments.css'

/** /payments: what the user owes, how to pay it now, what comes next, and what they will receive. */
export function PaymentsPage() {
  usePageTitle(SAY.page)
  const { data, error, isFetching, refetch } = usePayments()
  return (
    <main id="contenu" tabIndex={-1}>
      <div className="page payments">
        <PageHead title={SAY.page} intro={data && summaryOf(data)} />
        <CardReturn />
        {error && (
          <LoadFailure lead={SAY.failed} isRetrying={isFetching} onRetry={() => void refetch()} />
        )}
        {!data && !error && <Loading label={SAY.loading} />}
        {data &&
          (data.contracts.length > 0 || data.payouts.length > 0 ? (
            <Money payments={data} />
          ) : (
            <NoMoney />
          ))}
      </div>
    </main>
  )
}

function NoMoney() {
  return (
    <EmptyState
      title={SAY.empty}
      action={<RouteButton to={paths.subscription}>{SAY.subscribe}</RouteButton>}
    >
      {SAY.emptyText}
    </EmptyState>
  )
}

/** How a formal notice affects the cover of a contract; shown before the amount. */
function ArrearsBanner({ contract }: { contract: PaidContract }) {
  const { arrears } = contract.payment
  if (!arrears) return null
  return (
    <Banner tone={arrears.suspended_on === null ? 'warn' : 'bad'} lead={`${contract.name}.`}>
      {arrears.text}
    </Banner>
  )
}

function Money({ payments }: { payments: Payments }) {
  const { contracts, creditor, mandates, payouts } = payments
  const asked = contracts.flatMap((contract) =>
    contract.dues.filter(({ owed }) => owed > 0).map((due) => ({ due, contract })),
  )
  const urgentFirst = asked.toSorted((one, other) => one.due.due_on.localeCompare(other.due.due_on))
  // one filled button: the first amount to pay, else the first account to give
  const first = urgentFirst.find(({ due }) => due.by_card)?.due
  const pressing = first ? undefined : payouts.find(needsIban)
  const { shown, folded } = foldExecuted(payouts)
  return (
    <div className="two payments-two">
      <div className="stack">
        {contracts.map((contract) => (
          <ArrearsBanner key={contract.contract_id} contract={contract} />
        ))}
        {urgentFirst.map(({ due, contract }, index) => (
          <OwedCard
            key={due.id}
            due={due}
            contract={contract}
            creditor={creditor}
            account={mandates.find((one) => one.contract_id === contract.contract_id)?.account.iban}
            isFirst={index === 0}
            isPressing={due === first}
          />
        ))}
        {contracts.filter(showsSchedule).map((contract) => (
          <ScheduleCard key={contract.contract_id} contract={contract} />
        ))}
        <PapersCard contracts={contracts} />
      </div>
      <aside className="aside stack">
        <MethodCard mandates={mandates} contracts={contracts} />
        {shown.map((payout) => (
          <RefundCard
            key={payout.id}
            payout={payout}
            isPressing={payout === pressing}
            contract={contracts.find(({ contract_id }) => contract_id === payout.contract_id)}
          />
        ))}
        <PaidBeforeCard payouts={folded} contracts={contracts} />
      </aside>
    </div>
  )
}
