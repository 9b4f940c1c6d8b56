import { randomInt } from 'node:crypto'
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

/** The number of another registered letter, in the spelling of the post office. */
export function nextPostalNumber(): string {
  const digits = `${randomInt(10_000_000_000)}`.padStart(10, '0')
  return `1A ${digits.slice(0, 3)} ${digits.slice(3, 6)} ${digits.slice(6)} 1`
}

/** The same, posted so long ago that its contract can be terminated today. */
export async function buildTerminable(
  database: Database,
  accountId?: string,
): Promise<{ id: string; contractId: string }> {
  const letter = await buildLetter(database, accountId)
  const { account_id: recorded_by } = await database
    .selectFrom('formal_notice')
    .select('account_id')
    .where('id', '=', letter.id)
    .executeTakeFirstOrThrow()
  const now = Temporal.Now.zonedDateTimeISO('Europe/Paris')
  const posted = now.subtract({ days: 41 })
  await database
    .updateTable('formal_notice')
    .set({
      drafted_at: new Date(posted.epochMilliseconds),
      posted_on: posted.toPlainDate().toString(),
      postal_number: nextPostalNumber().replaceAll(' ', ''),
      recorded_at: new Date(posted.epochMilliseconds),
      recorded_by,
      suspended_at: new Date(now.subtract({ days: 10 }).startOfDay().epochMilliseconds),
    })
    .where('id', '=', letter.id)
    .execute()
  return letter
}

/** The parameters and bodies of the arrears routes. */
export function arrearsSubjects(database: Database) {
  const letter = async () => ({ params: { id: (await buildLetter(database)).id } })
  const terminable = async () => ({ params: { id: (await buildTerminable(database)).id } })
  return {
    'arrears.letter': letter,
    'arrears.termination': terminable,
    'arrears.terminationLetter': terminable,
    'arrears.terminate': async () => ({
      ...(await terminable()),
      body: { postalNumber: nextPostalNumber() },
    }),
    'arrears.post': async () => ({ ...(await letter()), body: postingOfToday() }),
  }
}

export function postingOfToday() {
  const postedOn = Temporal.Now.plainDateISO('Europe/Paris').toString()
  return { postedOn, postalNumber: nextPostalNumber() }
}
