import { workOnArrears } from '../../contracts/suspensions/suspensions.service.ts'
import { terminate } from '../../contracts/suspensions/terminations.service.ts'
import { postNotice } from '../../payments/arrears/arrears.service.ts'
import type { AccountRow } from '../../platform/database/tables/schema.ts'
import { contextAt } from '../bank/correspondence.ts'
import { LATE_PAYERS } from './customers.ts'
import { findNoticeOf } from './portfolio.repository.ts'
import { type PortfolioSeed, signAll } from './seed-customers.ts'

/**
 * Four policyholders who do not pay, at different stages: a late due, a posted letter, suspended cover, a terminated
 * contract. Each step uses the desk's own code, on its day.
 */
export async function tellArrears(
  seed: PortfolioSeed,
  accounts: ReadonlyMap<string, AccountRow>,
): Promise<void> {
  const { database, files, advisor, admin } = seed
  const contractOf = new Map<string, string>()
  for (const [state, customer] of Object.entries(LATE_PAYERS)) {
    const owner = accounts.get(customer.username)
    const [signed] = owner ? await signAll(seed, { customer, owner }) : []
    if (signed) contractOf.set(state, signed.id)
  }
  const noticeOf = async (state: keyof typeof LATE_PAYERS) =>
    (await findNoticeOf(database, contractOf.get(state) ?? '')).id
  const dayOf = (daysAgo: number, account = advisor) => contextAt(database, { account, daysAgo })
  const work = (daysAgo: number) => workOnArrears({ database, files }, dayOf(daysAgo).now)
  const postLetter = async (
    state: keyof typeof LATE_PAYERS,
    { daysAgo, postalNumber }: { daysAgo: number; postalNumber: string },
  ) => {
    const postedOn = Temporal.Now.plainDateISO('Europe/Paris').subtract({ days: daysAgo })
    const body = { postedOn: postedOn.toString(), postalNumber }
    await postNotice(dayOf(daysAgo), await noticeOf(state), body)
  }
  await work(79)
  await postLetter('terminated', { daysAgo: 78, postalNumber: '1A 000 000 0001 1' })
  await work(46)
  await work(41)
  await postLetter('suspended', { daysAgo: 40, postalNumber: '1A 000 000 0002 8' })
  const body = { postalNumber: '1A 000 000 0003 5' }
  await terminate(dayOf(30, admin), files, await noticeOf('terminated'), body)
  await work(24)
  await postLetter('noticed', { daysAgo: 22, postalNumber: '1A 000 000 0004 2' })
  await work(8)
}
