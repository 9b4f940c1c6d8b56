import { randomUUID } from 'node:crypto'
import { consentSentence, SUBSCRIPTION_CONSENT } from '@sillage/domain/contracts/consent.ts'
import { conditionsVersion } from '@sillage/domain/documents/conditions.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import type { Contract, contracts } from '@sillage/wire/contracts/contracts.ts'
import type { Body } from '@sillage/wire/http/route.ts'
import { holdOwnAccount } from '../../accounts/accounts.service.ts'
import { measureTravels } from '../../carbon/measured-roads.service.ts'
import type { Roads } from '../../carbon/places/roads.service.ts'
import { holdPlan } from '../../payments/mandates/plans.service.ts'
import { violates } from '../../platform/database/database.ts'
import { refuse } from '../../platform/http/domain-error.ts'
import type { Write } from '../../platform/http/idempotency.ts'
import { expectQuota, useQuota } from '../../platform/quotas/daily-quotas.ts'
import { forgetDraft } from '../../subscription/drafts/subscription-drafts.service.ts'
import { productOf, readPeriod } from '../../subscription/pricing.service.ts'
import { ownQuestionnaire } from '../../subscription/questionnaire.service.ts'
import {
  type ContractTerms,
  checkShownAmounts,
  contractTerms,
  termsColumns,
} from '../contract-terms.ts'
import { CONTRACT_REFUSALS } from '../contracts.messages.ts'
import { presentContract } from '../contracts.present.ts'
import { insertContract, insertEvent } from '../contracts.repository.ts'
import { readDeclared, refuseInsuredTwice } from '../declarations/declarations.service.ts'
import { tellInsuredVehicles } from '../insured-vehicles/tell-insured-vehicles.ts'
import { oweSigned } from '../ledger/contract-postings.service.ts'
import { postPapersOf } from '../posts/post-papers.ts'
import { termsAsShown } from '../quotes/held-price.ts'
import { readSignature } from './signature-image.service.ts'
import { keepSignedPapers, makeSignedPapers } from './signed-papers.ts'
import { chosenPayment, type SigningContext } from './signed-payment.ts'

type Request = Body<typeof contracts.create>
type CreationContext = SigningContext & { readonly roads: Roads }

/** Checks, prices and seals a signed contract. The returned function stores all of it or nothing. */
export async function createContract(
  context: CreationContext,
  request: Request,
): Promise<Write<Contract>> {
  const { now, session } = context
  const today = dayInParis(now)
  const asked = await askedTerms(context, request)
  const terms = await termsAsShown(context, asked, request)
  checkShownAmounts(terms, request)
  // without the price held by a quote, because the page's check of declarations does not know it either
  const subscribed = { ...asked, questionnaireId: request.contractQuestionnaryId }
  const declared = await readDeclared(context, subscribed, request.declarations)
  const png = await readSignature(request.signatureData)
  const use = { accountId: session.account.id, kind: 'contract', now } as const
  await expectQuota(context.database, use)
  const id = randomUUID()
  const payment = await chosenPayment(context, request.contractQuestionnaryId, {
    terms,
    period: terms.period,
    signedOn: today,
  })
  const papers = await makeSignedPapers(context, {
    contractId: id,
    origin: 'original',
    terms,
    payment,
    png,
    consent: consentSentence(SUBSCRIPTION_CONSENT),
    termsVersion: conditionsVersion(terms.product),
    declared,
    request,
  })
  return async (transaction) => {
    await holdOwnAccount(transaction, session)
    await useQuota(transaction, use)
    await refuseInsuredTwice({ ...context, database: transaction }, subscribed, declared)
    const questionnaire = {
      questionnaireId: request.contractQuestionnaryId,
      accountId: session.account.id,
    }
    await holdPlan(transaction, questionnaire, payment)
    const row = await insertContract(transaction, {
      id,
      account_id: session.account.id,
      ...termsColumns(terms),
      ...papers.columns,
      questionnaire_id: request.contractQuestionnaryId,
      status: 'active',
      origin: 'original',
      created_at: new Date(now.epochMilliseconds),
    }).catch((error: unknown) => {
      if (!violates(error, 'contract_questionnaire')) throw error
      throw refuse(
        { code: 'contract.already_created', message: CONTRACT_REFUSALS.alreadyCreated },
        409,
      )
    })
    await keepSignedPapers(transaction, papers)
    await oweSigned(transaction, row, payment)
    await tellInsuredVehicles(transaction, { kind: 'start', contracts: [row], now })
    await postPapersOf(transaction, { contractId: id, occasion: 'signature', now })
    // also removes a draft begun on another device
    await forgetDraft(transaction, {
      accountId: session.account.id,
      product: terms.product,
    })
    await insertEvent(transaction, {
      contract_id: id,
      action: 'create',
      status: 'active',
      account_id: session.account.id,
      at: new Date(now.epochMilliseconds),
    })
    return presentContract(row, today)
  }
}

async function askedTerms(
  { database, now, session, roads }: CreationContext,
  request: Request,
): Promise<ContractTerms> {
  const product = productOf(request.contract_type)
  const period = readPeriod(request, dayInParis(now))
  const questionnaire = await ownQuestionnaire(database, {
    id: request.contractQuestionnaryId,
    accountId: session.account.id,
  })
  if (questionnaire.product !== product)
    throw refuse({
      code: 'questionnaire.other_product',
      message: CONTRACT_REFUSALS.otherProduct,
      path: 'contract_type',
    })
  return contractTerms({
    ...questionnaire,
    period,
    travels: await measureTravels(roads, request.travels),
    purpose: 'subscribe',
    offsetOption: request.compensationAmount > 0 ? request.offsetOption : null,
    now,
  })
}
