import { fromEuros } from '@sillage/domain/values/money.ts'
import { describe, expect, test } from 'vitest'
import { findCollectable } from '../../payments/batches/waiting.repository.ts'
import { payDue } from '../../payments/dues/dues.factory.ts'
import { findDuesOf } from '../../payments/dues/dues.repository.ts'
import { issueDues } from '../../payments/dues/dues.service.ts'
import { DEBITED } from '../../payments/payments.factory.ts'
import { serveTests } from '../../testing/test-app.ts'
import { refusalOf, signInAs, type TestSession } from '../../testing/test-session.ts'
import { buildSigned, inDays, noonIn } from '../chain/contract-life.factory.ts'
import { endOnNotice } from './leave-by-law.service.ts'

let camille: TestSession
const server = await serveTests()

/** A contract with an end noted: what was foreseen of it, and what is asked for until then. */
async function leave(
  options: Parameters<typeof buildSigned>[2],
  asked: { ground?: string; event_date: string },
) {
  camille = await signInAs(server)
  const signed = await buildSigned(server, camille, options)
  const params = { id: signed.id }
  const { data } = await camille.client.contractLife.cancellation({ params, query: asked })
  await camille.client.contractLife.cancel({ params, body: { reason: 'Je pars', ...asked } })
  return { ...signed, params, foreseen: data.legal?.effect?.refund.settlement?.to_pay ?? [] }
}

const mine = async () => (await camille.client.payments.mine()).data
const collectable = async (id: string) => {
  const own = new Set((await findDuesOf(server.database, [id])).map((due) => due.id))
  const all = await findCollectable(server.database, { except: camille.account.id, limit: 1000 })
  const other = await signInAs(server)
  const seen = await findCollectable(server.database, { except: other.account.id, limit: 1000 })
  return [...all, ...seen].filter((due) => own.has(due.id))
}
const sumOf = (payments: readonly { readonly amount: number }[]) =>
  payments.reduce((all, { amount }) => all + fromEuros(amount), 0)

describe('while an end is noted', () => {
  const once = { ...DEBITED, cadence: 'once' as const }

  test('a contract that never starts asks for nothing; what its end leaves is asked for then', async () => {
    const { id, listed, foreseen } = await leave(
      { startingIn: 30, endingIn: 394, plan: once },
      { event_date: inDays(15) },
    )
    const { payment } = await listed()
    expect(payment).toMatchObject({ remaining: 0, next: null })
    expect(payment?.label).toBe('Rien à payer avant la fin du contrat')
    const shown = await mine()
    expect(shown.owed).toBe(0)
    expect(shown.contracts[0]?.leaving_on).toBe(inDays(15))
    expect(shown.contracts[0]?.dues).toEqual([
      expect.objectContaining({ owed: 0, label: 'Non demandé', state: 'cancelled', qr: null }),
    ])
    expect(await collectable(id)).toEqual([])
    const [due] = await findDuesOf(server.database, [id])
    expect(
      await refusalOf(camille.client.payments.notice({ params: { id: due?.id ?? '' } })),
    ).toMatchObject({ status: 409, problem: { code: 'due.not_asked' } })

    await endOnNotice({ database: server.database, now: noonIn(16) })
    const after = await mine()
    expect(fromEuros(after.owed)).toBe(sumOf(foreseen))
    expect(foreseen.map(({ due_on }) => due_on)).toEqual([inDays(26)])
    expect(after.contracts[0]?.dues.find(({ owed }) => owed > 0)).toMatchObject({
      due_on: inDays(26),
      state: 'upcoming',
    })
    expect(await collectable(id)).not.toEqual([])
  })

  test('a sold car is asked for nothing after its last covered day', async () => {
    const { id, listed, foreseen } = await leave(
      { startingIn: -3, endingIn: 361, plan: DEBITED },
      { ground: 'sold', event_date: inDays(0) },
    )
    expect((await listed()).payment).toMatchObject({ remaining: 0, next: null })
    // the day on which the second instalment would be called
    await issueDues(server.database, noonIn(25))
    const dues = await findDuesOf(server.database, [id])
    expect(dues.filter(({ issued_at }) => issued_at !== null)).toHaveLength(1)
    expect(await collectable(id)).toEqual([])
    await endOnNotice({ database: server.database, now: noonIn(11) })
    expect(fromEuros((await mine()).owed)).toBe(sumOf(foreseen))
    expect(foreseen.length).toBeGreaterThan(0)
  })

  test('what is due in the last ten days is not collected only to be refunded: it is settled with the end', async () => {
    const { id, foreseen } = await leave({ endingIn: 364, plan: once }, { event_date: inDays(12) })
    const [due] = await findDuesOf(server.database, [id])
    expect(due && due.due_on > inDays(2) && due.due_on <= inDays(12)).toBe(true)
    expect(await collectable(id)).toEqual([])
    const { contracts, owed } = await mine()
    expect(owed).toBe(0)
    expect(contracts[0]?.dues.map(({ label }) => label)).toEqual(['Non demandé'])
    const atEnd = contracts[0]?.at_end
    expect(atEnd?.paid_back).toBe(0)
    expect(fromEuros(atEnd?.to_pay ?? 0)).toBe(sumOf(foreseen))

    await endOnNotice({ database: server.database, now: noonIn(13) })
    const after = await mine()
    expect(after.to_receive).toBe(0)
    expect(after.owed).toBe(atEnd?.to_pay)
    expect(after.contracts[0]?.at_end).toBeUndefined()
  })

  test('the expected refund is shown with the schedule, and equals the refund at the end', async () => {
    const { id } = await leave({ endingIn: 364, plan: once }, { event_date: inDays(45) })
    const atEnd = (await mine()).contracts[0]?.at_end
    expect(atEnd?.to_pay).toBe(0)
    expect(atEnd?.paid_back).toBeGreaterThan(0)
    const [due] = await findDuesOf(server.database, [id])
    await payDue(server.database, { id: due?.id ?? '' })
    expect((await mine()).contracts[0]?.at_end).toEqual(atEnd)
    await endOnNotice({ database: server.database, now: noonIn(46) })
    expect((await mine()).to_receive).toBe(atEnd?.paid_back)
  })

  test('what is due more than ten days before the end is asked for as announced, and all of it once the request is withdrawn', async () => {
    const { params, listed } = await leave(
      { endingIn: 364, plan: DEBITED },
      { event_date: inDays(45) },
    )
    const { payment } = await listed()
    expect(payment?.next?.amount).toBeGreaterThan(0)
    const { contracts } = await mine()
    const labels = contracts[0]?.dues.map(({ due_on, label }) => [due_on <= inDays(35), label])
    expect(labels).toEqual(
      labels?.map(([isBefore]) => [isBefore, isBefore ? 'À venir' : 'Non demandé']),
    )
    const remaining = payment?.remaining ?? 0
    await camille.client.contractLife.keep({ params })
    expect((await listed()).payment?.remaining).toBeGreaterThan(remaining)
    expect((await mine()).contracts[0]?.dues.map(({ label }) => label)).not.toContain('Non demandé')
  })
})
