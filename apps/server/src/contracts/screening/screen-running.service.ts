import { namedPeople } from '@sillage/domain/subscription/people/named-people.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import { editionToCompare, markCompared } from '../../asset-freezes/freeze-register.service.ts'
import { holders } from '../../asset-freezes/holders.service.ts'
import { screen, suspectsAmong } from '../../asset-freezes/screening.service.ts'
import { LOWEST_UUID } from '../../platform/database/uuid.ts'
import type { WorkContext } from '../../platform/http/request-context.ts'
import { tariffByVersion } from '../../platform/tariffs/tariff-book.ts'
import { findRunning } from './running-contracts.repository.ts'

const BATCH = 500

/**
 * Compares the people named in running contracts, and the holders, with a register edition not compared yet; matches
 * wait for a person. If interrupted it starts over, and finds the same matches.
 */
export async function screenRunning({ database, now }: WorkContext) {
  const edition = await editionToCompare(database)
  if (!edition) return
  const today = dayInParis(now)
  const next = (after: string) => findRunning(database, { today, after, limit: BATCH })
  for (
    let rows = await next(LOWEST_UUID);
    rows.length > 0;
    rows = await next(rows.at(-1)?.id ?? LOWEST_UUID)
  ) {
    const named = rows.flatMap((row) => {
      const tariff = tariffByVersion(row.product, row.tariff_version)
      const people = [...(tariff ? namedPeople(tariff, row.answers, today) : []), ...holders(row)]
      return people.map((person) => ({ ...person, accountId: row.account_id }))
    })
    for (const { accountId, name, birth } of await suspectsAmong(database, named))
      await screen({ database, now }, { accountId, people: [{ name, birth }], occasion: 'running' })
  }
  await markCompared(database, edition)
}
