import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { dayInParis } from '@sillage/domain/values/day.ts'
import { sql } from 'kysely'
import { buildAccount } from '../../apps/server/src/accounts/accounts.factory.ts'
import { createSessions } from '../../apps/server/src/accounts/session/sessions.ts'
import { buildSignaturePng } from '../../apps/server/src/documents/seal/signature.factory.ts'
import { quotePrice } from '../../apps/server/src/subscription/pricing.service.ts'
import { saveQuestionnaire } from '../../apps/server/src/subscription/questionnaire.service.ts'
import { buildAnswers } from '../../apps/server/src/subscription/subscription.factory.ts'
import { openCaller } from './caller.ts'
import type { Measure } from './report.ts'
import { SESSION_HOURS, type Site } from './site.ts'

const ACCOUNTS = 40
const SIGNATURES_OF_ONE = 8
const MEASURED_MS = 3000

const MOST_BYTES = 60_000
const MOST_PROCESSOR_MS = 50

/** The database size of one contract: rows, out-of-line values, and indexes. */
export async function benchContractWeight({ database }: Site): Promise<Measure> {
  const { rows } = await sql<{ bytes: number }>`
    select (pg_total_relation_size('contract') + pg_total_relation_size('contract_signature')
      + pg_total_relation_size('contract_event') + pg_total_relation_size('questionnaire')
      + pg_total_relation_size('issued_document') + pg_total_relation_size('stored_object'))::float
      / (select count(*) from contract) as bytes`.execute(database)
  const bytes = rows[0]?.bytes ?? Number.NaN
  return {
    name: 'Place d’un contrat et de ses papiers dans la base / 60 ko',
    ratio: bytes / MOST_BYTES,
    target: { atMost: 1 },
    detail: `${(bytes / 1000).toFixed(1)} ko`,
  }
}

/** The effect of 320 customers signing at the same moment on a reader's latency, and the processor time. */
export async function benchSignatures(site: Site): Promise<Measure[]> {
  const caller = openCaller(site)
  try {
    const signatures = await buildSignatures(site)
    const reads = () => caller.p99('/backend/contracts/user', MEASURED_MS)
    const readiness = () => caller.p99('/backend/health/ready', MEASURED_MS)
    const idle = { reads: await reads(), readiness: await readiness() }
    const before = processorMs(site)
    const signing = signAll(signatures)
    const busy = { reads: await reads(), readiness: await readiness() }
    await signing
    const each = (processorMs(site) - before) / signatures.length
    return [
      ...(['reads', 'readiness'] as const).map((what) => ({
        name: `${NAMES[what]} pendant ${signatures.length} signatures / au repos (p99)`,
        ratio: busy[what] / idle[what],
        target: { atMost: 5 },
        detail: `${busy[what].toFixed(1)} ms / ${idle[what].toFixed(1)} ms`,
      })),
      {
        name: 'Processeur du serveur pour une signature / 50 ms',
        ratio: each / MOST_PROCESSOR_MS,
        target: { atMost: 1 },
        // includes the calls of the customer who reads meanwhile
        detail: `${each.toFixed(1)} ms`,
      },
    ]
  } finally {
    caller.leave()
  }
}

/** Processor time of the server so far in milliseconds, threads included; Linux counts it in hundredths of a second. */
function processorMs({ serverPid }: Site): number {
  const [, rest = ''] = readFileSync(`/proc/${serverPid}/stat`, 'utf8').split(') ')
  const [user, system] = rest.split(' ').slice(11, 13).map(Number)
  return ((user ?? 0) + (system ?? 0)) * 10
}

const NAMES = { reads: 'Lecture de ses contrats', readiness: 'État du serveur' } as const

interface Signature {
  readonly url: string
  readonly token: string
  readonly body: string
}

/** The saved questionnaires of many customers, ready to sign. */
async function buildSignatures({ database, origin, customer }: Site): Promise<Signature[]> {
  const sessions = createSessions({ secret: customer.secret, ...SESSION_HOURS })
  const now = Temporal.Now.instant()
  const today = dayInParis(now)
  const period = { start_date: today.toString(), end_date: today.add({ months: 1 }).toString() }
  const answers = buildAnswers({ product: 'car' }, today).flatMap(
    (answer) => answer.choosable_answer_id ?? [],
  )
  const { data: price } = quotePrice({ contract_type: 'car', answers, ...period }, now)
  const signatures: Signature[] = []
  for (let at = 0; at < ACCOUNTS; at++) {
    const account = await buildAccount(database)
    const opening = { database, now, ip: '127.0.0.1', userAgent: 'bench' }
    const token = await sessions.open(opening, account)
    for (let n = 0; n < SIGNATURES_OF_ONE; n++) {
      // each has a different car, since none may be insured twice
      const questions = buildAnswers({ product: 'car' }, today)
      const asked = { contract_type: 'car', questions } as const
      const contractQuestionnaryId = await saveQuestionnaire({ database, now }, account.id, asked)
      const body = JSON.stringify({
        ...period,
        contract_type: 'Voiture',
        signatureData: `data:image/png;base64,${buildSignaturePng(n)}`,
        price,
        contractPrice: price,
        compensationAmount: 0,
        contractQuestionnaryId,
        travels: [],
      })
      signatures.push({ url: `${origin}/backend/contracts/`, token, body })
    }
  }
  return signatures
}

/** Signs all at once; refused signatures are retried after the delay asked for. */
function signAll(signatures: readonly Signature[]) {
  return Promise.all(signatures.map(sign))
}

async function sign({ url, token, body }: Signature) {
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${token}`,
    'idempotency-key': crypto.randomUUID(),
  }
  for (;;) {
    const answer = await fetch(url, { method: 'POST', headers, body })
    if (answer.status === 201) return answer.arrayBuffer()
    if (answer.status !== 503) throw new Error(`${answer.status} ${await answer.text()}`)
    await answer.arrayBuffer()
    await sleep(Number(answer.headers.get('retry-after')) * 1000)
  }
}
