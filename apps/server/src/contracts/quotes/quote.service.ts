import { productLabel } from '@sillage/domain/products/names.ts'
import type { documents } from '@sillage/wire/documents.ts'
import type { Body } from '@sillage/wire/http/route.ts'
import { currentAccount } from '../../accounts/accounts.service.ts'
import { renderPdf } from '../../documents/documents.service.ts'
import { knownCompany, policyDocument } from '../signing/contract-document.ts'
import { recordDelivered } from '../signing/delivered-documents.service.ts'
import { keepQuote, type QuoteContext, quoteTerms } from './quotes.service.ts'

/** A quote for the answers sent, priced again, stored with the account and printed with its number. */
export async function generateQuote(context: QuoteContext, request: Body<typeof documents.quote>) {
  const { now, waiter } = context
  const terms = await quoteTerms(context, request)
  const account = await currentAccount(context)
  const company = knownCompany(account)
  const { id } = await keepQuote(context, terms)
  const quote = {
    ...policyDocument(terms, {
      holder: {
        account,
        address: account.postal_address,
        name: null,
        company: company.ok ? company.value : null,
      },
      now,
    }),
    reference: id.slice(0, 8),
  }
  const bytes = await renderPdf('quote', quote, waiter)
  await recordDelivered(context, { document: 'quote', tariff: terms.tariff, bytes })
  const { product, period } = terms
  return { bytes, filename: `devis_${productLabel(product)}_${period.start.toString()}.pdf` }
}
