import { statusOn } from '@sillage/domain/contracts/status.ts'
import { UNPAID_GROUND } from '@sillage/domain/payments/arrears.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import type { ClaimsHistoryReply } from '@sillage/wire/contracts/claims-history.ts'
import { currentAccount } from '../../accounts/accounts.service.ts'
import { currentInsurer } from '../../documents/documents.service.ts'
import { notFound } from '../../platform/http/domain-error.ts'
import type { RequestContext, WorkContext } from '../../platform/http/request-context.ts'
import type { Wanted } from '../chain/policy-chain.repository.ts'
import { type ChainContract, type OwnChain, ownChain } from '../chain/policy-chain.service.ts'
import { endedWith } from '../endings/end-contracts.service.ts'
import { type Holder, policyholderAmong, policyholderOf } from '../signing/contract-document.ts'
import { END_GROUNDS } from './claims-history.messages.ts'
import { coveredOf, stateOf } from './stated-line.service.ts'

export interface Line extends OwnChain {
  readonly holder: Holder
}

/** The « relevé d’information » of a contract of the account, today; throws 404 for anything but a motor vehicle. */
export async function claimsHistory(
  context: RequestContext,
  wanted: Wanted,
): Promise<ClaimsHistoryReply> {
  const own = await ownChain(context.database, wanted)
  const account = await currentAccount(context)
  const { policyholder_address: address, company, answers } = own.contract.row
  const { name } = policyholderAmong(answers)
  return claimsHistoryOf(context, { ...own, holder: { account, address, name, company } })
}

/** The same for a chain that was already read. */
export async function claimsHistoryOf(
  { database, now }: WorkContext,
  { contract, chain, holder }: Line,
): Promise<ClaimsHistoryReply> {
  const asOf = dayInParis(now)
  const history = await stateOf({ database, now }, { contract, chain })
  const [first] = coveredOf(chain)
  if (!history || !first) throw notFound()
  const { coefficient } = history
  const ended = await endedWith(
    { database, now },
    { id: contract.id, accountId: holder.account.id },
  )
  const { name, addressLines } = currentInsurer()
  const policyholder = policyholderOf(holder)
  return {
    as_of: asOf.toString(),
    insurer: { name, address: [...addressLines] },
    policyholder: { name: policyholder.name, address: [...policyholder.addressLines] },
    vehicle: history.vehicle,
    contract: {
      contract_id: contract.id,
      insured_since: first.start.toString(),
      start_date: contract.row.start_date,
      end_date: contract.row.end_date,
    },
    driver: [...history.driver],
    claims: history.claims.map(({ occurredOn, declaredOn, ...claim }) => ({
      occurred_on: occurredOn.toString(),
      declared_on: declaredOn.toString(),
      ...claim,
    })),
    coefficient: {
      declared: coefficient.declared,
      declared_on: coefficient.declaredOn.toString(),
      current: coefficient.current === null ? null : coefficient.current / 100,
      course: coefficient.course.map(({ on, hundredths }) => ({
        on: on.toString(),
        coefficient: hundredths / 100,
      })),
      notes: [...coefficient.notes],
    },
    end: endOf(contract, { kind: endedBy(ended), asOf }),
  }
}

function endedBy(ended: Awaited<ReturnType<typeof endedWith>>): keyof typeof END_GROUNDS | null {
  if (!ended) return null
  return ended.ground === UNPAID_GROUND ? 'termination' : ended.kind
}

function endOf(
  contract: ChainContract,
  { kind, asOf }: { kind: keyof typeof END_GROUNDS | null; asOf: Temporal.PlainDate },
): ClaimsHistoryReply['end'] {
  const { row, end } = contract
  if (row.cancellation_date) {
    const on = dayInParis(row.cancellation_date.toTemporalInstant()).toString()
    return { on, ground: END_GROUNDS[kind ?? 'cancellation'] }
  }
  if (row.leaving_on) return { on: row.leaving_on, ground: END_GROUNDS.asked }
  return statusOn(contract, asOf) === 'expired'
    ? { on: end.toString(), ground: END_GROUNDS.expiry }
    : null
}
