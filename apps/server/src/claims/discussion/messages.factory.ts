import { followLive } from '@sillage/wire/http/live-client.ts'
import type { LiveEvent } from '@sillage/wire/live.ts'
import { buildContract } from '../../contracts/contracts.factory.ts'
import type { Database } from '../../platform/database/database.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { signInAs, type TestSession } from '../../testing/test-session.ts'

/** A claim just declared, with no message yet. */
export async function buildDiscussion(
  database: Database,
  { ownerId, participantIds = [] }: { ownerId: string; participantIds?: readonly string[] },
): Promise<string> {
  const { id: contractId } = await buildContract(database, { accountId: ownerId })
  const { id } = await database
    .insertInto('claim')
    .values({
      contract_id: contractId,
      owner_id: ownerId,
      nature: 'Accident',
      description: 'Un choc à l’arrêt.',
      incident_date: Temporal.Now.plainDateISO('Europe/Paris').toString(),
      status: 'pending',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await database
    .insertInto('claim_participant')
    .values([ownerId, ...participantIds].map((account_id) => ({ claim_id: id, account_id })))
    .execute()
  return id
}

/** A claim with its owner, a participant, an advisor and a stranger. */
export async function startDiscussion(server: TestApp) {
  const people = {
    owner: await signInAs(server),
    guest: await signInAs(server),
    advisor: await signInAs(server, 'advisor'),
    stranger: await signInAs(server),
  }
  const claimId = await buildDiscussion(server.database, {
    ownerId: people.owner.account.id,
    participantIds: [people.guest.account.id],
  })
  return { ...people, claimId }
}

export const post = ({ client }: TestSession, claimId: string, content: string, more = {}) =>
  client.messages.post({ body: { claimId, content, ...more } })
export const list = ({ client }: TestSession, claimId: string) =>
  client.messages.list({ params: { claimId } })

/** Opens a live connection for a person and collects the events it receives. */
export async function openPage(server: TestApp, { token }: TestSession) {
  const events: LiveEvent[] = []
  const { promise: isConnected, resolve } = Promise.withResolvers<boolean>()
  const connection = followLive({
    base: `${server.address}/backend`,
    token: () => token,
    onEvent: (event) => events.push(event),
    onFresh: () => undefined,
    onConnection: resolve,
  })
  await isConnected
  return { events, connection, texts: () => events.flatMap(textOf) }
}

const textOf = (event: LiveEvent) =>
  event.kind === 'message' ? [event.payload.message.message_content] : []
