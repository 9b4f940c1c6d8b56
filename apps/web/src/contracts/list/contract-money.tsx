import { paths } from '@sillage/wire/addresses.ts'
import type { Contract } from '@sillage/wire/contracts/contracts.ts'
import { Link } from 'wouter'
import { RouteButton } from '../../shell/pages/route-button.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { MESSAGES } from '../contracts.messages.ts'
import { earlierPayments } from './policy-chain.ts'

interface ContractMoneyProps {
  readonly contract: Contract
  readonly all: readonly Contract[]
}

/** The payment state, read from the ledger and never from the contract's status, and what an extended one still owes. */
export function ContractMoney({ contract, all }: ContractMoneyProps) {
  const { payment } = contract
  return (
    <>
      {payment?.arrears && <ArrearsBanner arrears={payment.arrears} />}
      {payment && !payment.arrears && (
        <p className="small contract-money" data-status={payment.status}>
          <Link href={paths.payments}>{payment.label}</Link>
        </p>
      )}
      {earlierPayments(contract, all).map((earlier, place) => (
        <p key={place} className="small contract-money" data-status={earlier.status}>
          <Link href={paths.payments}>{MESSAGES.beforeExtension(earlier.label)}</Link>
        </p>
      ))}
    </>
  )
}

interface ArrearsBannerProps {
  readonly arrears: NonNullable<NonNullable<Contract['payment']>['arrears']>
}

/** Warns, beside the cover, that nothing is covered or that cover will soon stop. */
function ArrearsBanner({ arrears }: ArrearsBannerProps) {
  const { text, suspended_on: suspendedOn, resumes_at: resumesAt } = arrears
  return (
    <Banner
      tone={suspendedOn === null ? 'warn' : 'bad'}
      lead={text}
      action={
        resumesAt === null && (
          <RouteButton to={paths.payments} variant="secondary" size="s">
            {MESSAGES.payNow}
          </RouteButton>
        )
      }
    />
  )
}
