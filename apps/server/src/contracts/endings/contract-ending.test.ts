import { describe, expect, test } from 'vitest'
import { makeProfessional } from '../../accounts/accounts.factory.ts'
import { payDue } from '../../payments/dues/dues.factory.ts'
import { findDuesOf } from '../../payments/dues/dues.repository.ts'
import { migrateAgain } from '../../testing/migrated-again.factory.ts'
import { serveTests } from '../../testing/test-app.ts'
import { refusalOf, rowCounts, signInAs } from '../../testing/test-session.ts'
import { actionsOn, buildSigned, inDays } from '../chain/contract-life.factory.ts'
import type { ContractOptions } from '../contracts.factory.ts'
import { expectDaysBack } from './refund.factory.ts'

const server = await serveTests()
const camille = await signInAs(server)

const signed = (options: Partial<ContractOptions> = {}) => buildSigned(server, camille, options)

/** Builds a contract that ends in 9 days, its extension to 19 days, and the renewal of that for as long. */
async function family() {
  const first = await signed({ startingIn: -30, endingIn: 9 })
  const extension = (await first.extend(inDays(19))).data
  const renewal = (
    await actionsOn(camille, extension.contract_id).renew(inDays(20), inDays(69), extension.price)
  ).data
  return { first: first.id, extension, renewal }
}

describe('a cancellation', () => {
  test('has the refund of its preview, line by line, and warns about compulsory car insurance', async () => {
    const { contract, preview, cancel } = await signed({ startingIn: -5, endingIn: 34 })
    const { data: shown } = await preview()
    const rows = shown.refund.lines[0]?.rows ?? []
    const refund = Math.round(rows.reduce((sum, { back }) => sum + back * 100, 0)) / 100
    expect(refund).toBeGreaterThan(0)
    expect(shown).toMatchObject({
      effect_date: inDays(0),
      refund: {
        total: refund,
        due_by: inDays(30),
        lines: [
          {
            contract_id: contract.contract_id,
            price: contract.price,
            flat_contribution: 6.5,
            days: 40,
            days_left: 34,
            refund,
            note: null,
          },
        ],
      },
    })
    expect(shown.warnings.map(({ code }) => code)).toEqual([
      'immediate',
      'compulsory-insurance',
      'uninsured-fine',
    ])
    const { data: done } = await cancel('  Voiture vendue ')
    expect(done.refund).toEqual(shown.refund)
    expect(done.related_contracts).toEqual([])
    expect(done.contract).toMatchObject({
      status: 'cancelled',
      cancellation_reason: 'Voiture vendue',
      cancellation_date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
      start_date: contract.start_date,
      end_date: contract.end_date,
    })
  })

  test.each([0, 1, 2])(
    'of the active contract of a chain cancels and lists the whole chain (%d)',
    async (at) => {
      const { first, extension, renewal } = await family()
      const ids = [first, extension.contract_id, renewal.contract_id]
      // only the last is active
      if (at < 2) {
        const refusal = await refusalOf(actionsOn(camille, ids[at] ?? '').cancel())
        expect(refusal).toMatchObject({ status: 409, problem: { code: 'contract.not_active' } })
      }
      const { data } = await actionsOn(camille, renewal.contract_id).cancel()
      expect(data.contract.contract_id).toBe(renewal.contract_id)
      expect(data.related_contracts.map(({ contract_id }) => contract_id).toSorted()).toEqual(
        [first, extension.contract_id].toSorted(),
      )
      for (const contract of data.related_contracts) expect(contract.status).toBe('cancelled')
      const [renewed, ...others] = data.refund.lines
      // the renewal has not begun: all of it is refunded except the fee and the flat contribution
      expectDaysBack(renewed, 50, 50)
      const extended = others.find(({ contract_id }) => contract_id === extension.contract_id)
      expect(extended).toMatchObject({ status: 'renewed', days: 50, days_left: 19 })
      const original = others.find(({ contract_id }) => contract_id === first)
      expect(original).toMatchObject({
        status: 'extended',
        refund: 0,
        note: 'Son prix est compris dans celui de sa prolongation.',
      })
      const sum = data.refund.lines.reduce((all, { refund }) => all + Math.round(refund * 100), 0)
      expect(Math.round(data.refund.total * 100)).toBe(sum)
      for (const id of ids)
        expect(await refusalOf(actionsOn(camille, id).cancel())).toMatchObject({ status: 409 })
    },
  )

  test.each(['', '   ', '\n'])('without a reason (%j) is refused', async (reason) => {
    const { id, cancel, listed } = await signed()
    const before = await rowCounts(server.database)
    expect(await refusalOf(cancel(reason))).toMatchObject({
      status: 422,
      message: "Veuillez indiquer une raison d'annulation",
      problem: { errors: [{ path: 'reason' }] },
    })
    expect(await rowCounts(server.database)).toEqual(before)
    expect(await listed()).toMatchObject({ contract_id: id, status: 'active' })
  })
})

const MONTH = { product: 'travel', endingIn: 31 } as const

describe('a withdrawal from a contract', () => {
  test('that has not begun refunds everything, with an acknowledgement', async () => {
    const { id, contract, withdrawal, withdraw } = await signed({
      product: 'travel',
      startingIn: 5,
      endingIn: 40,
    })
    const { data: right } = await withdrawal()
    expect(right).toMatchObject({
      available: true,
      until: inDays(14),
      refusal: null,
      withdrawn_at: null,
      refund: { total: contract.price },
    })
    expect(right.refund?.settlement).toMatchObject({ paid: 0, taken_off: contract.price })
    const { data: done } = await withdraw()
    expect(done.acknowledgement).toMatch(
      /Rien n’est à rembourser\u00a0: .+, que vous n’aviez pas encore payés/,
    )
    expect(done).toMatchObject({
      contract: { contract_id: id, status: 'cancelled' },
      refund: right.refund,
      effect_date: inDays(0),
    })
    expect(done.acknowledgement).toMatch(
      new RegExp(
        `^Nous avons reçu le .+ à \\d+\\u00a0h\\u00a0\\d\\d .+ ${contract.name} \\(n°\\u00a0${id.slice(0, 8)}\\)\\.`,
      ),
    )
    expect((await withdrawal()).data).toMatchObject({
      available: false,
      withdrawn_at: done.withdrawn_at,
    })
  })

  test('that has begun keeps the price of the days already covered', async () => {
    const { contract, withdraw } = await signed(MONTH)
    const { data } = await withdraw()
    expect(data.refund.total).toBeLessThan(contract.price)
  })

  test('repeated, even at the same time, gets the same answer and is done once', async () => {
    const { id, withdraw } = await signed(MONTH)
    const answers = await Promise.all([withdraw(), withdraw(), withdraw()])
    answers.push(await withdraw())
    for (const answer of answers) expect(answer).toEqual(answers[0])
    const events = await server.database
      .selectFrom('contract_event')
      .select('action')
      .where('contract_id', '=', id)
      .orderBy('id')
      .execute()
    expect(events.map(({ action }) => action)).toEqual(['create', 'withdraw'])
  })

  test('of an extension cancels the contract that it extends too', async () => {
    const first = await signed(MONTH)
    const { data: extension } = await first.extend(inDays(45))
    const { data } = await actionsOn(camille, extension.contract_id).withdraw()
    expect(data.related_contracts).toMatchObject([{ contract_id: first.id, status: 'cancelled' }])
    expect(data.refund.total).toBeGreaterThan(0)
    expect(data.refund.total).toBeLessThan(extension.price)
  })

  test('of a renewal brings the contract that it renews back, to be extended or renewed again', async () => {
    const first = await signed({ product: 'travel', startingIn: -30, endingIn: 5 })
    const { data: renewal } = await first.renew(inDays(6), inDays(41), first.contract.price)
    const { data } = await actionsOn(camille, renewal.contract_id).withdraw()
    expect(data.related_contracts).toEqual([])
    expect(data.acknowledgement).toContain('le contrat d’avant garde sa date de fin')
    expect(await first.listed()).toMatchObject({ status: 'active', renewal_contract_id: null })
    expect((await first.price(inDays(20))).data.extension_price).toBeGreaterThan(0)
    expect((await first.preview()).data.refund.total).toBeGreaterThan(0)
    const { data: again } = await first.renew(inDays(6), inDays(41), first.contract.price)
    expect(await first.listed()).toMatchObject({ renewal_contract_id: again.contract_id })

    // as the version before left it
    await actionsOn(camille, again.contract_id).withdraw()
    await server.owner
      .updateTable('contract')
      .set({ status: 'renewed', renewal_contract_id: again.contract_id })
      .where('id', '=', first.id)
      .execute()
    await migrateAgain(server.owner, '0130_renewals_renounced.sql')
    expect(await first.listed()).toMatchObject({ status: 'active', renewal_contract_id: null })
  })

  test.each([
    ['a car', { product: 'car', endingIn: 60 }, 'withdrawal.none', /obligatoire/],
    ['a short travel', { product: 'travel', endingIn: 20 }, 'withdrawal.none', /moins d’un mois/],
    [
      'a travel signed 15 days ago',
      { product: 'travel', startingIn: -15, endingIn: 30 },
      'withdrawal.ended',
      /a pris fin le/,
    ],
  ] as const)('on %s is refused with the reason', async (_, options, code, message) => {
    const { withdrawal, withdraw, listed } = await signed(options)
    const { data } = await withdrawal()
    expect(data).toMatchObject({ available: false, refund: null, refusal: { code } })
    expect(data.refusal?.message).toMatch(message)
    const refusal = await refusalOf(withdraw())
    expect(refusal).toMatchObject({ status: 422, message: data.refusal?.message })
    expect((await listed()).status).toBe('active')
  })

  test('by a professional is refused', async () => {
    const pro = await signInAs(server)
    await makeProfessional(server.database, pro.account.id)
    const { withdraw } = await buildSigned(server, pro, MONTH)
    expect((await refusalOf(withdraw())).message).toContain('professionnelle')
  })
})

describe('the list of contracts', () => {
  test('shows what each contract refunded, and no refund for the others', async () => {
    const { extension, renewal, first } = await family()
    const ids = [first, extension.contract_id, renewal.contract_id]
    // pays all dues, because what was not paid is not refunded but taken off the debt
    for (const { id } of await findDuesOf(server.database, ids))
      await payDue(server.database, { id })
    const { data } = await actionsOn(camille, renewal.contract_id).cancel()
    const back = new Map(data.refund.lines.map(({ contract_id, refund }) => [contract_id, refund]))
    expect(back.size).toBe(3)
    for (const id of ids) expect((await actionsOn(camille, id).listed()).refund).toBe(back.get(id))
    expect((await signed()).contract).not.toHaveProperty('refund')
  })

  test('shows the last day for a withdrawal, the same for an extension as for what it extends', async () => {
    const { contract, extend } = await signed(MONTH)
    expect(contract.withdrawable_until).toBe(inDays(14))
    const { data: extension } = await extend(inDays(60))
    const { listed } = actionsOn(camille, extension.contract_id)
    expect((await listed()).withdrawable_until).toBe(inDays(14))
    for (const options of [{ product: 'car' }, { product: 'travel', endingIn: 20 }] as const)
      expect((await signed(options)).contract).not.toHaveProperty('withdrawable_until')
    const short = await signed({ product: 'travel', endingIn: 20 })
    const { data: longer } = await short.extend(inDays(60))
    expect(await actionsOn(camille, longer.contract_id).listed()).not.toHaveProperty(
      'withdrawable_until',
    )
  })

  test('shows the same last day on a page without the extended contracts as in the whole list', async () => {
    const traveller = await signInAs(server)
    const month = await buildSigned(server, traveller, MONTH)
    const { data: extension } = await month.extend(inDays(60))
    await actionsOn(traveller, extension.contract_id).extend(inDays(70))
    const short = await buildSigned(server, traveller, { product: 'travel', endingIn: 20 })
    await short.extend(inDays(60))
    const { data: whole } = await traveller.client.contracts.mine({})
    expect(whole.map((contract) => contract.withdrawable_until)).toEqual([
      undefined,
      undefined,
      inDays(14),
      inDays(14),
      inDays(14),
    ])
    for (const page of [1, 2, 3, 4, 5])
      expect((await traveller.client.contracts.mine({ query: { page, limit: 1 } })).data).toEqual([
        whole[page - 1],
      ])
  })

  test('shows a professional no day for a withdrawal', async () => {
    const company = await signInAs(server)
    await makeProfessional(server.database, company.account.id)
    const { contract, withdrawal } = await buildSigned(server, company, MONTH)
    expect(contract).not.toHaveProperty('withdrawable_until')
    expect((await withdrawal()).data).toMatchObject({ available: false, until: null })
  })
})
