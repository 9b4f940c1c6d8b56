import { CONTRACT_MESSAGES } from '@sillage/domain/contracts/contracts.messages.ts'
import { dayInParis, isBefore } from '@sillage/domain/values/day.ts'
import type { Contract } from '@sillage/wire/contracts/contracts.ts'
import { notify } from '../../notifications/notifications.service.ts'
import { namesOf } from '../../payments/contract-names.service.ts'
import { inTransaction } from '../../platform/database/database.ts'
import { refuse } from '../../platform/http/domain-error.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { keptNotice } from '../chain/contract-life.messages.ts'
import { insertEvents, type Wanted } from '../chain/policy-chain.repository.ts'
import { lockedChain, ownChain } from '../chain/policy-chain.service.ts'
import { presentContract } from '../contracts.present.ts'
import { removeNotice } from './ending-notice.repository.ts'
import { notCancelled } from './leave-by-law.service.ts'

/**
 * Takes back the request to end a contract on a chosen day, as long as that day is not over: it and its chain go on as
 * if nothing had been asked. An end on a legal ground can't be taken back.
 */
export function keepContract(
  { database, now, session }: RequestContext,
  wanted: Wanted,
): Promise<Contract> {
  const today = dayInParis(now)
  const at = new Date(now.epochMilliseconds)
  return inTransaction(database, async (transaction) => {
    const { contract, chain } = await lockedChain(transaction, wanted, today)
    const { leaving_on, leaving_by_choice } = contract.row
    if (
      leaving_on === null ||
      contract.status === 'cancelled' ||
      isBefore(Temporal.PlainDate.from(leaving_on), today)
    )
      throw refuse({ code: 'contract.not_leaving', message: CONTRACT_MESSAGES.notLeaving }, 409)
    if (!leaving_by_choice)
      throw refuse(
        { code: 'contract.leaving_by_law', message: CONTRACT_MESSAGES.leavingByLaw },
        409,
      )
    const all = notCancelled(chain)
    await removeNotice(
      transaction,
      all.map(({ id }) => id),
    )
    await insertEvents(
      transaction,
      all.map(({ id, status }) => ({
        contract_id: id,
        action: 'keep',
        status,
        account_id: session.account.id,
        at,
        reason: null,
      })),
    )
    const names = await namesOf(transaction, [contract.id])
    await notify(transaction, {
      accountId: wanted.accountId,
      key: `contract.kept.${contract.id}.${at.toISOString()}`,
      ...keptNotice({ id: contract.id, name: names.get(contract.id) ?? '' }),
    })
    const { contract: kept } = await ownChain(transaction, wanted)
    return presentContract(kept.row, today)
  })
}
