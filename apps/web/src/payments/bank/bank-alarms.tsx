import type { FinanceDesk } from '@sillage/wire/payments/bank.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { dayOf } from '../ledger-texts.ts'
import { BANK as SAY } from './bank.messages.ts'

/** What somebody must look into before anything else leaves. */
export function BankAlarms({ alarms: { unanswered, since, faults } }: Pick<FinanceDesk, 'alarms'>) {
  return (
    <>
      {faults.map(({ code, orders }) => (
        <Banner key={code} tone="bad" lead={SAY.faults[code]?.(orders) ?? code}>
          {SAY.faultText}
        </Banner>
      ))}
      {since !== null && (
        <Banner tone="warn" lead={SAY.unanswered(unanswered, dayOf(since))}>
          {SAY.unansweredText}
        </Banner>
      )}
    </>
  )
}
