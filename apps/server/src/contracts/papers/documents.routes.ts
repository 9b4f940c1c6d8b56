import { addressBucket } from '@sillage/domain/accounts/limits/address-bucket.ts'
import type { documents } from '@sillage/wire/documents.ts'
import { capAttempts } from '../../accounts/accounts.service.ts'
import type { Roads } from '../../carbon/places/roads.service.ts'
import { issuedByCode, verifyFile } from '../../documents/verification/verification.service.ts'
import type { VerificationKey } from '../../documents/verification/verification-keys.service.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { generateQuote } from '../quotes/quote.service.ts'
import { generateProductDocument } from './product-documents.service.ts'

/** A code of 100 bits can't be guessed; the cap protects the database from those who try. */
const VERIFICATIONS_PER_ADDRESS = 300

export const documentsHandlers = (
  keys: readonly VerificationKey[],
  roads: Roads,
): Handlers<typeof documents> => ({
  keys: async () => ({ data: [...keys] }),
  quote: ({ body, context }) => generateQuote({ ...context, roads }, body),
  generate: ({ body, context }) => generateProductDocument(context, body),
  issued: async ({ params, context }) => {
    await capVerifications(context)
    return { data: await issuedByCode(context, params.code) }
  },
  verify: async ({ body, context }) => {
    await capVerifications(context)
    return { data: await verifyFile(context, body) }
  },
})

function capVerifications({ database, ip, now }: RequestContext<null>) {
  return capAttempts(database, {
    key: `vérification ${addressBucket(ip)}`,
    cap: VERIFICATIONS_PER_ADDRESS,
    now,
  })
}
