import { WHOLE_PRODUCTS } from '@sillage/domain/products/registry.ts'
import type { Tariff } from '@sillage/domain/subscription/tariff.ts'
import { readTariff } from '@sillage/domain/subscription/tariff-file.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import type { ListedTariff, PreparedTariff } from '@sillage/wire/administration/tariffs.ts'
import { isUuid } from '../../platform/database/uuid.ts'
import { notFound } from '../../platform/http/domain-error.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import type { TariffRow } from '../../platform/tariffs/tables-tariffs.ts'
import { tariffByVersion } from '../../platform/tariffs/tariff-book.ts'
import { presentListed, presentPrepared, presentShipped } from './tariffs.present.ts'
import { findEdits, findTariff, findTariffs } from './tariffs.repository.ts'

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

/** The file of a tariff, as it would be added to its product. */
export async function fileOf({ database }: RequestContext, id: string) {
  const row = isUuid(id) ? await findTariff(database, id) : undefined
  if (!row) throw notFound()
  return {
    bytes: new TextEncoder().encode(`${JSON.stringify(row.file, null, 2)}\n`),
    filename: `${row.version}.json`,
  }
}

/** The tariff a draft was prepared from; it was in force then, so it is always known. */
export function formerOf({ product, base }: Pick<TariffRow, 'product' | 'base'>): Tariff {
  const former = tariffByVersion(product, base)
  if (!former) throw new RangeError(`No tariff ${base}`)
  return former
}
