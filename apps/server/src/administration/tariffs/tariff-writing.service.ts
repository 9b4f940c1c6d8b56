import {
  changeRefusal,
  nextVersion,
  startRefusal,
  versionRefusal,
} from '@sillage/domain/subscription/preparing/prepared-tariff.ts'
import { PREPARING_MESSAGES } from '@sillage/domain/subscription/preparing/preparing.messages.ts'
import {
  ratingNumbers,
  renameFile,
  structureOf,
  withNumbers,
} from '@sillage/domain/subscription/preparing/rating-numbers.ts'
import { tariffFlaws } from '@sillage/domain/subscription/preparing/tariff-flaws.ts'
import type { Tariff } from '@sillage/domain/subscription/tariff.ts'
import { readTariff } from '@sillage/domain/subscription/tariff-file.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import type { Refusal } from '@sillage/domain/values/result.ts'
import type { PreparedTariff, tariffs } from '@sillage/wire/administration/tariffs.ts'
import type { Body } from '@sillage/wire/http/route.ts'
import { type Database, inTransaction } from '../../platform/database/database.ts'
import { dateOf } from '../../platform/database/timestamps.ts'
import { refuse, refuseAll } from '../../platform/http/domain-error.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import type { TariffRow } from '../../platform/tariffs/tables-tariffs.ts'
import { knownTariffs, tariffInForce } from '../../platform/tariffs/tariff-book.ts'
import { readDay } from '../../subscription/pricing.service.ts'
import { lockSeen, note } from './tariff-row.service.ts'
import { TARIFF_REFUSALS } from './tariffs.messages.ts'
import { stateOf } from './tariffs.present.ts'
import { findTariffs, insertTariff, lockNames, updateTariff } from './tariffs.repository.ts'
import { formerOf, readPrepared } from './tariffs.service.ts'

/** A draft with the numbers of the tariff in force, under the next name. */
export async function prepareTariff(
  context: RequestContext,
  { product, starts_on }: Body<typeof tariffs.prepare>,
): Promise<PreparedTariff> {
  const { database, now, session } = context
  const today = dayInParis(now)
  const startsOn = readDay(starts_on, 'starts_on')
  const refusal = startRefusal(startsOn, today)
  if (refusal) throw refuse(refusal)
  const base = tariffInForce(product, today)
  const id = await inTransaction(database, async (transaction) => {
    await lockNames(transaction)
    const known = await knownVersions(transaction, product)
    const version = nextVersion(product, { year: startsOn.year, known })
    const by = { account: session.account.id, at: dateOf(now) }
    const tariffId = await insertTariff(transaction, {
      product,
      version,
      base: base.version,
      file: JSON.stringify(renameFile(base.file, { version, startsOn })),
      starts_on: startsOn.toString(),
      prepared_by: by.account,
      prepared_at: by.at,
      edited_by: by.account,
      edited_at: by.at,
    })
    await note(context, transaction, {
      action: 'tariff.prepared',
      id: tariffId,
      detail: { version, base: base.version, from: startsOn.toString() },
    })
    return tariffId
  })
  return readPrepared(context, id)
}

/** Changes the name, the first day and the numbers of a draft; one that could not be sold is refused with all its flaws. */
export function changeTariff(
  context: RequestContext,
  { id, revision, version, starts_on, numbers }: Body<typeof tariffs.change> & { id: string },
): Promise<PreparedTariff> {
  return write(context, { id, revision }, (row) => {
    const paths = new Set(ratingNumbers(formerOf(row)).map(({ path }) => path))
    const unknown = numbers.find(({ path }) => !paths.has(path))
    if (unknown)
      throw refuse({
        code: 'tariff.unknown_number',
        message: TARIFF_REFUSALS.unknownNumber,
        path: unknown.path,
      })
    return {
      version,
      startsOn: readDay(starts_on, 'starts_on'),
      numbers: Object.fromEntries(numbers.map(({ path, value }) => [path, value])),
    }
  })
}

/**
 * Takes the numbers of a file that has the same questions, answers and covers as the draft; the draft's name and first
 * day stay.
 */
export function uploadTariff(
  context: RequestContext,
  { id, revision, file }: Body<typeof tariffs.upload> & { id: string },
): Promise<PreparedTariff> {
  return write(context, { id, revision }, (row) => {
    const sent = readSent(file)
    if (structureOf(sent) !== structureOf(formerOf(row)))
      throw refuse({ code: 'tariff.structure', message: PREPARING_MESSAGES.otherStructure })
    return {
      version: row.version,
      startsOn: Temporal.PlainDate.from(row.starts_on),
      numbers: Object.fromEntries(ratingNumbers(sent).map(({ path, value }) => [path, value])),
    }
  })
}

function readSent(file: string): Tariff {
  try {
    return readTariff(JSON.parse(file), 'tarif')
  } catch (error) {
    if (!(error instanceof SyntaxError || error instanceof TypeError)) throw error
    throw refuse({ code: 'tariff.unreadable', message: PREPARING_MESSAGES.notJson })
  }
}

interface Wanted {
  readonly version: string
  readonly startsOn: Temporal.PlainDate
  readonly numbers: Readonly<Record<string, number>>
}

async function write(
  context: RequestContext,
  seen: { id: string; revision: number },
  wantedOf: (row: TariffRow) => Wanted,
): Promise<PreparedTariff> {
  const { database, now, session } = context
  await inTransaction(database, async (transaction) => {
    await lockNames(transaction)
    const row = await lockSeen(transaction, seen)
    const refusal = changeRefusal({ state: stateOf(row) })
    if (refusal) throw refuse(refusal, 409)
    const { version, startsOn, numbers } = wantedOf(row)
    const former = formerOf(row)
    const known = await knownVersions(transaction, row.product)
    const others = known.filter((one) => one !== row.version)
    const refusals = [
      versionRefusal(version, { product: row.product, known: others }),
      startRefusal(startsOn, dayInParis(now)),
    ].filter((one): one is Refusal => one !== null)
    const file = renameFile(withNumbers(row.file, changesOf(row, numbers)), { version, startsOn })
    const flaws = tariffFlaws(readTariff(file, version), former)
    if (refusals.length + flaws.length > 0) throw refuseAll([...refusals, ...flaws])
    if (JSON.stringify(file) === JSON.stringify(row.file)) return
    await updateTariff(transaction, {
      id: row.id,
      change: {
        version,
        starts_on: startsOn.toString(),
        file: JSON.stringify(file),
        revision: row.revision + 1,
        edited_by: session.account.id,
        edited_at: dateOf(now),
      },
    })
    await note(context, transaction, {
      action: 'tariff.changed',
      id: row.id,
      detail: { version, from: startsOn.toString() },
    })
  })
  return readPrepared(context, seen.id)
}

/** Only changed numbers, so that a factor left out because it is 1 stays left out. */
function changesOf(row: TariffRow, numbers: Readonly<Record<string, number>>) {
  const now = ratingNumbers(readTariff(row.file, row.version))
  return Object.fromEntries(
    now.flatMap(({ path, value }) => {
      const wanted = numbers[path] ?? value
      return wanted === value ? [] : [[path, wanted]]
    }),
  )
}

async function knownVersions(database: Database, product: string): Promise<readonly string[]> {
  const prepared = await findTariffs(database)
  return [...knownTariffs(product), ...prepared].map(({ version }) => version)
}
