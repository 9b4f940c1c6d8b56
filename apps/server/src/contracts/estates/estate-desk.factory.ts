import { payDues } from '../../payments/dues/dues.factory.ts'
import { buildIban, DEBITED } from '../../payments/payments.factory.ts'
import { ibans, type TestApp } from '../../testing/test-app.ts'
import { signInAs, type TestSession } from '../../testing/test-session.ts'
import { inDays } from '../chain/contract-life.factory.ts'
import { buildContract } from '../contracts.factory.ts'
import { refundByLaw } from '../endings/refund.factory.ts'
import { SAMPLE_DEATH } from './estates.factory.ts'

/** A customer with a car of 80 days that began 10 days ago, debited and paid. */
export async function buildInsured(server: TestApp) {
  const camille = await signInAs(server)
  const accountId = camille.account.id
  const { id } = await buildContract(server.database, {
    accountId,
    plan: { ...DEBITED, iban: buildIban(), cadence: 'once' },
    ibans,
    startingIn: -10,
    endingIn: 69,
  })
  await payDues(server.database, accountId)
  const backOf = (left: number) =>
    refundByLaw(server.database, { accountId, id }, inDays(69 - left))
  return { camille, accountId, id, backOf }
}

/** What somebody of the team does once a policyholder has died. */
export function estateDeskOf({ client }: TestSession) {
  const read = async (accountId: string) =>
    (await client.estates.read({ params: { id: accountId } })).data
  return {
    record: (accountId: string, said: Partial<typeof SAMPLE_DEATH> = {}) =>
      client.estates.record({ params: { id: accountId }, body: { ...SAMPLE_DEATH, ...said } }),
    end: (id: string, asked_on: string) =>
      client.estates.end({ params: { id }, body: { asked_on } }),
    read,
    name: (id: string, holder = 'SCP Marin et associés') =>
      client.estates.namePayee({
        params: { id },
        body: { holder, iban: buildIban(), proof: 'Acte de notoriété' },
      }),
  }
}

/** A contract that ended three days ago for the heirs, and what is paid back for it. */
export async function buildEnded(server: TestApp, by: TestSession) {
  const { record, end, read } = estateDeskOf(by)
  const person = await buildInsured(server)
  await record(person.accountId)
  await end(person.id, inDays(-3))
  const [payout] = (await read(person.accountId)).payouts
  if (!payout) throw new Error('Nothing is paid back')
  return { ...person, payout }
}
