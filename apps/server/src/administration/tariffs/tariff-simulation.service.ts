import {
  answersFit,
  type Simulation,
  startSimulation,
} from '@sillage/domain/subscription/preparing/simulation.ts'
import { readTariff } from '@sillage/domain/subscription/tariff-file.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import { toEuros } from '@sillage/domain/values/money.ts'
import type { TariffSimulation } from '@sillage/wire/administration/tariffs.ts'
import { csvOf } from '../../platform/csv.ts'
import { type Database, forReports } from '../../platform/database/database.ts'
import { isUuid, LOWEST_UUID } from '../../platform/database/uuid.ts'
import { notFound, refuse } from '../../platform/http/domain-error.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { inParts } from '../../platform/in-parts.ts'
import { SIMULATION_CSV, TARIFF_REFUSALS } from './tariffs.messages.ts'
import { presentSimulation } from './tariffs.present.ts'
import { countInForce, findInForce, findTariff, type Portfolio } from './tariffs.repository.ts'
import { formerOf } from './tariffs.service.ts'

/** More would add nothing: the mean of this many, randomly chosen, is within a percent of the mean of all. */
const MOST_PRICED = 20_000
const READ_AT_ONCE = 1000
/** Takes a few milliseconds of CPU, then lets other requests run. */
const PRICED_AT_ONCE = 40

/** Compares what the contracts in force cost under the tariff a draft was prepared from, and under the draft. */
export async function simulateTariff(
  context: RequestContext,
  id: string,
): Promise<TariffSimulation> {
  const { simulation, inForce } = await simulate(context, id)
  return presentSimulation(simulation, inForce)
}

/** The same as CSV, after the number of contracts it is based on and left out of. */
export async function simulationCsv(context: RequestContext, id: string) {
  const { simulation, inForce, version } = await simulate(context, id)
  const rows = [
    { title: SIMULATION_CSV.all, parts: [{ text: '', ...simulation }] },
    ...simulation.segments,
  ].flatMap(({ title, parts }) =>
    parts.map(({ text, count, beforeCents, afterCents }) => [
      title,
      text,
      String(count),
      toEuros(beforeCents),
      toEuros(afterCents),
      count > 0 ? toEuros(beforeCents) / count : null,
      count > 0 ? toEuros(afterCents) / count : null,
      beforeCents > 0 ? (100 * (afterCents - beforeCents)) / beforeCents : null,
    ]),
  )
  return {
    bytes: csvOf([
      SIMULATION_CSV.heads,
      [SIMULATION_CSV.inForce, '', String(inForce)],
      [SIMULATION_CSV.counted, '', String(simulation.count)],
      [SIMULATION_CSV.left, '', String(simulation.left)],
      ...rows,
    ]),
    filename: `simulation_${version}.csv`,
  }
}

/**
 * Throws when contracts are in force and none can be priced: nobody could have seen what the tariff does to them. A
 * product without any contract has nothing to show.
 */
export async function mustBeSimulable({ database, now }: RequestContext, id: string) {
  const row = isUuid(id) ? await findTariff(database, id) : undefined
  if (!row) throw notFound()
  const portfolio = { product: row.product, today: dayInParis(now).toString() }
  const former = formerOf(row)
  let inForce = 0
  for await (const contracts of pagesOf(forReports(database), portfolio)) {
    inForce += contracts.length
    if (contracts.some(({ choices }) => answersFit(former, { choices: choices ?? {} }))) return
  }
  if (inForce > 0)
    throw refuse({ code: 'tariff.not_simulated', message: TARIFF_REFUSALS.notSimulated }, 409)
}

/** The contracts that a simulation reads, a page at a time. */
async function* pagesOf(reports: Database, portfolio: Portfolio) {
  let after = LOWEST_UUID
  for (let read = 0; read < MOST_PRICED; read += READ_AT_ONCE) {
    const contracts = await findInForce(reports, { ...portfolio, after, limit: READ_AT_ONCE })
    yield contracts
    const last = contracts.at(-1)
    if (!last || contracts.length < READ_AT_ONCE) return
    after = last.id
  }
}

async function simulate(
  { database, now }: RequestContext,
  id: string,
): Promise<{ simulation: Simulation; inForce: number; version: string }> {
  const row = isUuid(id) ? await findTariff(database, id) : undefined
  if (!row) throw notFound()
  const reports = forReports(database)
  const portfolio = { product: row.product, today: dayInParis(now).toString() }
  const simulating = startSimulation(formerOf(row), readTariff(row.file, row.version))
  for await (const contracts of pagesOf(reports, portfolio))
    await inParts(contracts, PRICED_AT_ONCE, async (part) => {
      for (const { choices, days, lead_days } of part)
        simulating.add({ choices: choices ?? {}, days, leadDays: lead_days })
    })
  return {
    simulation: simulating.result(),
    inForce: await countInForce(reports, portfolio),
    version: row.version,
  }
}
