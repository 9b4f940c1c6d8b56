import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import type { Database } from '../database/database.ts'
import type { FileKeeper } from '../files/file-keeper.ts'
import { createMailSender } from './mail-sender.ts'

interface ReceivedMail {
  readonly to: string[]
  /** Headers and body, with quoted-printable decoded. */
  readonly text: string
  readonly encrypted: boolean
}

export interface TestSmtp {
  readonly port: number
  readonly url: string
  readonly received: ReceivedMail[]
  close(): Promise<void>
}

/**
 * A real SMTP server that keeps what it receives, and refuses for good recipients outside `exemple.fr`. It acknowledges
 * a mail after `beforeAnswer`.
 */
export async function startSmtp({
  port = 0,
  encrypts = false,
  beforeAnswer = async () => undefined,
  refuseAll = () => null,
  refuseText = () => null,
}: {
  readonly port?: number
  readonly encrypts?: boolean
  readonly beforeAnswer?: () => Promise<void>
  /** The refusal given to a recipient, if any; for the moment only when its code begins with 4. */
  readonly refuseAll?: (address: string) => string | null
  /** The refusal given to a mail once it was read, if any. */
  readonly refuseText?: (text: string) => string | null
} = {}): Promise<TestSmtp> {
  const received: ReceivedMail[] = []
  const server = new SMTPServer({
    disabledCommands: encrypts ? ['AUTH'] : ['AUTH', 'STARTTLS'],
    onRcptTo({ address }, _, done) {
      const refused = refuseAll(address)
      const responseCode = refused?.startsWith('4') ? 450 : 550
      if (refused !== null) return done(Object.assign(new Error(refused), { responseCode }))
      const isKnown = address.endsWith('@exemple.fr')
      const refusal = new Error(`No such mailbox ${address}`)
      done(isKnown ? null : Object.assign(refusal, { responseCode: 550 }))
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const text = decode(Buffer.concat(chunks).toString())
        const refused = refuseText(text)
        if (refused !== null) return done(Object.assign(new Error(refused), { responseCode: 554 }))
        received.push({
          encrypted: session.secure,
          to: session.envelope.rcptTo.map(({ address }) => address),
          text,
        })
        void beforeAnswer().then(() => done())
      })
    },
  })
  // a client killed in mid-delivery
  server.on('error', () => undefined)
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address() satisfies AddressInfo | string | null as AddressInfo
  return {
    port: address.port,
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

export const inMinutes = (minutes: number) => Temporal.Now.instant().add({ minutes })

/** Sends the mails of a server that are due by then through a mail server. */
export async function sendDueMails(
  { database, files }: { readonly database: Database; readonly files: FileKeeper },
  { url }: TestSmtp,
  now: Temporal.Instant,
) {
  const sender = createMailSender({
    smtpUrl: url,
    smtpTls: false,
    from: 'Sillage <ne-pas-repondre@sillage.exemple.fr>',
    publicUrl: 'https://sillage.exemple.fr',
    readPaper: (key) => files.readPaper(key),
  })
  await sender.sendDue(database, now)
  sender.close()
}

function decode(mail: string): string {
  const bytes = mail
    .replaceAll('=\r\n', '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
