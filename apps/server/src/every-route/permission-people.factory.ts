import { buildAccount, giveCapabilities, TEST_PASSWORD } from '../accounts/accounts.factory.ts'
import type { Reached } from '../testing/test-app.ts'
import { signInAs, type TestSession } from '../testing/test-session.ts'

/** The owner, the participants of the owner's claims, and staff. */
export interface People {
  readonly owner: TestSession
  readonly stranger: TestSession
  readonly participant: TestSession
  readonly advisor: TestSession
  readonly admin: TestSession
  readonly root: TestSession
  /** A participant too, but deactivated while signed in. */
  readonly deactivated: TestSession
  /** An advisor with every capability. */
  readonly holder: TestSession
}

export async function gatherPeople(server: Reached): Promise<People> {
  const { database } = server
  const owner = await buildAccount(database, { username: 'ondine.marchal' })
  const { token } = await server
    .client()
    .accounts.login({ body: { email: owner.email, password: TEST_PASSWORD } })
  const people = {
    owner: { account: owner, token, client: server.client(token) },
    stranger: await signInAs(server),
    participant: await signInAs(server),
    advisor: await signInAs(server, 'advisor'),
    admin: await signInAs(server, 'admin'),
    root: await signInAs(server, 'root'),
    deactivated: await signInAs(server),
    holder: await signInAs(server, 'advisor'),
  }
  await giveCapabilities(database, people.holder.account.id)
  await people.admin.client.users.toggleStatus({ params: { id: people.deactivated.account.id } })
  return people
}
