import type { documents } from '@sillage/wire/documents.ts'
import { type Caller, capAttempts } from '../accounts/accounts.service.ts'
import { issuedByCode, verifyFile } from '../documents/verification.service.ts'
import type { VerificationKey } from '../documents/verification-keys.service.ts'
import type { Handlers } from '../platform/http/mount.ts'
import { generateProductDocument } from './product-documents.service.ts'
import { generateQuote } from './quote.service.ts'

/** Nobody finds a code of 100 bits by trying; the cap spares the database those who do. */
const VERIFICATIONS_PER_ADDRESS = 300

export const documentsHandlers = (
  keys: readonly VerificationKey[],
): Handlers<typeof documents> => ({
  keys: async () => ({ data: [...keys] }),
  quote: ({ body, session, context }) => generateQuote({ ...context, session }, body),
  generate: ({ body, session, context }) => generateProductDocument({ ...context, session }, body),
  issued: async ({ params, context }) => {
    await capVerifications(context)
    return { data: await issuedByCode(context, params.code) }
  },
  verify: async ({ body, context }) => {
    await capVerifications(context)
    return { data: await verifyFile(context, body) }
  },
})

function capVerifications({ database, ip, now }: Caller) {
  return capAttempts(database, { key: `vérification ${ip}`, cap: VERIFICATIONS_PER_ADDRESS, now })
}
