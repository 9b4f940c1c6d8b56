import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { consentSentence, derivationConsent } from '@sillage/domain/contracts/consent.ts'
import { CONTRACT_MESSAGES } from '@sillage/domain/contracts/contracts.messages.ts'
import { conditionsVersion } from '@sillage/domain/documents/conditions.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import { formatEuros } from '@sillage/domain/values/money.ts'
import type { Contract } from '@sillage/wire/contracts/contracts.ts'
import { currentAccount, holdOwnAccount } from '../../accounts/accounts.service.ts'
import { isAddressProved } from '../../accounts/session/account-access.service.ts'
import { notify } from '../../notifications/notifications.service.ts'
import type { Database } from '../../platform/database/database.ts'
import { refuse } from '../../platform/http/domain-error.ts'
import type { Write } from '../../platform/http/idempotency.ts'
import { expectQuota, useQuota } from '../../platform/quotas/daily-quotas.ts'
import { type ContractTerms, termsColumns } from '../contract-terms.ts'
import { CONTRACT_REFUSALS } from '../contracts.messages.ts'
import { presentContract } from '../contracts.present.ts'
import { insertContract } from '../contracts.repository.ts'
import { refuseAddedTwice } from '../declarations/declarations.service.ts'
import { tellInsuredVehicles } from '../insured-vehicles/tell-insured-vehicles.ts'
import { oweSigned, partsOfContract } from '../ledger/contract-postings.service.ts'
import { postPapersOf } from '../posts/post-papers.ts'
import { readSignature } from '../signing/signature-image.service.ts'
import {
  keepSignedPapers,
  makeSignedPapers,
  type Signed,
  type SignedPapers,
} from '../signing/signed-papers.ts'
import {
  continuedPayment,
  type SignedPayment,
  type SigningContext,
} from '../signing/signed-payment.ts'
import { refuseUnderNotice } from '../suspensions/suspensions.service.ts'
import { atPresentAddress, continuedOf, firstSignedOf } from './continued.ts'
import { contractNotice } from './contract-life.messages.ts'
import { insertEvents, leaveStatus, type Wanted } from './policy-chain.repository.ts'
import { lockedChain, type OwnChain, ownChain } from './policy-chain.service.ts'

export interface Derivation {
  readonly origin: 'extension' | 'renewal'
  readonly wanted: Wanted
  readonly signed: Signed['request'] & { readonly signatureData: string }
  /**
   * Checks the request and returns the terms. Called twice: before the documents are made, and once the chain is
   * locked.
   */
  readonly termsOf: (chain: OwnChain, today: Temporal.PlainDate) => ContractTerms
}

/**
 * Checks and signs a contract made from another, and makes its documents. The returned function stores it under the
 * lock on the chain.
 */
export async function deriveContract(
  context: SigningContext,
  derivation: Derivation,
): Promise<Write<Contract>> {
  const { database, now } = context
  const { origin, wanted, signed } = derivation
  const today = dayInParis(now)
  const own = await ownChain(database, wanted)
  const { postal_address: address } = await currentAccount(context)
  const termsOf = (chain: OwnChain) => atPresentAddress(derivation.termsOf(chain, today), address)
  const terms = termsOf(own)
  await refuseUnderNotice(database, own)
  await refuseAddedTwice(context, addedBy(origin, own, terms))
  const png = await readSignature(signed.signatureData, `${CONTRACT_MESSAGES.signatureMissing}.`)
  const use = { accountId: context.session.account.id, kind: 'contract', now } as const
  await expectQuota(database, use)
  const contractId = randomUUID()
  const payment = await paymentOf(context, { origin, own, terms })
  const papers = await makeSignedPapers(context, {
    contractId,
    origin,
    terms,
    payment,
    firstSigned: origin === 'extension' ? firstSignedOf(own) : undefined,
    continued: continuedOf(own, terms),
    termsVersion: signedTermsVersion(origin, own),
    openedSince: own.contract.row.created_at.toTemporalInstant(),
    consent: consentSentence(derivationConsent(origin, formatEuros(dueCents(origin, own, terms)))),
    png,
    request: signed,
  })
  return async (transaction) => {
    await holdOwnAccount(transaction, context.session)
    const chain = await lockedChain(transaction, wanted, today)
    await refuseUnderNotice(transaction, chain)
    await useQuota(transaction, use)
    // the documents are signed on the terms read before the lock
    if (!isDeepStrictEqual(termsColumns(termsOf(chain)), termsColumns(terms)))
      throw refuse({ code: 'contract.changed', message: CONTRACT_REFUSALS.changedMeanwhile }, 409)
    const held = { chain, terms, papers, payment, contractId }
    await refuseAddedTwice({ ...context, database: transaction }, addedBy(origin, chain, terms))
    return store(transaction, { ...derivation, ...held, context, today })
  }
}

interface Held extends Derivation {
  readonly chain: OwnChain
  readonly terms: ContractTerms
  readonly papers: SignedPapers
  readonly contractId: string
  readonly context: SigningContext
  readonly payment: SignedPayment
  readonly today: Temporal.PlainDate
}

async function store(transaction: Database, held: Held): Promise<Contract> {
  const { contractId, origin, context, today, terms, papers } = held
  const { contract: parent } = held.chain
  const at = new Date(context.now.epochMilliseconds)
  const next =
    origin === 'extension'
      ? ({ status: 'extended' } as const)
      : ({ status: 'renewed', renewal_contract_id: contractId } as const)
  // the chain is locked, so this can only fail if somebody writes without the lock
  if (!(await leaveStatus(transaction, parent, next)))
    throw refuse({ code: 'contract.not_active', message: CONTRACT_MESSAGES.cannotExtend }, 409)
  const row = await insertContract(transaction, {
    ...termsColumns(terms),
    ...papers.columns,
    status: 'active',
    parent_contract_id: parent.id,
    origin_contract_id: parent.originId ?? parent.id,
    id: contractId,
    account_id: parent.row.account_id,
    questionnaire_id: parent.row.questionnaire_id,
    origin,
    created_at: at,
  })
  await keepSignedPapers(transaction, papers)
  await oweSigned(transaction, row, held.payment)
  const kind = origin === 'extension' ? 'extension' : 'start'
  await tellInsuredVehicles(transaction, { kind, contracts: [row], now: context.now })
  await postPapersOf(transaction, { contractId, occasion: origin, now: context.now })
  const by = { account_id: context.session.account.id, at }
  const action = origin === 'extension' ? 'extend' : 'renew'
  await insertEvents(transaction, [
    { contract_id: parent.id, action, status: next.status, ...by },
    { contract_id: contractId, action: 'create', status: 'active', ...by },
  ])
  const owner = parent.row.account_id
  const { mail, ...notice } = contractNotice(origin, { id: contractId, ...terms.period })
  // one mail per signature: the one with the papers, which waits until the address is verified
  const arePapersSent = await isAddressProved(transaction, owner)
  await notify(transaction, {
    accountId: owner,
    key: `contract.${origin}.${contractId}`,
    ...notice,
    ...(arePapersSent ? {} : { mail }),
  })
  return presentContract(row, today)
}

/** The payment of an extension covers only what it adds, over the days it adds. */
function paymentOf(
  context: SigningContext,
  {
    origin,
    own: { contract },
    terms,
  }: { origin: Derivation['origin']; own: OwnChain; terms: ContractTerms },
): Promise<SignedPayment> {
  const policyId = contract.originId ?? contract.id
  const toPay = { terms, period: terms.period, signedOn: dayInParis(context.now) }
  if (origin === 'renewal') return continuedPayment(context, policyId, toPay)
  return continuedPayment(context, policyId, {
    ...toPay,
    before: partsOfContract(contract.row),
    period: { start: contract.end.add({ days: 1 }), end: terms.period.end },
  })
}

/** What the signature commits to pay, in cents: for an extension what it adds, for a renewal its whole price. */
function dueCents(
  origin: Derivation['origin'],
  { contract }: OwnChain,
  { price, contribution }: ContractTerms,
) {
  const totalCents = price.cents + (contribution?.cents ?? 0)
  const { contract_price_cents, compensation_cents } = contract.row
  return origin === 'extension'
    ? totalCents - contract_price_cents - compensation_cents
    : totalCents
}

/**
 * An extension is an amendment and keeps the conditions of the contract; a renewal is a new contract, on those in
 * force.
 */
function signedTermsVersion(origin: Derivation['origin'], { contract: { row } }: OwnChain): string {
  const version = origin === 'extension' ? row.terms_version : undefined
  return conditionsVersion(row.product, version)
}

/** What is insured on the days that an extension or a renewal adds, and the contracts of its chain. */
function addedBy(
  origin: 'extension' | 'renewal',
  { contract, chain }: OwnChain,
  terms: ContractTerms,
) {
  const { end } = terms.period
  const period =
    origin === 'extension' ? { start: contract.end.add({ days: 1 }), end } : terms.period
  const added = { ...terms, period, questionnaireId: contract.row.questionnaire_id }
  return { added, chainIds: chain.map(({ id }) => id) }
}
