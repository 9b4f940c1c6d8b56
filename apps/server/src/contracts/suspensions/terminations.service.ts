import { UNPAID_REASON } from '@sillage/domain/contracts/contracts.messages.ts'
import { extendedFrom, isTakenOver } from '@sillage/domain/contracts/policy-chain.ts'
import { UNPAID_GROUND } from '@sillage/domain/payments/arrears.ts'
import { productLabel } from '@sillage/domain/products/names.ts'
import { traitsOf } from '@sillage/domain/products/traits.ts'
import { dayInParis, isBefore } from '@sillage/domain/values/day.ts'
import { type Cents, fromEuros, toEuros } from '@sillage/domain/values/money.ts'
import type { Body, Reply } from '@sillage/wire/http/route.ts'
import type { arrears } from '@sillage/wire/payments/arrears.ts'
import { recordAudit } from '../../audit/audit.service.ts'
import { currentInsurer, renderPdf } from '../../documents/documents.service.ts'
import { postalNumberOf } from '../../payments/arrears/arrears.service.ts'
import {
  closeTerminated,
  owedTogether,
  refuseOver,
  type TerminableNotice,
  terminableNotice,
} from '../../payments/arrears/terminable.service.ts'
import { CREDITOR } from '../../payments/creditor.service.ts'
import { inTransaction } from '../../platform/database/database.ts'
import type { FileKeeper } from '../../platform/files/file-keeper.ts'
import type { RequestContext, WorkContext } from '../../platform/http/request-context.ts'
import {
  type ChainContract,
  lockedChain,
  type OwnChain,
  ownChain,
} from '../chain/policy-chain.service.ts'
import { expectedRefund } from '../endings/cancellation-preview.service.ts'
import { endTogether } from '../endings/end-contracts.service.ts'
import { TERMINATION_FILE } from './suspensions.messages.ts'

/** What a termination today would end, and the debt it would leave. */
interface Expected {
  readonly notice: TerminableNotice
  readonly asked: ChainContract
  readonly remaining: Cents
  readonly givenUp: Cents
  readonly paidBack: Cents
}

/** What the desk sees before it terminates an unpaid contract. */
export async function terminationPreview(
  context: RequestContext,
  id: string,
): Promise<Reply<typeof arrears.termination>['data']> {
  const { remaining, givenUp, paidBack } = await expected(context, id)
  return {
    ends_on: dayInParis(context.now).toString(),
    remaining: toEuros(remaining),
    given_up: toEuros(givenUp),
    paid_back: toEuros(paidBack),
  }
}

/** The termination letter, dated today: it is posted before anything ends. */
export async function terminationLetter(context: RequestContext, id: string) {
  const { asked, pdf } = await letterOf(context, id)
  await recordAudit(context.database, {
    actorId: context.session.account.id,
    action: 'formal_notice.read',
    subjectKind: 'contract',
    subjectId: asked.id,
  })
  return { bytes: pdf, filename: `${TERMINATION_FILE}_${asked.id.slice(0, 8)}.pdf` }
}

/**
 * Terminates a contract and its extensions, once a person has posted the letter today (code des assurances, L113-3).
 * The premium up to today stays owed; a renewal, being another contract, goes on.
 */
export async function terminate(
  { database, now, session }: RequestContext,
  files: FileKeeper,
  id: string,
  body: Body<typeof arrears.terminate>,
) {
  const number = postalNumberOf(body.postalNumber)
  const { pdf } = await letterOf({ database, now }, id)
  const key = await files.keepPaper({ database, now }, pdf)
  await inTransaction(database, async (transaction) => {
    const within = { database: transaction, now }
    const notice = await terminableNotice(within, id)
    const wanted = { id: notice.contract_id, accountId: notice.account_id }
    const own = await lockedChain(transaction, wanted, dayInParis(now))
    const contracts = insuredTogether(own)
    const asked = runningOf(contracts, now)
    await endTogether(
      transaction,
      { now, accountId: session.account.id },
      { kind: 'cancellation', asked, contracts, reason: UNPAID_REASON, ground: UNPAID_GROUND },
    )
    await closeTerminated(within, id, { by: session.account.id, number, key })
    await recordAudit(transaction, {
      actorId: session.account.id,
      action: 'formal_notice.terminated',
      subjectKind: 'contract',
      subjectId: asked.id,
    })
  })
}

async function expected({ database, now }: WorkContext, id: string): Promise<Expected> {
  const today = dayInParis(now)
  const notice = await terminableNotice({ database, now }, id)
  const own = await ownChain(database, { id: notice.contract_id, accountId: notice.account_id })
  const contracts = insuredTogether(own)
  const asked = runningOf(contracts, now)
  const { settlement } = await expectedRefund(database, {
    askedId: asked.id,
    contracts,
    today,
    ground: UNPAID_GROUND,
    effect: { coveredUntil: today, on: today },
  })
  const owed = await owedTogether(
    database,
    contracts.map((one) => one.id),
  )
  return {
    notice,
    asked,
    remaining: owed - centsOf(settlement?.taken_off) + centsOf(settlement?.owed),
    givenUp: centsOf(settlement?.given_up),
    paidBack: centsOf(settlement?.paid_back),
  }
}

const centsOf = (euros = 0): Cents => fromEuros(euros)

/** The contract that a notice names and its extensions: one continuous insurance. */
function insuredTogether({ contract, chain }: OwnChain): readonly ChainContract[] {
  return chain.filter(
    (one) => one.status !== 'cancelled' && extendedFrom(one, chain).id === contract.id,
  )
}

/** The one of them that is in force; throws 409 when it is over. */
function runningOf(contracts: readonly ChainContract[], now: Temporal.Instant): ChainContract {
  const last = contracts.find(({ id }) => !isTakenOver(id, contracts))
  if (!last || last.status === 'expired' || isBefore(last.end, dayInParis(now))) return refuseOver()
  return last
}

async function letterOf(context: WorkContext, id: string) {
  const { notice, asked, remaining, givenUp, paidBack } = await expected(context, id)
  const { product } = asked.row
  const pdf = await renderPdf('termination', {
    contractId: asked.id,
    productLabel: productLabel(product),
    isMotor: traitsOf(product).motor !== null,
    recipient: notice.recipient,
    addressLines: notice.address,
    isAbroad: notice.is_abroad,
    insurer: currentInsurer(),
    draftedOn: dayInParis(context.now).toString(),
    notice: {
      postedOn: notice.posted_on,
      number: notice.postal_number,
      suspendedOn: dayInParis(notice.suspended_at.toTemporalInstant()).toString(),
    },
    remainingCents: remaining,
    givenUpCents: givenUp,
    paidBackCents: paidBack,
    creditor: { name: CREDITOR.name, iban: CREDITOR.iban },
  })
  return { asked, pdf }
}
