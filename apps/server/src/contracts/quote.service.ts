import { productLabel } from '@sillage/domain/subscription/products.ts'
import type { documents } from '@sillage/wire/documents.ts'
import type { Body } from '@sillage/wire/route.ts'
import { currentAccount } from '../accounts/accounts.service.ts'
import { renderPdf } from '../documents/documents.service.ts'
import type { Database } from '../platform/database/database.ts'
import type { Session } from '../platform/http/mount.ts'
import type { Waiter } from '../platform/http/waiter.ts'
import { policyDocument } from './contract-document.ts'
import { recordDelivered } from './delivered-documents.service.ts'
import { keepQuote, quoteTerms } from './quotes.service.ts'

export interface Asker {
  readonly database: Database
  readonly now: Temporal.Instant
  readonly session: Session
  readonly waiter: Waiter
}

/** A quote for the answers sent, priced anew, kept with the account and printed under its number. */
export async function generateQuote(
  { database, now, session, waiter }: Asker,
  request: Body<typeof documents.quote>,
) {
  const terms = quoteTerms(request, now)
  const account = await currentAccount(database, session)
  const { id } = await keepQuote({ database, now, accountId: account.id }, terms)
  const quote = {
    ...policyDocument(terms, { holder: { account, address: account.postal_address }, now }),
    reference: id.slice(0, 8),
  }
  const bytes = await renderPdf('quote', quote, waiter)
  await recordDelivered(
    { database, now, session },
    { document: 'quote', tariff: terms.tariff, bytes },
  )
  const { product, period } = terms
  return { bytes, filename: `devis_${productLabel(product)}_${period.start.toString()}.pdf` }
}
