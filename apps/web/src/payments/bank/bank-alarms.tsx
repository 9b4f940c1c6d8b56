import type { FinanceDesk } from '@sillage/wire/payments/bank.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { dayOf } from '../ledger-texts.ts'
import { BANK as SAY } from './bank.messages.ts'

/** Problems to investigate before anything else is sent to the bank. */
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
