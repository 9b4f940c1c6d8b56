import { DRAFT_DAYS } from '@sillage/domain/contracts/evidence.ts'
import { conditionsVersion } from '@sillage/domain/documents/conditions.ts'
import type { Tariff } from '@sillage/domain/subscription/tariff.ts'
import type { Database } from '../../platform/database/database.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { sha256Of } from '../../platform/sha256.ts'
import { OPENED_DOCUMENTS } from '../contracts.messages.ts'
import { findDelivered, insertDelivered } from './delivered-documents.repository.ts'

export type DeliveredKind = keyof typeof OPENED_DOCUMENTS

/** Records that an account was given a document, with its SHA-256 and the server's time, not the page's. */
export async function recordDelivered(
  { database, now, session }: RequestContext,
  { document, tariff, bytes }: { document: DeliveredKind; tariff: Tariff; bytes: Uint8Array },
) {
  await insertDelivered(database, {
    account_id: session.account.id,
    document,
    product: tariff.product,
    tariff_version: tariff.version,
    // a quote carries none of the product's texts
    terms_version: document === 'quote' ? null : conditionsVersion(tariff.product),
    sha256: sha256Of(bytes),
    delivered_at: new Date(now.epochMilliseconds),
  })
}

/** The documents given to an account about a product within the lifetime of a draft, for the evidence page. */
export async function deliveredTo(
  database: Database,
  { accountId, tariff, now }: { accountId: string; tariff: Tariff; now: Temporal.Instant },
) {
  const since = new Date(now.subtract({ hours: 24 * DRAFT_DAYS }).epochMilliseconds)
  const rows = await findDelivered(database, { accountId, product: tariff.product, since })
  return rows
    .toSorted((one, other) => one.delivered_at.getTime() - other.delivered_at.getTime())
    .map(({ document, tariff_version, terms_version, sha256, delivered_at }) => ({
      title: OPENED_DOCUMENTS[document],
      deliveredAt: delivered_at.toISOString(),
      tariffVersion: tariff_version,
      termsVersion: terms_version,
      sha256: sha256.toString('hex'),
    }))
}
