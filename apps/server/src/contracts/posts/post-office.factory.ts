import { afterAll } from 'vitest'
import { buildIssuer } from '../../documents/issuer.factory.ts'
import { inMinutes, sendDueMails, startSmtp } from '../../platform/mail/smtp.factory.ts'
import { serveTests } from '../../testing/test-app.ts'
import { signInAs, type TestSession } from '../../testing/test-session.ts'
import { writeDuePosts } from './paper-posts.service.ts'

/** A server whose customer gets the documents of their contracts through a mail server that may refuse them. */
export async function openPostOffice() {
  let refusal: string | null = null
  let customer: TestSession
  const server = await serveTests()
  const smtp = await startSmtp({ refuseAll: () => refusal })
  afterAll(() => smtp.close())
  const issuer = await buildIssuer()
  const { database, files } = server
  const post = (now = inMinutes(1)) => writeDuePosts({ database, files, issuer, now })
  const send = (now = inMinutes(2)) => sendDueMails(server, smtp, now)
  const prove = (at: Date | null) =>
    database
      .updateTable('account')
      .set({ email_verified_at: at })
      .where('id', '=', customer.account.id)
      .execute()
  /** The document names in the mails the mail server received, one list per mail. */
  const received = () =>
    smtp.received.map(({ text }) =>
      Array.from(text.matchAll(/filename="?([a-z]+)_/g), ([, name]) => name),
    )
  return {
    server,
    smtp,
    /** Nothing waits or was received; another customer with a proved address comes. */
    async receiveCustomer(): Promise<TestSession> {
      await database.deleteFrom('paper_post').execute()
      await database.deleteFrom('mail').execute()
      smtp.received.length = 0
      customer = await signInAs(server)
      await prove(new Date())
      return customer
    },
    /** When the customer proved the address. */
    prove,
    post,
    send,
    /** Writes and sends what is due while the mail server refuses everything. */
    async sendRefused(reason: string) {
      refusal = reason
      await post()
      await send()
      refusal = null
    },
    posts: async (id: string) => (await customer.client.contracts.posts({ params: { id } })).data,
    received,
    withPapers: () => received().filter((names) => names.length > 0),
  }
}
