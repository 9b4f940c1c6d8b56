import { cleanLine } from '@sillage/domain/values/line.ts'
import type { claimDesk, SavedFilter } from '@sillage/wire/claims/claim-desk.ts'
import type { Body } from '@sillage/wire/http/route.ts'
import { type Database, inTransaction } from '../../platform/database/database.ts'
import { isUuid } from '../../platform/database/uuid.ts'
import { notFound, refuse } from '../../platform/http/domain-error.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { CLAIM_REFUSALS } from '../claims.messages.ts'
import { deleteFilter, findFilters, upsertFilter } from './saved-filters.repository.ts'

const MOST_FILTERS = 30

export async function filtersFor(database: Database, accountId: string): Promise<SavedFilter[]> {
  const rows = await findFilters(database, accountId)
  return rows.map(({ id, name, filter }) => ({ filter_id: id, name, filter }))
}

const nameKey = (name: string) => name.toLocaleLowerCase('fr')

/** Saves a view of the desk; replaces one of the same name, whatever its case. */
export function saveFilter(
  { database, session }: RequestContext,
  { name, filter }: Body<typeof claimDesk.saveFilter>,
): Promise<SavedFilter[]> {
  const accountId = session.account.id
  const { text, nature, ...rest } = filter
  const kept = {
    ...rest,
    ...(text ? { text: cleanLine(text) } : {}),
    ...(nature ? { nature: cleanLine(nature) } : {}),
  }
  return inTransaction(database, async (transaction) => {
    const asked = cleanLine(name)
    const known = await findFilters(transaction, accountId)
    const same = known.find((one) => nameKey(one.name) === nameKey(asked))
    await upsertFilter(transaction, { accountId, name: same?.name ?? asked, filter: kept })
    const all = await filtersFor(transaction, accountId)
    if (all.length > MOST_FILTERS)
      throw refuse({ code: 'claim.too_many_filters', message: CLAIM_REFUSALS.tooManyFilters })
    return all
  })
}

export async function removeFilter(
  { database, session }: RequestContext,
  id: string,
): Promise<SavedFilter[]> {
  const accountId = session.account.id
  if (!isUuid(id) || !(await deleteFilter(database, { accountId, id }))) throw notFound()
  return filtersFor(database, accountId)
}
