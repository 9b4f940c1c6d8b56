import { afterAll, expect, test, vi } from 'vitest'
import { prepareGround } from '../../testing/server-ground.factory.ts'
import { endServer, startServer } from '../../testing/server-process.factory.ts'
import { queueMail } from './mail-queue.ts'
import { startMailSender } from './mail-sender.ts'
import { startSmtp } from './smtp.factory.ts'

const ground = await prepareGround()
const { database } = ground

afterAll(() => ground.clear())

test('a server killed while sending loses no mail, and sends at most that one twice', async () => {
  const { promise: reached, resolve: reach } = Promise.withResolvers<void>()
  // the second of three has arrived, but its confirmation never comes
  const smtp = await startSmtp({
    beforeAnswer: () => {
      if (smtp.received.length !== 2) return Promise.resolve()
      reach()
      return new Promise(() => undefined)
    },
  })
  for (const who of ['camille', 'zoe', 'ines'])
    await queueMail(database, { to: `${who}@exemple.fr`, subject: 'Bonjour', text: who })

  const { child } = startServer({
    ...ground.settings,
    SMTP_URL: smtp.url,
  })
  await reached
  await endServer(child, 'SIGKILL')

  const next = startMailSender(database, {
    smtpUrl: smtp.url,
    smtpTls: false,
    from: 'Sillage <ne-pas-repondre@sillage.example>',
    publicUrl: 'https://sillage.example',
    readPaper: async () => Buffer.of(),
  })
  await vi.waitFor(
    async () => {
      const waiting = database.selectFrom('mail').select('id').where('sent_at', 'is', null)
      expect(await waiting.execute()).toEqual([])
    },
    { timeout: 30_000 },
  )
  await next.close()
  await smtp.close()

  const twice = smtp.received.filter(({ to }) => to[0] === smtp.received[1]?.to[0])
  expect(new Set(smtp.received.flatMap(({ to }) => to)).size).toBe(3)
  expect(smtp.received).toHaveLength(4)
  expect(twice).toHaveLength(2)
  // a mailbox that removes duplicates recognises it by its Message-ID
  const numbers = twice.map(({ text }) => /^Message-ID: (.+)$/im.exec(text)?.[1])
  expect(numbers[0]).toBeDefined()
  expect(numbers[1]).toBe(numbers[0])
}, 120_000)
