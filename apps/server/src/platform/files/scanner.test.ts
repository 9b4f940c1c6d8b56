import { createServer, type Socket } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { buildDiscussion } from '../../claims/discussion/messages.factory.ts'
import { listening } from '../../testing/ports.factory.ts'
import { serveTests } from '../../testing/test-app.ts'
import { refusalOf, signInAs } from '../../testing/test-session.ts'

/** The test file that every scanner detects, in two parts so that this source isn't detected. */
const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD', '-ANTIVIRUS-TEST-FILE!$H+H*'].join('')

let isSilent = false
const scanned: number[] = []

/** A server that speaks the INSTREAM protocol of clamd and knows one signature. */
function speakInstream(socket: Socket) {
  let received = Buffer.alloc(0)
  socket.on('error', () => undefined)
  socket.on('data', (piece) => {
    received = Buffer.concat([received, Buffer.from(piece)])
    const content = readStream(received)
    if (content === null) return
    scanned.push(content.length)
    if (isSilent) return socket.destroy()
    const found = content.includes('EICAR-STANDARD-ANTIVIRUS-TEST-FILE')
    socket.end(found ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0')
  })
}

function readStream(received: Buffer): Buffer | null {
  const command = 'zINSTREAM\0'
  if (received.toString('latin1', 0, command.length) !== command) return null
  const pieces: Buffer[] = []
  for (let at = command.length; at + 4 <= received.length; ) {
    const length = received.readUInt32BE(at)
    if (length === 0) return Buffer.concat(pieces)
    pieces.push(received.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return null
}

const clamd = createServer(speakInstream)
const port = await listening(clamd)
const server = await serveTests({ env: { CLAMD_URL: `tcp://127.0.0.1:${port}` } })
const owner = await signInAs(server)
const claimId = await buildDiscussion(server.database, { ownerId: owner.account.id })
afterAll(() => {
  clamd.close()
})

const upload = (name: string, text: string) =>
  owner.client.messages.upload({
    params: { id: claimId },
    query: { name },
    body: new Blob([text]),
  })

const storedObjects = () => server.database.selectFrom('stored_object').select('key').execute()

test('a clean file is scanned whole and stored', async () => {
  const text = 'é'.repeat(2_000_000)
  expect((await upload('long.txt', text)).data.bytes).toBe(4_000_000)
  expect(scanned.at(-1)).toBe(4_000_000)
})

test('a file with a threat is refused by its name, and not stored', async () => {
  const before = await storedObjects()
  const refusal = await refusalOf(upload('facture.txt', EICAR))
  expect([refusal.status, refusal.problem?.code]).toEqual([422, 'file.infected'])
  expect(refusal.message).toContain('«\u00a0facture.txt\u00a0»')
  const document = { file_name: 'facture.txt', file_content: btoa(EICAR) }
  const inMessage = owner.client.messages.post({ body: { claimId, documents: [document] } })
  expect((await refusalOf(inMessage)).problem?.code).toBe('file.infected')
  expect(await storedObjects()).toEqual(before)
})

test('while the scanner is down every file is refused with the reason, and none is stored', async () => {
  const before = await storedObjects()
  isSilent = true
  const cut = await refusalOf(upload('a.txt', 'cut'))
  isSilent = false
  await new Promise((resolve) => clamd.close(resolve))
  const down = await refusalOf(upload('a.txt', 'down'))
  for (const refusal of [cut, down])
    expect([refusal.status, refusal.retryAfter, refusal.problem?.code]).toEqual([
      503,
      60,
      'file.not_scanned',
    ])
  expect(down.message).toMatch(/antivirus ne répond pas.*a\.txt/)
  expect(await storedObjects()).toEqual(before)
})
