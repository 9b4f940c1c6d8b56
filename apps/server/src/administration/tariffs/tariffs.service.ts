import { secondRefusal } from '@sillage/domain/accounts/account-changes.ts'
import { WHOLE_PRODUCTS } from '@sillage/domain/products/registry.ts'
import {
  approvalRefusal,
  changeRefusal,
  nextVersion,
  startRefusal,
  versionRefusal,
  withdrawalRefusal,
} from '@sillage/domain/subscription/preparing/prepared-tariff.ts'
import { PREPARING_MESSAGES } from '@sillage/domain/subscription/preparing/preparing.messages.ts'
import {
  ratingNumbers,
  renamed,
  structureOf,
  withNumbers,
} from '@sillage/domain/subscription/preparing/rating-numbers.ts'
import { tariffFlaws } from '@sillage/domain/subscription/preparing/tariff-flaws.ts'
import type { Tariff } from '@sillage/domain/subscription/tariff.ts'
import { readTariff } from '@sillage/domain/subscription/tariff-file.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import { cleanLine } from '@sillage/domain/values/line.ts'
import type { Refusal } from '@sillage/domain/values/result.ts'
import type { ListedTariff, PreparedTariff, tariffs } from '@sillage/wire/administration/tariffs.ts'
import type { Body } from '@sillage/wire/http/route.ts'
import { placeOf } from '../../accounts/accounts.service.ts'
import { recordAudit } from '../../audit/audit.service.ts'
import { type Database, inTransaction, violates } from '../../platform/database/database.ts'
import type { TariffRow } from '../../platform/database/tables/tables-tariffs.ts'
import { isUuid } from '../../platform/database/uuid.ts'
import { DomainError, notFound, refuse, refuseAll } from '../../platform/http/domain-error.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { readApprovedTariffs } from '../../platform/tariffs/follow-tariffs.ts'
import { knownTariffs, tariffByVersion, tariffInForce } from '../../platform/tariffs/tariff-book.ts'
import { readDay } from '../../subscription/pricing.service.ts'
import { candidateOf } from '../second-administrator.service.ts'
import { TARIFF_REFUSALS } from './tariffs.messages.ts'
import { presentListed, presentPrepared, presentShipped, stateOf } from './tariffs.present.ts'
import {
  findApprover,
  findEdits,
  findTariff,
  findTariffs,
  insertTariff,
  lockTariff,
  updateTariff,
} from './tariffs.repository.ts'

/** Every tariff of every product, prepared or shipped with it, the one that begins last first. */
export async function listTariffs({ database, now }: RequestContext): Promise<ListedTariff[]> {
  const today = dayInParis(now)
  const prepared = (await findTariffs(database)).map((row) => presentListed(row, today))
  const versions = new Set(prepared.map(({ version }) => version))
  const shipped = WHOLE_PRODUCTS.flatMap((product) => product.tariffs)
    .filter(({ version }) => !versions.has(version))
    .map((tariff) => presentShipped(tariff, today))
  return [...prepared, ...shipped].toSorted((one, other) =>
    other.starts_on.localeCompare(one.starts_on),
  )
}

export async function readPrepared(context: RequestContext, id: string): Promise<PreparedTariff> {
  const { database, now, session } = context
  const row = isUuid(id) ? await findTariff(database, id) : undefined
  if (!row) throw notFound()
  const presented = {
    row,
    tariff: readTariff(row.file, row.version),
    former: formerOf(row),
    edits: await findEdits(database, id),
  }
  return presentPrepared(presented, { by: session.account.id, today: dayInParis(now) })
}

/** The file of a tariff as it would stand among those of its product. */
export async function fileOf({ database }: RequestContext, id: string) {
  const row = isUuid(id) ? await findTariff(database, id) : undefined
  if (!row) throw notFound()
  return {
    bytes: new TextEncoder().encode(`${JSON.stringify(row.file, null, 2)}\n`),
    filename: `${row.version}.json`,
  }
}

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
    const known = await knownVersions(transaction, product)
    const version = nextVersion(product, { year: startsOn.year, known })
    const by = { account: session.account.id, at: dateOf(now) }
    const tariffId = await takingTheName(() =>
      insertTariff(transaction, {
        product,
        version,
        base: base.version,
        file: JSON.stringify(renamed(base.file, { version, startsOn })),
        starts_on: startsOn.toString(),
        prepared_by: by.account,
        prepared_at: by.at,
        edited_by: by.account,
        edited_at: by.at,
      }),
    )
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

/** Takes the numbers of a file that has the questions, answers and covers of the draft; name and day stay those of the draft. */
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

/** A second administrator approves what they have read. From then on it is never changed. */
export async function approveTariff(
  context: RequestContext,
  { id, revision }: Body<typeof tariffs.approve> & { id: string },
): Promise<PreparedTariff> {
  const { database, now, session } = context
  await inTransaction(database, async (transaction) => {
    const row = await lockSeen(transaction, { id, revision })
    const by = session.account.id
    const edits = await findEdits(transaction, id)
    const authors = edits.map(({ account_id }) => account_id)
    const rule = { state: stateOf(row), authors, startsOn: Temporal.PlainDate.from(row.starts_on) }
    const refusal = approvalRefusal(rule, { by, today: dayInParis(now) })
    if (refusal) throw refuse(refusal, refusal.code === 'tariff.own' ? 403 : 409)
    const second = candidateOf(await findApprover(transaction, by))
    const unfit = secondRefusal(second, { proposerId: row.prepared_by, targetId: '', now })
    if (unfit) throw refuse(unfit, 403)
    const flaws = tariffFlaws(readTariff(row.file, row.version), formerOf(row))
    if (flaws.length > 0) throw refuseAll(flaws)
    const change = { approved_by: by, approved_at: dateOf(now) }
    await updateTariff(transaction, { id, change }).catch((error: unknown) => {
      throw violates(error, 'tariff_first_day')
        ? new DomainError({
            status: 409,
            code: 'tariff.same_day',
            message: TARIFF_REFUSALS.sameDay,
          })
        : error
    })
    await note(context, transaction, {
      action: 'tariff.approved',
      id,
      detail: { version: row.version, from: row.starts_on, proposedBy: row.prepared_by },
    })
  })
  // the other servers hear of it
  await readApprovedTariffs(database)
  return readPrepared(context, id)
}

/** Takes a tariff back before its first day. */
export async function withdrawTariff(
  context: RequestContext,
  { id, reason }: Body<typeof tariffs.withdraw> & { id: string },
): Promise<PreparedTariff> {
  const { database, now, session } = context
  await inTransaction(database, async (transaction) => {
    const row = isUuid(id) ? await lockTariff(transaction, id) : undefined
    if (!row) throw notFound()
    const startsOn = Temporal.PlainDate.from(row.starts_on)
    const refusal = withdrawalRefusal(
      { state: stateOf(row), authors: [], startsOn },
      dayInParis(now),
    )
    if (refusal) throw refuse(refusal, 409)
    const change = {
      withdrawn_by: session.account.id,
      withdrawn_at: dateOf(now),
      withdrawal_reason: cleanLine(reason),
    }
    await updateTariff(transaction, { id, change })
    await note(context, transaction, {
      action: 'tariff.withdrawn',
      id,
      detail: { version: row.version, reason: change.withdrawal_reason },
    })
  })
  await readApprovedTariffs(database)
  return readPrepared(context, id)
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
    const file = renamed(withNumbers(row.file, changesOf(row, numbers)), { version, startsOn })
    const flaws = tariffFlaws(readTariff(file, version), former)
    if (refusals.length + flaws.length > 0) throw refuseAll([...refusals, ...flaws])
    if (JSON.stringify(file) === JSON.stringify(row.file)) return
    await takingTheName(() =>
      updateTariff(transaction, {
        id: row.id,
        change: {
          version,
          starts_on: startsOn.toString(),
          file: JSON.stringify(file),
          revision: row.revision + 1,
          edited_by: session.account.id,
          edited_at: dateOf(now),
        },
      }),
    )
    await note(context, transaction, {
      action: 'tariff.changed',
      id: row.id,
      detail: { version, from: startsOn.toString() },
    })
  })
  return readPrepared(context, seen.id)
}

/** Only what differs, so that a factor that is not written because it is 1 stays so. */
function changesOf(row: TariffRow, numbers: Readonly<Record<string, number>>) {
  const now = ratingNumbers(readTariff(row.file, row.version))
  return Object.fromEntries(
    now.flatMap(({ path, value }) => {
      const wanted = numbers[path] ?? value
      return wanted === value ? [] : [[path, wanted]]
    }),
  )
}

async function lockSeen(
  transaction: Database,
  { id, revision }: { id: string; revision: number },
): Promise<TariffRow> {
  const row = isUuid(id) ? await lockTariff(transaction, id) : undefined
  if (!row) throw notFound()
  if (row.revision === revision) return row
  throw new DomainError({ status: 409, code: 'tariff.changed', message: TARIFF_REFUSALS.changed })
}

/** The tariff that one was prepared from: it was in force then, and is known for ever. */
export function formerOf({ product, base }: Pick<TariffRow, 'product' | 'base'>): Tariff {
  const former = tariffByVersion(product, base)
  if (!former) throw new RangeError(`No tariff ${base}`)
  return former
}

async function knownVersions(database: Database, product: string): Promise<readonly string[]> {
  const prepared = await findTariffs(database)
  return [...knownTariffs(product), ...prepared].map(({ version }) => version)
}

/** Of two who take the same name at once, the second is told. */
function takingTheName<T>(work: () => Promise<T>): Promise<T> {
  return work().catch((error: unknown) => {
    throw violates(error, 'tariff_version_key')
      ? new DomainError({ status: 409, code: 'tariff.changed', message: TARIFF_REFUSALS.changed })
      : error
  })
}

interface Noted {
  readonly action: 'tariff.prepared' | 'tariff.changed' | 'tariff.approved' | 'tariff.withdrawn'
  readonly id: string
  readonly detail: Readonly<Record<string, string>>
}

function note(context: RequestContext, transaction: Database, { action, id, detail }: Noted) {
  return recordAudit(transaction, {
    actorId: context.session.account.id,
    action,
    subjectKind: 'tariff',
    subjectId: id,
    detail: { ...detail, ...placeOf(context) },
  })
}

function dateOf(instant: Temporal.Instant): Date {
  return new Date(instant.epochMilliseconds)
}
