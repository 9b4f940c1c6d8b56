import type { messages } from '@sillage/wire/claims/messages.ts'
import type { Body } from '@sillage/wire/http/route.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { publish } from '../../platform/live/live.repository.ts'
import { findNoteReaders } from '../access/claim-access.repository.ts'
import { mustHandle, openClaim } from '../access/claims.access.ts'
import { findNames } from '../access/people.repository.ts'

/** Tells colleagues who may handle a claim that one of them is looking at it or writing. Nothing is stored. */
export async function tellPresence(
  { database, session }: RequestContext,
  { id, doing }: { id: string } & Body<typeof messages.presence>,
): Promise<void> {
  const opened = await openClaim(database, { id, session })
  mustHandle(opened)
  const me = session.account.id
  const names = await findNames(database, [me])
  const colleagues = await findNoteReaders(database, opened.claim.id)
  await publish(database, {
    kind: 'presence',
    payload: { claim_id: opened.claim.id, user_id: me, name: names.get(me)?.name ?? '', doing },
    accountIds: colleagues.filter((one) => one !== me),
  })
}
