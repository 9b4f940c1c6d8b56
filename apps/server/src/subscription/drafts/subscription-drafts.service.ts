import { DRAFT_DAYS } from '@sillage/domain/contracts/evidence.ts'
import type { ProductId } from '@sillage/domain/products/names.ts'
import type {
  ServedDraft,
  subscriptionDrafts,
} from '@sillage/wire/contracts/subscription-drafts.ts'
import type { Body } from '@sillage/wire/http/route.ts'
import type { Database } from '../../platform/database/database.ts'
import { refuse } from '../../platform/http/domain-error.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { productOf } from '../pricing.service.ts'
import { SUBSCRIPTION_REFUSALS } from '../subscription.messages.ts'
import {
  deleteSubscriptionDraft,
  deleteSubscriptionDraftsBefore,
  findSubscriptionDrafts,
  type SubscriptionDraftRow,
  writeSubscriptionDraft,
} from './subscription-drafts.repository.ts'

/** Several times the size of all answers of a product. */
const MOST_BYTES = 65_536

/** The subscriptions that an account has in progress, on any device. */
export async function draftsUnderWay({
  database,
  session,
}: RequestContext): Promise<ServedDraft[]> {
  const rows = await findSubscriptionDrafts(database, session.account.id)
  return rows.map(presentDraft)
}

/**
 * Stores a subscription in progress; refused when it is based on another version than the stored one, which is kept.
 */
export async function keepDraft(
  { database, now, session }: RequestContext,
  { type, content, version }: { type: string } & Body<typeof subscriptionDrafts.keep>,
): Promise<ServedDraft> {
  const text = JSON.stringify(content, storable)
  if (Buffer.byteLength(text) > MOST_BYTES)
    throw refuse({ code: 'draft.too_large', message: SUBSCRIPTION_REFUSALS.draftTooLarge }, 413)
  const row = await writeSubscriptionDraft(database, {
    accountId: session.account.id,
    product: productOf(type),
    content: text,
    version,
    at: new Date(now.epochMilliseconds),
  })
  if (row) return presentDraft(row)
  throw refuse({ code: 'draft.moved_on', message: SUBSCRIPTION_REFUSALS.draftMovedOn }, 409)
}

export function discardDraftOf({ database, session }: RequestContext, type: string) {
  return forgetDraft(database, { accountId: session.account.id, product: productOf(type) })
}

/** Deletes a draft, for all devices. */
export function forgetDraft(
  database: Database,
  draft: { accountId: string; product: ProductId },
): Promise<void> {
  return deleteSubscriptionDraft(database, draft)
}

/** Deletes drafts left unchanged for too long. */
export function forgetSubscriptionDrafts(database: Database, now: Temporal.Instant): Promise<void> {
  const oldest = now.subtract({ hours: 24 * DRAFT_DAYS })
  return deleteSubscriptionDraftsBefore(database, new Date(oldest.epochMilliseconds))
}

function presentDraft({ updated_at, ...draft }: SubscriptionDraftRow): ServedDraft {
  return { ...draft, saved_at: updated_at.toISOString() }
}

/** Removes from texts what PostgreSQL refuses in JSON: U+0000 and lone surrogates. */
function storable(_: string, value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed().replaceAll('\u0000', '') : value
}
