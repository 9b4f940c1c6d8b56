import { sql } from 'kysely'
import { afterAll } from 'vitest'
import { buildContract } from '../../contracts/contracts.factory.ts'
import { resumePaidCovers } from '../../contracts/suspensions/suspensions.service.ts'
import { serveTests } from '../../testing/test-app.ts'
import { signInAs } from '../../testing/test-session.ts'
import { openBankDesk } from '../bank-desk.factory.ts'
import { openCardHouse } from './card-house.factory.ts'
import { sendCardRefunds } from './card-refunds.service.ts'
import { takeSettlements } from './card-settlements.service.ts'
import { hostedCards } from './hosted-cards.ts'

/** A server that takes cards, its provider, and Camille, who pays. */
export async function openCards() {
  const bank = await openCardHouse()
  afterAll(() => bank.close())
  const server = await serveTests({ env: { CARD_PROVIDER: bank.setting } })
  const camille = await signInAs(server)
  const desk = await openBankDesk(server)
  const provider = hostedCards(bank.place)
  const context = () => ({ database: server.database, now: Temporal.Now.instant() })

  const start = async (dueId: string) =>
    (await camille.client.cards.start({ body: { due_id: dueId } })).data.page

  async function contractDue() {
    const { id } = await buildContract(server.database, {
      accountId: camille.account.id,
      startingIn: 10,
      endingIn: 60,
    })
    const due = await server.database
      .selectFrom('due')
      .select(['id', 'cents'])
      .where('contract_id', '=', id)
      .executeTakeFirstOrThrow()
    return { contractId: id, dueId: due.id, cents: due.cents }
  }

  async function paidContract() {
    const signed = await contractDue()
    await camille.client.cards.back({ body: await bank.press(await start(signed.dueId), 'pay') })
    return signed
  }

  /** The balance of a ledger account for a policy, or in total. */
  async function held(account: string, policyId: string | null = null) {
    const { rows } = await sql<{ cents: number }>`
      select coalesce(sum(line.cents), 0)::float8 as cents
      from ledger_line line join ledger_entry entry on entry.id = line.entry_id
      where line.account = ${account}
        and (${policyId}::uuid is null or entry.policy_id = ${policyId}::uuid)`.execute(
      server.database,
    )
    return rows[0]?.cents ?? 0
  }

  async function owed(dueId: string) {
    const { data } = await camille.client.payments.mine()
    return data.contracts.flatMap(({ dues }) => dues).find(({ id }) => id === dueId)
  }

  const cancel = (id: string) =>
    camille.client.contractLife.cancel({ params: { id }, body: { reason: 'Voiture vendue' } })

  return {
    bank,
    server,
    camille,
    desk,
    provider,
    start,
    contractDue,
    paidContract,
    held,
    owed,
    cancel,
    payoutsOf: (contractId: string) =>
      server.database
        .selectFrom('payout')
        .selectAll()
        .where('contract_id', '=', contractId)
        .execute(),
    settle() {
      const settlement = bank.house.settle(Temporal.Now.plainDateISO('Europe/Paris').toString())
      if (!settlement) throw new Error('nothing to settle')
      return settlement
    },
    hear: () => takeSettlements(context(), { provider, afterPayments: resumePaidCovers }),
    sendRefunds: () => sendCardRefunds(context(), provider),
  }
}
