import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { allRoutes } from '@sillage/wire/all-routes.ts'
import { createClient } from '@sillage/wire/http/client.ts'
import { buildDiscussion } from '../../apps/server/src/claims/discussion/messages.factory.ts'
import type { Latencies, LatencyOrder } from './latency.ts'
import type { Measure } from './report.ts'
import { compare } from './rounds.ts'
import type { Site } from './site.ts'

const ROUND_MS = 3000
const ROUNDS = 7
const PAUSE_MS = 100
/** Side in pixels of a picture that fills one page, one byte each: 10 MB of incompressible data. */
const SIDE = 3200
const NOISE = randomBytes(SIDE * SIDE - 16)

/** The latency of a customer's list while messages with 10 MiB files are posted, against the same when idle. */
export async function benchFiles(site: Site): Promise<Measure> {
  const { accountId, token } = site.customer
  const claimId = await buildDiscussion(site.database, { ownerId: accountId })
  const caller = fork(new URL('./latency.ts', import.meta.url))
  const p99 = async () => {
    const order: LatencyOrder = {
      origin: site.origin,
      path: '/backend/contracts/user',
      token,
      milliseconds: ROUND_MS,
    }
    const answer = once(caller, 'message')
    caller.send(order)
    const [latencies] = (await answer) as [Latencies]
    return latencies.p99
  }
  let posted = 0
  const whilePosting = async () => {
    const ends = performance.now() + ROUND_MS
    const post = async () => {
      // an account may upload 120 files an hour
      for (; performance.now() < ends && posted < 115; posted++) {
        await postFile({ site, claimId })
        await sleep(PAUSE_MS)
      }
    }
    const [latency] = await Promise.all([p99(), post()])
    return latency
  }
  try {
    await p99()
    const { ratio, one, other } = await compare({ rounds: ROUNDS, one: whilePosting, other: p99 })
    return {
      name: 'p99 de GET /contracts/user pendant l’envoi de fichiers de 10 Mio / au repos',
      ratio,
      target: { atMost: 2 },
      detail: `${one.toFixed(1)} ms / ${other.toFixed(1)} ms, ${posted} messages`,
    }
  } finally {
    caller.kill()
  }
}

/** Like the web app: the file as a stream, then the message that refers to it. */
async function postFile({ site, claimId }: { site: Site; claimId: string }) {
  const base = `${site.origin}/backend`
  const client = createClient(allRoutes.messages, {
    bases: { host: base, questionnaire: base, emissions: base },
    token: () => site.customer.token,
  })
  const { data: file } = await client.upload({
    params: { id: claimId },
    query: { name: 'constat.pdf' },
    body: scannedPage(),
  })
  await client.post({ body: { claimId, content: 'Le constat.', files: [file.file_id] } })
}

/** A one-page PDF with a picture whose end is random, so that no two files are the same. */
function scannedPage(): Blob {
  const picture = Buffer.concat([NOISE, randomBytes(16)])
  const draw = `q 500 0 0 500 50 150 cm /I Do Q`
  const objects = [
    [Buffer.from('<</Type/Catalog/Pages 2 0 R>>')],
    [Buffer.from('<</Type/Pages/Kids[3 0 R]/Count 1>>')],
    [
      Buffer.from(
        '<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<</XObject<</I 5 0 R>>>>>>',
      ),
    ],
    streamOf('', Buffer.from(draw)),
    streamOf(
      `/Type/XObject/Subtype/Image/Width ${SIDE}/Height ${SIDE}/ColorSpace/DeviceGray/BitsPerComponent 8`,
      picture,
    ),
  ]
  const parts = [Buffer.from('%PDF-1.7\n')]
  const offsets = objects.map((object, at) => {
    const offset = parts.reduce((sum, { length }) => sum + length, 0)
    parts.push(Buffer.from(`${at + 1} 0 obj\n`), ...object, Buffer.from('\nendobj\n'))
    return offset
  })
  const start = parts.reduce((sum, { length }) => sum + length, 0)
  const lines = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
  const size = objects.length + 1
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${lines.join('')}trailer<</Size ${size}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`,
    ),
  )
  return new Blob(parts)
}

function streamOf(entries: string, bytes: Buffer<ArrayBuffer>): Buffer<ArrayBuffer>[] {
  return [
    Buffer.from(`<<${entries}/Length ${bytes.length}>>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ]
}
