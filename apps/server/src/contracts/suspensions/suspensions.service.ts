import { addressLines, HOME_COUNTRY } from '@sillage/domain/accounts/postal-address.ts'
import { extendedFrom } from '@sillage/domain/contracts/policy-chain.ts'
import { epcQrText } from '@sillage/domain/payments/sepa/transfer-code.ts'
import { productLabel } from '@sillage/domain/products/names.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import { currentInsurer, renderPdf } from '../../documents/documents.service.ts'
import { notify } from '../../notifications/notifications.service.ts'
import { isUnderNotice } from '../../payments/arrears/arrears.service.ts'
import {
  type CoverChange,
  claimable,
  keepLetter,
  reviewNotices,
  type ToClaim,
} from '../../payments/arrears/notices.service.ts'
import { CREDITOR } from '../../payments/creditor.service.ts'
import { personName } from '../../platform/database/account-columns.ts'
import { type Database, inTransaction } from '../../platform/database/database.ts'
import type { FileKeeper } from '../../platform/files/file-keeper.ts'
import { refuse } from '../../platform/http/domain-error.ts'
import { insertEvents } from '../chain/policy-chain.repository.ts'
import type { OwnChain } from '../chain/policy-chain.service.ts'
import { tellInsuredVehicles } from '../insured-vehicles/tell-insured-vehicles.ts'
import { policyholderAmong } from '../signing/contract-document.ts'
import { neverSuspended, PAYMENT_LATE, resumed, suspended } from './suspensions.messages.ts'
import { findContract, findHolder } from './suspensions.repository.ts'

/**
 * The daily work on arrears: suspends cover thirty days after a letter was posted, and drafts letters for what is ten
 * days late. It posts no letter and ends no contract: people do. Idempotent.
 */
export async function workOnArrears(
  { database, files }: { database: Database; files: FileKeeper },
  now: Temporal.Instant,
) {
  await inTransaction(database, (transaction) => changeCovers(transaction, now, { suspends: true }))
  for (const claim of await claimable(database, now)) {
    const letter = await letterOf(database, { claim, now })
    const key = await files.keepPaper({ database, now }, letter.pdf)
    await keepLetter(database, { claim, key, ...letter }, now)
  }
}

/** Resumes the cover of contracts now paid, in the transaction that records the payment. */
export function resumePaidCovers(transaction: Database, now: Temporal.Instant): Promise<void> {
  return changeCovers(transaction, now, { suspends: false })
}

/** Throws 409 for extending or renewing a contract under formal notice. */
export async function refuseUnderNotice(database: Database, { contract, chain }: OwnChain) {
  if (await isUnderNotice(database, extendedFrom(contract, chain).id))
    throw refuse({ code: 'payment.late', message: PAYMENT_LATE }, 409)
}

async function changeCovers(
  transaction: Database,
  now: Temporal.Instant,
  how: { suspends: boolean },
) {
  for (const change of await reviewNotices(transaction, now, how))
    await recordChange(transaction, change, now)
}

/** Records the event of the contract, reports to the file of insured vehicles, and notifies the holder. */
async function recordChange(
  transaction: Database,
  { noticeId, accountId, contractId, kind, at, hasNoGap }: CoverChange,
  now: Temporal.Instant,
) {
  const contract = await findContract(transaction, contractId)
  const isSuspension = kind === 'suspension'
  await insertEvents(transaction, [
    {
      contract_id: contractId,
      action: isSuspension ? 'suspend' : 'resume',
      status: contract.status,
      account_id: null,
      // a suspension takes effect at noon tomorrow but is known now
      at: new Date(isSuspension ? at.epochMilliseconds : now.epochMilliseconds),
    },
  ])
  await tellInsuredVehicles(transaction, { kind, contracts: [contract], now, occurredAt: at })
  const back = hasNoGap ? neverSuspended : resumed(at)
  const notice = isSuspension ? suspended : back
  await notify(transaction, { accountId, key: `cover.${kind}.${noticeId}`, contractId, ...notice })
}

/** The letter, to the policyholder's last known address: the account's, else the contract's. */
async function letterOf(
  database: Database,
  { claim, now }: { claim: ToClaim; now: Temporal.Instant },
) {
  const [contract, holder] = await Promise.all([
    findContract(database, claim.insuredId),
    findHolder(database, claim.accountId),
  ])
  const named = policyholderAmong(contract.answers)
  const where = holder.postal_address ?? named.address
  const recipient = contract.company?.name ?? named.name ?? personName(holder)
  const address = where ? addressLines(where) : []
  const isAbroad = where !== null && where.country !== HOME_COUNTRY
  const [only, ...others] = claim.dues
  const pdf = await renderPdf('formal-notice', {
    contractId: contract.id,
    productLabel: productLabel(contract.product),
    recipient,
    addressLines: address,
    isAbroad,
    insurer: currentInsurer(),
    draftedOn: dayInParis(now).toString(),
    endsOn: contract.end_date,
    dues: claim.dues.map(({ due_on: dueOn, reference, owed: cents }) => ({
      dueOn,
      reference,
      cents,
    })),
    creditor: { name: CREDITOR.name, iban: CREDITOR.iban },
    transferCode:
      only && others.length === 0
        ? epcQrText({ ...CREDITOR, cents: only.owed, reference: only.reference })
        : null,
  })
  return { pdf, recipient, address, isAbroad }
}
