import { fromEuros } from '@sillage/domain/values/money.ts'
import { describe, expect, test } from 'vitest'
import { readPdf } from '../../documents/pdf-text.factory.ts'
import { payDue } from '../../payments/dues/dues.factory.ts'
import { findDuesOf } from '../../payments/dues/dues.repository.ts'
import { issueDues } from '../../payments/dues/dues.service.ts'
import { DEBITED } from '../../payments/payments.factory.ts'
import { serveTests } from '../../testing/test-app.ts'
import { signInAs, type TestSession } from '../../testing/test-session.ts'
import { buildSigned, inDays, noonIn } from '../chain/contract-life.factory.ts'
import { endOnNotice } from './leave-by-law.service.ts'

let camille: TestSession
const server = await serveTests()

const plain = (text: string) => text.replaceAll(/[\s\u00a0\u202f]+/g, ' ')
const sum = (payments: readonly { readonly amount: number }[]) =>
  payments.reduce((all, { amount }) => all + fromEuros(amount), 0)
const euros = (cents: number) => `${(cents / 100).toFixed(2).replace('.', ',')} €`

/** What is shown of a contract once it is over: on its card, in « Mes paiements », and on its receipt. */
async function shownOf({ id, listed }: Awaited<ReturnType<typeof buildSigned>>) {
  const { payment } = await listed()
  const { data: payments } = await camille.client.payments.mine()
  const receipt = await camille.client.contracts.paper({ params: { id, kind: 'cancellation' } })
  return {
    label: plain(payment?.label ?? ''),
    owed: fromEuros(payments.owed),
    receipt: plain((await readPdf(Buffer.from(receipt))).text),
  }
}

describe('what stays to be paid after a cancellation is the same sum everywhere', () => {
  test('of a contract paid monthly by debit: the announced debit, then a transfer', async () => {
    camille = await signInAs(server)
    const signed = await buildSigned(server, camille, { endingIn: 364, plan: DEBITED })
    const { data } = await signed.preview()
    const { settlement } = data.refund
    const [debit, transfer] = settlement?.to_pay ?? []
    expect([debit?.method, transfer?.method]).toEqual(['direct_debit', 'transfer'])
    expect(transfer?.amount).toBe(settlement?.owed)
    expect(transfer?.due_on).toBe(inDays(10))
    const left = sum(settlement?.to_pay ?? [])
    expect(left).toBe(fromEuros(signed.contract.price) - fromEuros(data.refund.total))

    const { data: done } = await signed.cancel()
    expect(done.refund).toEqual(data.refund)
    const { label, owed, receipt } = await shownOf(signed)
    expect(owed).toBe(left)
    expect(label).toMatch(
      new RegExp(`^${euros(left)} à payer : .* par prélèvement le .* par virement au plus tard le`),
    )
    expect(receipt).toContain(`Reste à payer ${euros(left)}`)
    expect(receipt).toContain(`${euros(fromEuros(debit?.amount ?? 0))} par prélèvement le`)
  })

  test('of a contract paid by one transfer, not made yet', async () => {
    camille = await signInAs(server)
    const signed = await buildSigned(server, camille, { startingIn: -10, endingIn: 354 })
    const { data } = await signed.preview()
    const left = sum(data.refund.settlement?.to_pay ?? [])
    expect(left).toBe(fromEuros(signed.contract.price) - fromEuros(data.refund.total))
    await signed.cancel()
    const { label, owed, receipt } = await shownOf(signed)
    expect(owed).toBe(left)
    expect(label).toContain(`${euros(left)} à régler au plus tard le`)
    expect(receipt).toContain(`Reste à payer ${euros(left)}`)
  })
})

test.each([undefined, DEBITED])(
  'a later end gives back what was foreseen, once what was due until then is paid (%#)',
  async (plan) => {
    camille = await signInAs(server)
    const signed = await buildSigned(server, camille, { endingIn: 364, ...(plan && { plan }) })
    const params = { id: signed.id }
    const query = { event_date: inDays(45) }
    const { data } = await camille.client.contractLife.cancellation({ params, query })
    const foreseen = data.legal?.effect?.refund.settlement
    expect(foreseen?.paid).toBe(0)
    const body = { reason: 'Je pars', ground: null, event_date: inDays(45) }
    await camille.client.contractLife.cancel({ params, body })

    await issueDues(server.database, noonIn(45))
    const dues = await findDuesOf(server.database, [signed.id])
    for (const { id, cents, due_on } of dues.filter((due) => due.due_on <= inDays(45))) {
      expect(foreseen?.to_pay).toContainEqual(
        expect.objectContaining({ due_on, amount: cents / 100 }),
      )
      await payDue(server.database, { id })
    }
    await endOnNotice({ database: server.database, now: noonIn(46) })
    const paid = fromEuros(foreseen?.paid_back ?? 0)
    const { data: payments } = await camille.client.payments.mine()
    expect(fromEuros(payments.to_receive)).toBe(paid)
    const after = (foreseen?.to_pay ?? []).filter(({ due_on }) => due_on > inDays(45))
    expect(fromEuros(payments.owed)).toBe(sum(after))
    if (!plan) expect(paid).toBeGreaterThan(0)
  },
)
