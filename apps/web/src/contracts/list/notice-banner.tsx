import {
  IN_EXTENSION,
  UNPAID_REASON,
  WITHDRAWAL_REASON,
} from '@sillage/domain/contracts/contracts.messages.ts'
import { effectSentence } from '@sillage/domain/contracts/leaving/legal-ending.ts'
import { formatDay } from '@sillage/domain/values/day.ts'
import { inEuros } from '@sillage/domain/values/money.ts'
import type { Contract } from '@sillage/wire/contracts/contracts.ts'
import { ArrowRightToLine, CalendarClock, Hourglass, RefreshCw } from 'lucide-react'
import { Banner } from '../../ui/feedback/banner.tsx'
import { withBreakableDates } from '../breakable-dates.tsx'
import { periodOf } from '../contract-period.ts'
import { contractLabel } from '../contract-title.ts'
import { MESSAGES } from '../contracts.messages.ts'
import { KeepButton } from '../endings/keep-button.tsx'
import { PaperButton } from '../papers/paper-button.tsx'
import type { Notice } from './contract-notices.ts'
import { cardId } from './use-highlight.ts'

interface NoticeProps {
  contractId: string
  notice: Notice
  today: Temporal.PlainDate
  onPoint: (id: string) => void
}

export function NoticeBanner({ contractId, notice, today, onPoint }: NoticeProps) {
  const linkTo = (contract: Contract) => <CardLink contract={contract} onPoint={onPoint} />
  switch (notice.kind) {
    case 'endsSoon':
      return (
        <Banner
          tone="warn"
          icon={CalendarClock}
          lead={withBreakableDates(MESSAGES.endsSoon(formatDay(notice.end)))}
        >
          {MESSAGES.endsSoonNext}
        </Banner>
      )
    case 'leaving':
      return (
        <Banner
          tone="warn"
          icon={CalendarClock}
          lead={MESSAGES.leaving}
          action={notice.mayKeep && <KeepButton contractId={contractId} />}
        >
          {effectSentence(notice.effect, { start: notice.start, today })}
        </Banner>
      )
    case 'expired':
      return (
        <Banner tone="flat" icon={Hourglass}>
          {MESSAGES.expired}
        </Banner>
      )
    case 'extendedBy':
      return (
        <Banner tone="flat" icon={ArrowRightToLine}>
          {notice.by ? (
            <>
              {withBreakableDates(MESSAGES.extendedUntil(formatDay(periodOf(notice.by).end)))}
              {linkTo(notice.by)}.
            </>
          ) : (
            MESSAGES.extended
          )}
        </Banner>
      )
    case 'renewedBy':
      return (
        <Banner tone="flat" icon={RefreshCw}>
          {notice.by ? (
            <>
              {MESSAGES.renewedBy}
              {linkTo(notice.by)}.
            </>
          ) : (
            MESSAGES.renewed
          )}
        </Banner>
      )
    case 'cancelled':
      return (
        <Banner
          tone="bad"
          lead={
            notice.on
              ? withBreakableDates(MESSAGES.cancelledOn(formatDay(notice.on)))
              : MESSAGES.cancelled
          }
          action={
            <PaperButton
              contractId={contractId}
              kind={notice.reason === WITHDRAWAL_REASON ? 'withdrawal' : 'cancellation'}
            >
              {endPaper(notice.reason)}
            </PaperButton>
          }
        >
          {notice.reason && <p>{MESSAGES.reason(notice.reason)}</p>}
          {notice.refund !== null && <p>{refunded(notice.refund, notice.isExtended)}</p>}
        </Banner>
      )
    default:
      return (
        <Banner tone="flat" icon={notice.kind === 'extends' ? ArrowRightToLine : RefreshCw}>
          {MESSAGES[notice.kind]}
          {linkTo(notice.parent)}.
        </Banner>
      )
  }
}

function refunded(euros: number, isExtended: boolean): string {
  if (euros > 0) return MESSAGES.refunded(inEuros(euros))
  return isExtended ? IN_EXTENSION : MESSAGES.notRefunded
}

function CardLink({ contract, onPoint }: { contract: Contract; onPoint: (id: string) => void }) {
  const id = contract.contract_id
  return (
    <a
      href={`#${cardId(id)}`}
      onClick={(event) => {
        event.preventDefault()
        onPoint(id)
      }}
    >
      {withBreakableDates(contractLabel(contract))}
    </a>
  )
}

/** The title of the document issued when a contract ends. */
function endPaper(reason: string | null | undefined): string {
  if (reason === WITHDRAWAL_REASON) return MESSAGES.acknowledgement
  return reason === UNPAID_REASON ? MESSAGES.unpaidNotice : MESSAGES.receipt
}
