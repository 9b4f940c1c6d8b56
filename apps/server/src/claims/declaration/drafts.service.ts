import { CLAIM_MESSAGES } from '@sillage/domain/claims/claims.messages.ts'
import { KEPT_DAYS } from '@sillage/domain/personal-data/kept-days.ts'
import type { claimDesk } from '@sillage/wire/claims/claim-desk.ts'
import type { Draft } from '@sillage/wire/claims/declaration.ts'
import type { Body } from '@sillage/wire/http/route.ts'
import { coveringChain } from '../../contracts/covering-contracts.service.ts'
import type { Database } from '../../platform/database/database.ts'
import { dateOf } from '../../platform/database/timestamps.ts'
import { isUuid } from '../../platform/database/uuid.ts'
import { refuse } from '../../platform/http/domain-error.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import {
  type DraftRow,
  deleteDraft,
  deleteDraftsBefore,
  findDrafts,
  isDeclared,
  updateDraft,
  upsertDraft,
} from './drafts.repository.ts'

const KEPT_HOURS = KEPT_DAYS.claimDraft * 24

/** The unfinished declarations of an account that have not expired. */
export async function draftsOf({ database, now, session }: RequestContext): Promise<Draft[]> {
  const accountId = session.account.id
  const rows = await findDrafts(database, { accountId, since: oldest(now) })
  return rows.map(presentDraft)
}

export async function draftOn(
  { database, now, session }: RequestContext,
  contractId: string,
): Promise<Draft | null> {
  if (!isUuid(contractId)) return null
  const accountId = session.account.id
  const [row] = await findDrafts(database, { accountId, since: oldest(now), contractId })
  return row ? presentDraft(row) : null
}

/** Saves an unfinished declaration, on a contract on which the account may declare. */
export async function saveDraft(
  { database, now, session }: RequestContext,
  {
    contractId,
    step,
    form,
    draft_id: id,
  }: { contractId: string } & Body<typeof claimDesk.saveDraft>,
): Promise<Draft> {
  await coveringChain(database, { contractId, session })
  const draft = {
    accountId: session.account.id,
    contractId,
    step,
    form: storable(form),
    at: dateOf(now),
  }
  const row = id === undefined ? undefined : await updateDraft(database, { id, ...draft })
  if (row) return presentDraft(row)
  if (id !== undefined) await mustBeUnused(database, { id, contractId })
  return presentDraft(await upsertDraft(database, draft))
}

/** A draft makes one claim: throws once it has. */
export async function mustBeUnused(
  database: Database,
  draft: { readonly id: string; readonly contractId: string },
): Promise<void> {
  if (await isDeclared(database, draft))
    throw refuse({ code: 'claim.declared_already', message: CLAIM_MESSAGES.declaredAlready }, 409)
}

export async function discardDraft({ database, session }: RequestContext, contractId: string) {
  if (isUuid(contractId)) await deleteDraft(database, { accountId: session.account.id, contractId })
}

/** Deletes the drafts that have expired. */
export function forgetOldDrafts(database: Database, now: Temporal.Instant): Promise<void> {
  return deleteDraftsBefore(database, oldest(now))
}

function oldest(now: Temporal.Instant): Date {
  return dateOf(now.subtract({ hours: KEPT_HOURS }))
}

function presentDraft({ id, contract_id, step, form, updated_at }: DraftRow): Draft {
  const savedAt = updated_at.toTemporalInstant()
  return {
    draft_id: id,
    contract_id,
    step,
    form,
    saved_at: updated_at.toISOString(),
    kept_until: savedAt.add({ hours: KEPT_HOURS }).toString({ smallestUnit: 'millisecond' }),
  }
}

type Form = Body<typeof claimDesk.saveDraft>['form']

/** The form without what PostgreSQL refuses in JSON: U+0000 and lone surrogates. */
function storable({ answers, ...form }: Form): Form {
  const fields = Object.fromEntries(
    Object.entries(form).map(([name, value]) => [
      name,
      typeof value === 'string' ? clean(value) : value,
    ]),
  )
  if (!answers) return fields
  return {
    ...fields,
    answers: answers.map(({ question_id, answer }) => ({
      question_id: clean(question_id),
      answer: clean(answer),
    })),
  }
}

function clean(text: string): string {
  return text.toWellFormed().replaceAll('\u0000', '')
}
