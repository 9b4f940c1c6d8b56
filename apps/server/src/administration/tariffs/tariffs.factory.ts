import type { ProductId } from '@sillage/domain/products/names.ts'
import {
  ratingNumbers,
  renameFile,
  withNumbers,
} from '@sillage/domain/subscription/preparing/rating-numbers.ts'
import type { Tariff } from '@sillage/domain/subscription/tariff.ts'
import { buildAccount } from '../../accounts/accounts.factory.ts'
import { buildContract } from '../../contracts/contracts.factory.ts'
import type { Database } from '../../platform/database/database.ts'
import { tariffInForce } from '../../platform/tariffs/tariff-book.ts'
import { insertTariff } from './tariffs.repository.ts'

const today = Temporal.Now.plainDateISO('Europe/Paris')
let built = 0

interface Built {
  readonly product?: ProductId
  readonly startsOn?: Temporal.PlainDate
  /** The account that prepared it; a new one by default. */
  readonly preparedBy?: string
  readonly numbers?: Readonly<Record<string, number>>
}

/** A draft with a unique name and first day, more than a year from now by default. */
export async function buildTariff(
  database: Database,
  { product = 'car', preparedBy, numbers = {}, ...options }: Built = {},
) {
  built += 1
  const startsOn = options.startsOn ?? today.add({ days: 400 + built })
  const version = `${product}-${startsOn.year}-${100 + built}`
  const base = tariffInForce(product, today)
  const by = preparedBy ?? (await buildAccount(database, { role: 'admin' })).id
  const at = new Date()
  const id = await insertTariff(database, {
    product,
    version,
    base: base.version,
    file: JSON.stringify(renameFile(withNumbers(base.file, numbers), { version, startsOn })),
    starts_on: startsOn.toString(),
    prepared_by: by,
    prepared_at: at,
    edited_by: by,
    edited_at: at,
  })
  return { id, version, startsOn: startsOn.toString() }
}

/** The path of a number in a tariff, found by the labels of its table. */
export function pathOf(tariff: Tariff, ...said: [group: string, row: string, column: string]) {
  const [group, row, column] = said
  const number = ratingNumbers(tariff).find(
    (one) => one.group === group && one.row === row && one.column === column,
  )
  if (!number) throw new Error(said.join(', '))
  return number.path
}

const NAMED = [
  'one',
  'change',
  'upload',
  'file',
  'simulate',
  'simulationCsv',
  'approve',
  'withdraw',
]

/** The parameters of the tariff routes: a draft that none of the callers wrote. */
export function tariffSubjects(database: Database) {
  return Object.fromEntries(
    NAMED.map((call) => [
      `tariffs.${call}`,
      async () => {
        const { id, version, startsOn } = await buildTariff(database)
        // one that today's tariff can price: without any, no tariff is approved
        if (call === 'approve')
          await buildContract(database, { accountId: (await buildAccount(database)).id })
        const body = call === 'change' ? { body: changeOf({ version, startsOn }) } : {}
        return { params: { id }, ...body }
      },
    ]),
  )
}

function changeOf({ version, startsOn }: { version: string; startsOn: string }) {
  return {
    revision: 1,
    version,
    starts_on: startsOn,
    numbers: [{ path: 'fee/cents', value: 2300 }],
  }
}

export function sampleTariffParams(database: Database) {
  const draft = async () => ({ id: (await buildTariff(database)).id })
  return {
    'tariffs.change': draft,
    'tariffs.upload': draft,
    'tariffs.approve': draft,
    'tariffs.withdraw': draft,
  }
}

export function sampleTariffBodies() {
  const startsOn = today.add({ days: 20 })
  return {
    'tariffs.prepare': () => ({ product: 'car', starts_on: startsOn.toString() }),
    'tariffs.change': () => {
      built += 1
      const version = `car-2099-${100 + built}`
      return changeOf({ version, startsOn: today.add({ days: 800 + built }).toString() })
    },
    'tariffs.upload': () => ({
      revision: 1,
      file: JSON.stringify(withNumbers(tariffInForce('car', today).file, { 'fee/cents': 2400 })),
    }),
    'tariffs.approve': () => ({ revision: 1 }),
    'tariffs.withdraw': () => ({ reason: 'Une erreur de zone.' }),
  }
}
