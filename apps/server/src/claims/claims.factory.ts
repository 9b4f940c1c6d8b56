import { randomUUID } from 'node:crypto'
import type { Claim } from '@sillage/wire/claims/claim.ts'
import { sql } from 'kysely'
import { buildAccount } from '../accounts/accounts.factory.ts'
import { buildContract } from '../contracts/contracts.factory.ts'
import type { Database } from '../platform/database/database.ts'
import type { AccountRow } from '../platform/database/tables/schema.ts'
import { dateOf } from '../platform/database/timestamps.ts'
import { buildContext } from '../platform/http/request-context.factory.ts'
import type { RequestContext } from '../platform/http/request-context.ts'
import { declareClaim } from './declaration/declare-claim.service.ts'
import { insertFiles } from './discussion/attachments.repository.ts'
import { readUpTo } from './discussion/messages.service.ts'
import { decideClaim } from './outcome/outcome.service.ts'
import { insertReopening } from './outcome/reopening.repository.ts'

/** A request context for somebody acting at a moment, or so many days ago. */
export function actingAs(
  database: Database,
  account: Pick<AccountRow, 'id' | 'role' | 'username' | 'email'>,
  when: number | Temporal.Instant = 0,
): RequestContext {
  const now =
    typeof when === 'number'
      ? Temporal.Now.zonedDateTimeISO('Europe/Paris').subtract({ days: when }).toInstant()
      : when
  const session = {
    id: randomUUID(),
    presentAt: new Date(),
    account: { ...account, capabilities: [] },
  }
  return buildContext({ database, now, session })
}

export interface ClaimOptions {
  readonly owner: AccountRow
  /** A contract of the owner; by default one that began a month ago is built. */
  readonly contractId?: string
  readonly nature?: string
  readonly description?: string
  readonly place?: string
  readonly answers?: readonly { question_id: string; answer: string }[]
  readonly injured?: boolean
  readonly abroad?: boolean
  /** How many days ago it was declared; the incident was the day before. */
  readonly daysAgo?: number
  /** At which moment of that day; by default, at this hour. */
  readonly at?: Temporal.Instant
}

/** Declares a claim as its owner would. */
export async function buildClaim(database: Database, options: ClaimOptions): Promise<Claim> {
  const { owner, daysAgo = 0 } = options
  const contractId =
    options.contractId ??
    (await buildContract(database, { accountId: owner.id, startingIn: -30, endingIn: 60 })).id
  const incident = Temporal.Now.plainDateISO('Europe/Paris').subtract({ days: daysAgo + 1 })
  const claim = await declareClaim(actingAs(database, owner, options.at ?? daysAgo), {
    contract_id: contractId,
    nature: options.nature ?? 'Accident',
    dateIncident: incident.toString(),
    description: options.description ?? 'Un choc à l’arrêt.',
    place: options.place,
    answers: [...(options.answers ?? [])],
    injured: options.injured ?? false,
    abroad: options.abroad ?? false,
  })
  await database.deleteFrom('daily_use').where('account_id', '=', owner.id).execute()
  return claim
}

/** Attaches a stored object to a claim, as an upload does. Returns the file's id. */
export async function buildClaimFile(
  { database, now, session }: RequestContext,
  { claimId, key, name }: { claimId: string; key: string; name: string },
): Promise<string> {
  const [file] = await insertFiles(database, [
    {
      claim_id: claimId,
      account_id: session.account.id,
      message_id: null,
      object_key: key,
      name,
      uploaded_at: dateOf(now),
    },
  ])
  if (!file) throw new Error('No file was inserted')
  return file.id
}

/** Marks everything in the discussion of a claim so far as read. */
export function buildReading(context: RequestContext, claimId: string): Promise<void> {
  return readUpTo(context, { claimId, upTo: '9'.repeat(18) })
}

/**
 * Backdates the notices of claims to the events they are about; notices older than `readBefore` days are marked read.
 */
export async function buildPastNotices(database: Database, { readBefore }: { readBefore: number }) {
  await sql`
    update notification set created_at = happened.at,
      read_at = case when happened.at < now() - ${`${readBefore} days`}::interval then happened.at end
    from (
      select notice.id, coalesce(event.at, (
        select min(posted_at) from claim_message
        where claim_message.claim_id::text = split_part(notice.key, ' ', 2)
          and claim_message.id > split_part(notice.key, ' messages après ', 2)::bigint)) as at
      from notification as notice left join claim_event as event
        on notice.key = 'sinistre ' || event.claim_id || ' ' || event.id
      where notice.key like 'sinistre %' and (event.id is not null or notice.key like '% messages après %')
    ) as happened
    where happened.id = notification.id`.execute(database)
}

/**
 * The parameters and bodies of routes about what waits for a second person: a decision, and the reopening of a closed
 * claim.
 */
export function secondPersonSubjects(
  database: Database,
  newClaim: (status?: 'closed') => Promise<string>,
) {
  const waiting = async () => {
    const id = await newClaim()
    await buildWaitingDecision(database, id)
    return { params: { id } }
  }
  const closed = async () => {
    const id = await newClaim('closed')
    await buildWaitingReopening(database, id)
    return { params: { id } }
  }
  return {
    'claimDecision.sign': async () => ({ ...(await waiting()), body: {} }),
    'claimDecision.giveBack': waiting,
    'claimDecision.acceptReopening': async () => ({ ...(await closed()), body: {} }),
    'claimDecision.refuseReopening': closed,
  } as const
}

/** Has a colleague ask for the reopening of a closed claim, which waits for a second person. */
export async function buildWaitingReopening(database: Database, claimId: string, at = new Date()) {
  const { id: asker } = await buildAccount(database, { role: 'advisor' })
  const asked = { asked_by: asker, asked_at: at, reason: 'Une autre facture' }
  await insertReopening(database, { id: randomUUID(), claim_id: claimId, ...asked })
}

/** Has a colleague make a decision that waits for a second signature. */
export async function buildWaitingDecision(database: Database, claimId: string) {
  const colleague = await buildAccount(database, { role: 'advisor' })
  await decideClaim(actingAs(database, colleague), {
    id: claimId,
    decision: 'accepted',
    amount: 4000,
    excess: 300,
    reasons: 'Le bris de glace est couvert.',
  })
}
