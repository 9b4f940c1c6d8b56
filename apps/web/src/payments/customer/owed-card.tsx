import { groupedReference } from '@sillage/domain/payments/creditor-reference.ts'
import { formatIban } from '@sillage/domain/values/iban.ts'
import { inEuros } from '@sillage/domain/values/money.ts'
import type { PaidContract, PaymentDue, Payments } from '@sillage/wire/payments/payments.ts'
import { Copy } from 'lucide-react'
import { dayText } from '../../shell/moment.ts'
import { Badge } from '../../ui/data/badge.tsx'
import { Card } from '../../ui/data/card.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { IconButton } from '../../ui/nav/icon-button.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { withWholeWords } from '../../ui/whole-words.tsx'
import { CARD } from './card.messages.ts'
import { PayByCard } from './card-payment.tsx'
import { PAYMENTS as SAY } from './customer.messages.ts'
import { DuePaper } from './due-paper.tsx'

interface OwedCardProps {
  readonly due: PaymentDue
  readonly contract: PaidContract
  readonly creditor: Payments['creditor']
  /** The account that its contract is debited from, masked. */
  readonly account: string | undefined
  readonly isFirst: boolean
  /** Whether its payment by card is the filled button of the page. */
  readonly isPressing: boolean
}

/** An amount due, with everything needed to pay it now. */
export function OwedCard(props: OwedCardProps) {
  const { due, contract, creditor, account, isFirst, isPressing } = props
  const { state, method, owed } = due
  const day = dayText(due.due_on)
  const isLate = state === 'late'
  const isCollected = method === 'direct_debit'
  const isDebited = isCollected && !isLate
  const how = isLate
    ? SAY.lateSince(day)
    : isDebited
      ? SAY.debitOn(day)
      : (due.by_card ? CARD : SAY).payBy(day)
  return (
    <Card as="article" className="owed">
      <div className="owed-head">
        <div>
          <h2 className="small subtle">
            {withWholeWords(SAY.dueOf({ contract: contract.name, method: how }))}
          </h2>
          <p className="small subtle num">
            {SAY.contractOf({
              id: contract.contract_id,
              start: dayText(contract.start_date),
              end: dayText(contract.end_date),
            })}
          </p>
          <p className={isFirst ? 'owed-amount num' : 'owed-amount owed-amount-m num'}>
            {inEuros(owed)}
          </p>
        </div>
        <Badge tone={isLate ? 'warn' : 'info'}>{due.label}</Badge>
      </div>
      {due.refusal ? (
        <Refusal refusal={due.refusal} account={account} byCard={due.by_card} />
      ) : (
        isLate && (
          <Late
            isNoticed={contract.payment.arrears !== undefined}
            isOurs={isCollected}
            byCard={due.by_card}
          />
        )
      )}
      {isDebited && !due.refusal && (
        <Banner tone="info" lead={SAY.debitLead(day)}>
          {SAY.debitText}
        </Banner>
      )}
      {due.by_card && <PayByCard due={due.id} owed={owed} isMain={isPressing} />}
      {!isCollected && <Transfer due={due} creditor={creditor} />}
      <DuePaper id={due.id} kind="notice">
        {SAY.notice}
      </DuePaper>
    </Card>
  )
}

interface RefusalProps extends Pick<OwedCardProps, 'account'> {
  readonly refusal: NonNullable<PaymentDue['refusal']>
  readonly byCard: boolean
}

/** Why the bank rejected the debit, and what happens next. */
function Refusal({ refusal, account, byCard }: RefusalProps) {
  const { text, retry_on: retryOn, asks_iban: asksIban, on_other_account: isOther } = refusal
  const next = retryOn
    ? isOther && account
      ? SAY.retryElsewhere({ day: dayText(retryOn), account })
      : SAY.retryOn(dayText(retryOn))
    : asksIban
      ? (byCard ? CARD : SAY).otherIban
      : byCard
        ? CARD.payNow
        : SAY.byTransferNow
  return (
    <Banner tone="warn" lead={text}>
      {next}
    </Banner>
  )
}

/**
 * Banner of a late payment. Omits the consequences under a formal notice, whose own banner gives them. When the delay
 * is ours (a debit not sent yet), says only that.
 */
function Late({
  isNoticed,
  isOurs,
  byCard,
}: {
  isNoticed: boolean
  isOurs: boolean
  byCard: boolean
}) {
  if (isOurs) return <Banner tone="info">{SAY.notDebitedYet}</Banner>
  return (
    <Banner tone="warn" lead={SAY.lateLead}>
      {isNoticed ? null : byCard ? CARD.late : SAY.lateText}
    </Banner>
  )
}

function Transfer({ due, creditor }: Pick<OwedCardProps, 'due' | 'creditor'>) {
  return (
    <div className="transfer">
      <dl>
        <Line label={SAY.payee} shown={creditor.name} />
        <Line
          label={SAY.iban}
          // plain spaces let it wrap between its groups on a narrow phone
          shown={formatIban(creditor.iban).replaceAll('\u00a0', ' ')}
          copied={creditor.iban}
        />
        <Line
          label={SAY.reference}
          shown={groupedReference(due.reference).replaceAll('\u00a0', ' ')}
          copied={due.reference}
        />
        <Line label={SAY.amount} shown={inEuros(due.owed)} />
      </dl>
      {due.qr && (
        <img
          className="transfer-qr"
          src={`data:image/svg+xml,${encodeURIComponent(due.qr)}`}
          alt={SAY.qr}
          width={128}
          height={128}
        />
      )}
    </div>
  )
}

function Line({ label, shown, copied }: { label: string; shown: string; copied?: string }) {
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
      toast.success(SAY.copied(label))
    } catch {
      toast.error(SAY.notCopied)
    }
  }
  return (
    <div>
      <dt>{label}</dt>
      <dd className="num">
        <b>{shown}</b>
        {copied !== undefined && (
          <IconButton
            icon={Copy}
            size="s"
            aria-label={SAY.copy(label)}
            onClick={() => void copy(copied)}
          />
        )}
      </dd>
    </div>
  )
}
