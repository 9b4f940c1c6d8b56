import { randomBytes } from 'node:crypto'
import { paths } from '@sillage/wire/addresses.ts'
import type { Database } from '../../platform/database/database.ts'
import { DomainError, refuse } from '../../platform/http/domain-error.ts'
import { sha256Of } from '../../platform/sha256.ts'
import { LINK_REFUSALS } from '../account-mails.messages.ts'
import { deleteEndedLinks, findLink, putLink, takeLink } from './links.repository.ts'

const MINUTES = { password: 30, email: 24 * 60, enrol: 30 }
const PAGES = { password: paths.resetPassword, email: paths.confirmEmail, enrol: paths.login }

interface NewLink {
  readonly accountId: string
  readonly purpose: 'password' | 'email' | 'enrol'
  /** The address that it is sent to. */
  readonly email: string
  /** A token that the mailbox already has; a new one is drawn by default. */
  readonly token?: string
  readonly now: Temporal.Instant
}

/**
 * Makes the path of a single-use link; only the token's hash is stored. The token comes after `#`, which browsers do
 * not send to servers: it gets into no proxy log and no `Referer`.
 */
export async function createLink(
  database: Database,
  { accountId, purpose, email, token = randomBytes(32).toString('base64url'), now }: NewLink,
): Promise<string> {
  await putLink(database, {
    token_sha256: sha256Of(token),
    account_id: accountId,
    purpose,
    email,
    expires_at: new Date(now.add({ minutes: MINUTES[purpose] }).epochMilliseconds),
  })
  return `${PAGES[purpose]}#token=${token}`
}

interface Shown {
  readonly token: string
  readonly purpose: NewLink['purpose']
  readonly now: Temporal.Instant
}

/** Consumes a link and returns what it is for. Throws when it is unknown, used, replaced or too old. */
export async function useLink(
  database: Database,
  shown: Shown,
): Promise<{ account_id: string; email: string }> {
  return (await takeLink(database, wantedBy(shown))) ?? refuseLink()
}

/** The same, without consuming it. */
export async function readLink(
  database: Database,
  shown: Shown,
): Promise<{ account_id: string; email: string }> {
  return (await findLinkOf(database, shown)) ?? refuseLink()
}

/** The same, but returns undefined instead of throwing. */
export function findLinkOf(
  database: Database,
  shown: Shown,
): Promise<{ account_id: string; email: string } | undefined> {
  return findLink(database, wantedBy(shown))
}

function wantedBy({ token, purpose, now }: Shown) {
  return { tokenSha256: sha256Of(token), purpose, now: new Date(now.epochMilliseconds) }
}

function refuseLink(): never {
  throw deadLink()
}

export function deadLink(): DomainError {
  return refuse({ code: 'link.dead', message: LINK_REFUSALS.dead })
}

/** Deletes the links that were not used in time. */
export function forgetEndedLinks(database: Database, now: Temporal.Instant): Promise<void> {
  return deleteEndedLinks(database, new Date(now.epochMilliseconds))
}
