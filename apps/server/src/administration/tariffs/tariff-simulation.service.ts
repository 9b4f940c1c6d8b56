import { modelContracts } from '@sillage/domain/subscription/preparing/model-contracts.ts'
import {
  type Simulation,
  startSimulation,
} from '@sillage/domain/subscription/preparing/simulation.ts'
import type { Tariff } from '@sillage/domain/subscription/tariff.ts'
import { readTariff } from '@sillage/domain/subscription/tariff-file.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import { toEuros } from '@sillage/domain/values/money.ts'
import type { TariffSimulation } from '@sillage/wire/administration/tariffs.ts'
import { csvOf } from '../../platform/csv.ts'
import { type Database, forReports } from '../../platform/database/database.ts'
import { isUuid, LOWEST_UUID } from '../../platform/database/uuid.ts'
import { notFound } from '../../platform/http/domain-error.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { inParts } from '../../platform/in-parts.ts'
import { SIMULATION_CSV } from './tariffs.messages.ts'
import { presentSimulation, type Simulated } from './tariffs.present.ts'
import { countInForce, findInForce, findTariff, type Portfolio } from './tariffs.repository.ts'
import { formerOf } from './tariffs.service.ts'

/** More would add nothing: the mean of this many, randomly chosen, is within a percent of the mean of all. */
const MOST_PRICED = 20_000
const READ_AT_ONCE = 1000
/** Takes a few milliseconds of CPU, then lets other requests run. */
const PRICED_AT_ONCE = 40

/**
 * Compares what the contracts in force cost under the tariff a draft was prepared from, and under the draft; where none
 * of them answers its questions, what model contracts cost.
 */
export async function simulateTariff(
  context: RequestContext,
  id: string,
): Promise<TariffSimulation> {
  return presentSimulation(await simulate(context, id))
}

/** The same as CSV, after the number of contracts it is based on and left out of. */
export async function simulationCsv(context: RequestContext, id: string) {
  const { simulation, inForce, left, isOfModels, version } = await simulate(context, id)
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
      [isOfModels ? SIMULATION_CSV.models : SIMULATION_CSV.counted, '', String(simulation.count)],
      [SIMULATION_CSV.left, '', String(left)],
      ...rows,
    ]),
    filename: `simulation_${version}.csv`,
  }
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

async function simulate({ database, now }: RequestContext, id: string): Promise<Simulated> {
  const row = isUuid(id) ? await findTariff(database, id) : undefined
  if (!row) throw notFound()
  const reports = forReports(database)
  const portfolio = { product: row.product, today: dayInParis(now).toString() }
  const former = formerOf(row)
  const draft = readTariff(row.file, row.version)
  const simulating = startSimulation(former, draft)
  for await (const contracts of pagesOf(reports, portfolio))
    await inParts(contracts, PRICED_AT_ONCE, async (part) => {
      for (const { choices, days, lead_days } of part)
        simulating.add({ choices: choices ?? {}, days, leadDays: lead_days })
    })
  const signed = simulating.result()
  const isOfModels = signed.count === 0
  return {
    simulation: isOfModels ? await simulateModels(former, draft) : signed,
    isOfModels,
    left: signed.left,
    inForce: await countInForce(reports, portfolio),
    version: row.version,
  }
}

/** Nobody has signed on these questions yet: each answer is tried on its own. */
async function simulateModels(former: Tariff, draft: Tariff): Promise<Simulation> {
  const simulating = startSimulation(former, draft)
  await inParts(modelContracts(former), PRICED_AT_ONCE, async (part) => {
    for (const model of part) simulating.add(model)
  })
  return simulating.result()
}
