import { randomUUID } from 'node:crypto'
import { productLabel } from '@sillage/domain/subscription/products.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import type { documents } from '@sillage/wire/documents.ts'
import type { Body } from '@sillage/wire/route.ts'
import { currentAccount } from '../accounts/accounts.service.ts'
import { renderPdf } from '../documents/documents.service.ts'
import type { Database } from '../platform/database/database.ts'
import type { Session } from '../platform/http/mount.ts'
import { productOf, readPeriod } from '../subscription/pricing.service.ts'
import { readAnswers } from '../subscription/questionnaire.service.ts'
import { policyDocument } from './contract-document.ts'
import { checkShownAmounts, contractTerms } from './contract-terms.ts'

export interface Asker {
  readonly database: Database
  readonly now: Temporal.Instant
  readonly session: Session
}

/** A quote for the answers sent, priced anew; nothing is stored. */
export async function generateQuote(
  { database, now, session }: Asker,
  request: Body<typeof documents.quote>,
) {
  const product = productOf(request.contract_type)
  const period = readPeriod(request, dayInParis(now))
  const { tariff, questionnaire } = readAnswers(
    { product, answers: request.questions, path: 'questions' },
    now,
  )
  const terms = contractTerms({
    product,
    tariff,
    answers: questionnaire.answers,
    choices: questionnaire.choices,
    period,
    travels: request.travels,
    purpose: 'quote',
    offsetOption: request.compensate ? request.offsetOption : null,
    now,
  })
  const compensationAmount = request.compensate ? request.compensationCost : 0
  checkShownAmounts(terms, {
    price: request.price,
    compensationAmount,
    contractPrice: request.price - compensationAmount,
  })
  const account = await currentAccount(database, session)
  const bytes = await renderPdf('quote', {
    ...policyDocument(terms, { account, now }),
    reference: randomUUID().slice(0, 8),
  })
  return { bytes, filename: `devis_${productLabel(product)}_${period.start.toString()}.pdf` }
}
