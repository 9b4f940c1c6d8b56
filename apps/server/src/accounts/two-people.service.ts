import { areTwo } from '@sillage/domain/accounts/account-changes.ts'
import type { Refusal } from '@sillage/domain/values/result.ts'
import { refuse } from '../platform/http/domain-error.ts'
import type { RequestContext } from '../platform/http/request-context.ts'
import { ACCOUNT_REFUSALS } from './accounts.messages.ts'
import { findRecruit } from './accounts.repository.ts'

/** Why the caller does not count as a second person beside an author, or null: one may have appointed the other. */
export async function notTwoRefusal(
  { database, now, session }: Pick<RequestContext, 'database' | 'now' | 'session'>,
  authorId: string,
): Promise<Refusal | null> {
  const author = await findRecruit(database, authorId)
  const second = await findRecruit(database, session.account.id)
  return areTwo(author, second, now)
    ? null
    : { code: 'second.not_two', message: ACCOUNT_REFUSALS.notTwo }
}

/** Throws 409 when the caller does not count as a second person beside an author. */
export async function mustBeTwo(context: RequestContext, authorId: string) {
  const refusal = await notTwoRefusal(context, authorId)
  if (refusal) throw refuse(refusal, 409)
}
