import { buildAccount } from '../../accounts/accounts.factory.ts'
import type { Database } from '../../platform/database/database.ts'
import { filesOf } from '../../platform/files/files.factory.ts'
import { buildContract } from '../contracts.factory.ts'
import { workOnArrears } from './suspensions.service.ts'

/** A letter that nobody has posted yet, about a contract that was due fifteen days ago. */
export async function buildLetter(
  database: Database,
  accountId?: string,
): Promise<{ id: string; contractId: string }> {
  const owner = accountId ?? (await buildAccount(database)).id
  const { id: contractId } = await buildContract(database, {
    accountId: owner,
    startingIn: -25,
    endingIn: 90,
  })
  const address = {
    line1: '12, rue des Halles',
    line2: null,
    postalCode: '44000',
    city: 'Nantes',
    country: 'France',
  }
  await database
    .updateTable('account')
    .set({ postal_address: JSON.stringify(address) })
    .where('id', '=', owner)
    .execute()
  await workOnArrears({ database, files: filesOf(database) }, Temporal.Now.instant())
  const { id } = await database
    .selectFrom('formal_notice')
    .select('id')
    .where('contract_id', '=', contractId)
    .executeTakeFirstOrThrow()
  return { id, contractId }
}

/** A registered letter’s number, as the post prints it. */
export const POSTAL_NUMBER = '1A 123 456 7890 1'

/** What each call about arrears names. */
export function arrearsSubjects(database: Database) {
  const letter = async () => ({ params: { id: (await buildLetter(database)).id } })
  return {
    'arrears.letter': letter,
    'arrears.post': async () => ({ ...(await letter()), body: postingOfToday() }),
  }
}

export function postingOfToday() {
  const postedOn = Temporal.Now.plainDateISO('Europe/Paris').toString()
  return { postedOn, postalNumber: POSTAL_NUMBER }
}
