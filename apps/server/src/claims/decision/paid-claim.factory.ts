import { SAMPLE_IBAN } from '../../payments/payments.factory.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { signInCapable, type TestSession } from '../../testing/test-session.ts'

/** Signs in three people of the finance team, who decide no claims. */
export async function signInFinance(server: TestApp) {
  const people = []
  for (let left = 3; left > 0; left--) people.push(await signInCapable(server, 'admin'))
  return people
}

interface Paid {
  readonly claimId: string
  readonly owner: TestSession
  readonly finance: readonly TestSession[]
}

/**
 * Has the payment of a decided claim ordered: the owner gives the IBAN, 72 hours pass, one person prepares and another
 * approves.
 */
export async function orderIndemnity(server: TestApp, { claimId, owner, finance }: Paid) {
  const [odile, remi, ines] = finance
  if (!odile || !remi || !ines) throw new Error('three people of the finances')
  const { id } = await server.database
    .selectFrom('payout')
    .select('id')
    .where('claim_id', '=', claimId)
    .where('cancelled_at', 'is', null)
    .orderBy('requested_at', 'desc')
    .executeTakeFirstOrThrow()
  const body = { holder: 'Camille Roussel', iban: SAMPLE_IBAN }
  await owner.client.payments.payoutIban({ params: { id }, body })
  await server.database
    .updateTable('bank_account')
    .set({ payable_from: new Date(0) })
    .where('account_id', '=', owner.account.id)
    .execute()
  const { data: desk } = await ines.client.bank.desk()
  if (desk.toReview.payouts.some(({ claimId: flagged }) => flagged === claimId))
    await ines.client.bank.letGo({ params: { id }, body: { reason: 'Pièces vues' } })
  const { data: batch } = await odile.client.bank.prepare({ body: { kind: 'transfers' } })
  await remi.client.bank.approve({ params: { id: batch.id } })
}
