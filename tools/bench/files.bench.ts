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

const FILE_BYTES = 10 * 1024 * 1024
const ROUND_MS = 3000
const ROUNDS = 7
const PAUSE_MS = 100
/** Bytes that can't be packed; the end is drawn anew for each file. */
const NOISE = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(FILE_BYTES - 25)])

/** How long a customer's list takes while messages with a file of 10 MiB are posted, against the same in quiet. */
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
      // an account may put down 120 files an hour
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

/** As the web app does: the file as a stream, then the message that names it. */
async function postFile({ site, claimId }: { site: Site; claimId: string }) {
  const base = `${site.origin}/backend`
  const client = createClient(allRoutes.messages, {
    bases: { host: base, questionnaire: base, emissions: base },
    token: () => site.customer.token,
  })
  const { data: file } = await client.upload({
    params: { id: claimId },
    query: { name: 'constat.pdf' },
    body: new Blob([NOISE, randomBytes(16)]),
  })
  await client.post({ body: { claimId, content: 'Le constat.', files: [file.file_id] } })
}
