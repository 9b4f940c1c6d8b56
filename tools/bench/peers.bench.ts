import { execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import type { Database } from '../../apps/server/src/platform/database/database.ts'
import { keyFor } from '../../apps/server/src/platform/keys.ts'
import { choiceQuestions } from '../../packages/domain/src/subscription/choices.ts'
import { tariffInForce } from '../../packages/domain/src/subscription/tariffs.ts'
import { carPrice, checkSameAnswer, ownContracts, perSecond } from './api.bench.ts'
import type { Target } from './load.ts'
import type { Measure } from './report.ts'
import { SESSION_HOURS, type Site } from './site.ts'
import { compareThroughput } from './throughput.ts'

/** Installed separately, so that the project depends on none of it. */
const PLACE = fileURLToPath(new URL('./peers', import.meta.url))

/** The same two calls on a server built with usual tools, on the same database. */
export async function benchPeers(site: Site): Promise<Measure[]> {
  install()
  await keepFactors(site.database)
  const server = fork(join(PLACE, 'server.mjs'), {
    env: { ...process.env, NODE_ENV: 'production' },
  })
  try {
    server.send({
      connection: site.connection,
      tokenKey: keyFor('sessions', site.customer.secret),
      idleHours: SESSION_HOURS.idleHours,
    })
    const [port] = await once(server, 'message')
    return await compareCalls(site, `http://127.0.0.1:${port}`)
  } finally {
    server.kill()
  }
}

async function compareCalls(site: Site, peer: string): Promise<Measure[]> {
  const contracts = ownContracts(site)
  const price = carPrice(site)
  const of = (target: Target, path: string) => ({ ...target, origin: peer, path })
  await checkSameAnswer(contracts, of(contracts, '/contracts/user'))
  await checkSameAnswer(price, of(price, '/express/price'))
  return [
    await against('GET /contracts/user (20 contrats) / Express et Prisma', {
      target: contracts,
      peer: of(contracts, '/contracts/user'),
    }),
    await against('POST /contracts/price (voiture) / Express et Prisma, tarif en tables', {
      target: price,
      peer: of(price, '/contracts/price'),
    }),
    await against('POST /contracts/price (voiture) / Express, même calcul', {
      target: price,
      peer: of(price, '/express/price'),
    }),
  ]
}

async function against(
  name: string,
  { target, peer }: { readonly target: Target; readonly peer: Target },
): Promise<Measure> {
  const { ratio, one, other } = await compareThroughput(target, peer)
  const detail = `${perSecond(one)} / ${perSecond(other)}`
  return { name, ratio, target: { atLeast: 1 }, detail }
}

function install() {
  const run = (file: string, ...given: readonly string[]) =>
    execFileSync(file, given, {
      cwd: PLACE,
      stdio: 'inherit',
      env: {
        ...process.env,
        CHECKPOINT_DISABLE: '1',
        // generating requires an engine to exist but never runs it: this avoids its download
        PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
      },
    })
  if (!existsSync(join(PLACE, 'node_modules'))) run('npm', 'ci', '--ignore-scripts')
  run(process.execPath, 'node_modules/prisma/build/index.js', 'generate')
}

/** Stores the factor of each answer to the car's questions, as rows. */
async function keepFactors(database: Database) {
  const questions = choiceQuestions(tariffInForce('car', Temporal.Now.plainDateISO('Europe/Paris')))
  const answers = questions.flatMap((question) =>
    question.answers.map(({ id, text, relativities }) => ({
      id,
      question_id: question.id,
      text,
      factor: Object.values(relativities)[0] ?? 1,
    })),
  )
  await sql`create table peer_question (id text primary key, product text not null, topic text not null)`.execute(
    database,
  )
  await sql`create table peer_answer (id text primary key, question_id text not null references peer_question,
    text text not null, factor float8 not null)`.execute(database)
  await sql`insert into peer_question
    select id, 'Voiture', topic from jsonb_to_recordset(${JSON.stringify(questions.map(({ id, topic }) => ({ id, topic })))}::jsonb)
    as question (id text, topic text)`.execute(database)
  await sql`insert into peer_answer
    select id, question_id, text, factor from jsonb_to_recordset(${JSON.stringify(answers)}::jsonb)
    as answer (id text, question_id text, text text, factor float8)`.execute(database)
}
