import { endingGroundOf } from '@sillage/domain/contracts/leaving/ending-ground.ts'
import { statusOn } from '@sillage/domain/contracts/status.ts'
import { UNPAID_GROUND } from '@sillage/domain/payments/arrears.ts'
import { dayInParis, isBefore } from '@sillage/domain/values/day.ts'
import type { ClaimsHistoryReply } from '@sillage/wire/contracts/claims-history.ts'
import { currentAccount } from '../../accounts/accounts.service.ts'
import { currentInsurer } from '../../documents/documents.service.ts'
import type { Database } from '../../platform/database/database.ts'
import { notFound } from '../../platform/http/domain-error.ts'
import type { RequestContext, WorkContext } from '../../platform/http/request-context.ts'
import type { Wanted } from '../chain/policy-chain.repository.ts'
import { type ChainContract, type OwnChain, ownChain } from '../chain/policy-chain.service.ts'
import { endedWith } from '../endings/end-contracts.service.ts'
import { type Holder, policyholderAmong, policyholderOf } from '../signing/contract-document.ts'
import { END_GROUNDS, legalGround } from './claims-history.messages.ts'
import { findEndingGround, findSuspensions } from './claims-history.repository.ts'
import { coveredOf, stateOf } from './stated-chain.service.ts'

export interface HeldChain extends OwnChain {
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
  { contract, chain, holder }: HeldChain,
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
    suspensions: await suspensionsOf(database, { contract, chain }),
    end: endOf(contract, { ground: await groundOf(database, { contract, chain, ended }), asOf }),
  }
}

type Ended = Awaited<ReturnType<typeof endedWith>>

/** Why the contract ends: the ground of the law, where one was given. */
async function groundOf(
  database: Database,
  { contract, chain, ended }: OwnChain & { readonly ended: Ended },
): Promise<string> {
  const { leaving_on, product } = contract.row
  if (ended?.ground === UNPAID_GROUND) return END_GROUNDS.termination
  const asked =
    ended || !leaving_on ? ended : await findEndingGround(database, idsOf(chain), leaving_on)
  const legal = endingGroundOf(product, asked?.ground ?? null)
  return legal
    ? legalGround(legal)
    : END_GROUNDS[ended?.kind ?? (leaving_on ? 'asked' : 'cancellation')]
}

function endOf(
  contract: ChainContract,
  { ground, asOf }: { ground: string; asOf: Temporal.PlainDate },
): ClaimsHistoryReply['end'] {
  const { row, end } = contract
  if (row.cancellation_date) {
    const on = dayInParis(row.cancellation_date.toTemporalInstant()).toString()
    return { on, ground }
  }
  if (row.leaving_on) return { on: row.leaving_on, ground }
  return statusOn(contract, asOf) === 'expired'
    ? { on: end.toString(), ground: END_GROUNDS.expiry }
    : null
}

/**
 * The days without cover while the contract went on: for non-payment, until cover resumed or the contract ended, and
 * from the day after a sale until the contract ends (code des assurances, L113-3 and L121-11).
 */
async function suspensionsOf(
  database: Database,
  { contract, chain }: OwnChain,
): Promise<ClaimsHistoryReply['suspensions']> {
  const { cancellation_date, covered_until, leaving_on } = contract.row
  const over = cancellation_date
    ? dayInParis(cancellation_date.toTemporalInstant()).toString()
    : null
  const unpaid = (await findSuspensions(database, idsOf(chain))).map((row) => ({
    from: dayInParis(row.suspended_at.toTemporalInstant()).toString(),
    until: row.resumes_at ? dayInParis(row.resumes_at.toTemporalInstant()).toString() : over,
  }))
  if (!covered_until || !leaving_on || covered_until >= leaving_on) return unpaid
  const from = Temporal.PlainDate.from(covered_until).add({ days: 1 })
  const first = isBefore(from, contract.start) ? contract.start : from
  return [...unpaid, { from: first.toString(), until: leaving_on }]
}

const idsOf = (chain: OwnChain['chain']) => chain.map(({ id }) => id)
