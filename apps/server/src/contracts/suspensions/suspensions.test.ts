import { describe, expect, test } from 'vitest'
import { findDuesOf } from '../../payments/dues/dues.repository.ts'
import { issueDues } from '../../payments/dues/dues.service.ts'
import { serveTests } from '../../testing/test-app.ts'
import { openArrears } from './arrears-days.factory.ts'

const server = await serveTests()
const days = await openArrears(server)

const today = Temporal.Now.plainDateISO('Europe/Paris')
const refusal = (code: string) => ({ problem: { code } })

describe('a formal notice that was posted', () => {
  test('suspends cover after thirty days, and a payment restores it at noon of the next day', async () => {
    await days.comeTo(0)
    const { id } = await days.signed({ startingIn: 0 })
    await days.comeTo(20)
    await days.post(id)
    const [sent] = await days.noticesTo('formal_notice')
    expect(sent?.title).toContain('lettre recommandée')
    const noticed = await days.paymentOf(id)
    expect(noticed).toMatchObject({
      status: 'noticed',
      arrears: { posted_on: today.add({ days: 20 }).toString(), suspended_on: null },
    })
    expect(noticed?.label).toMatch(/^Mise en demeure postée le .*les garanties s’arrêtent le/)
    await expect(days.extend(id)).rejects.toMatchObject(refusal('payment.late'))

    await days.comeTo(50)
    expect((await days.paymentOf(id))?.status).toBe('noticed')
    await days.comeTo(51)
    await days.comeTo(51)
    const midnight = today.add({ days: 51 }).toZonedDateTime('Europe/Paris').toInstant()
    expect(await days.eventsOf(id)).toEqual([
      { action: 'suspend', at: new Date(midnight.epochMilliseconds) },
    ])
    expect(await days.vehicleEventsOf(id)).toEqual([
      { kind: 'suspension', occurred_at: new Date(midnight.epochMilliseconds) },
    ])
    expect((await days.paymentOf(id))?.label).toMatch(/^Garanties suspendues depuis le/)
    expect(await days.noticesTo('cover.suspension')).toHaveLength(1)
    expect(await days.listed(id)).toMatchObject({ state: 'suspended' })
    await expect(days.extend(id)).rejects.toMatchObject(refusal('payment.late'))

    await days.comeTo(61)
    expect(await days.listed(id)).toMatchObject({ state: 'may_terminate' })

    const [due] = await findDuesOf(server.database, [id])
    await days.pay(due?.id ?? '')
    const noon = today
      .add({ days: 62 })
      .toZonedDateTime({ timeZone: 'Europe/Paris', plainTime: '12:00' })
      .toInstant()
    expect((await days.noticeOf(id))?.resumes_at?.toISOString()).toBe(
      new Date(noon.epochMilliseconds).toISOString(),
    )
    expect(await days.listed(id)).toMatchObject({ state: 'resuming' })
    const paid = await days.paymentOf(id)
    expect(paid?.status).toBe('suspended')
    expect(paid?.label).toContain('à midi')
    expect((await days.eventsOf(id)).map(({ action }) => action)).toEqual(['suspend', 'resume'])
    expect((await days.vehicleEventsOf(id)).at(-1)).toEqual({
      kind: 'resumption',
      occurred_at: new Date(noon.epochMilliseconds),
    })
    expect((await days.noticesTo('cover.resumption'))[0]?.title).toContain('à midi')

    await days.setNow(noon)
    expect((await days.paymentOf(id))?.status).toBe('paid')
    expect(await days.listed(id)).toBeUndefined()
    await days.extend(id)
  })

  test('leaves no gap in cover when the payment was in time and only its bank statement came late', async () => {
    await days.comeTo(0)
    const { id } = await days.signed()
    await days.comeTo(20)
    await days.post(id)
    await days.comeTo(52)
    expect((await days.paymentOf(id))?.status).toBe('suspended')
    const [due] = await findDuesOf(server.database, [id])
    await days.pay(due?.id ?? '', { on: today.add({ days: 49 }) })
    const notice = await days.noticeOf(id)
    expect(notice?.resumes_at).toEqual(notice?.suspended_at)
    expect((await days.paymentOf(id))?.status).toBe('paid')
    expect((await days.noticesTo(`cover.resumption.${notice?.id}`))[0]?.title).toContain('annulée')
  })

  test('suspends nothing when it is paid before the thirty days are over', async () => {
    await days.comeTo(0)
    const { id } = await days.signed()
    await days.comeTo(20)
    await days.post(id)
    await days.comeTo(30)
    const [due] = await findDuesOf(server.database, [id])
    await days.pay(due?.id ?? '')
    expect(await days.noticeOf(id)).toMatchObject({ closed_for: 'paid', suspended_at: null })
    await days.comeTo(60)
    expect(await days.eventsOf(id)).toEqual([])
  })

  test('suspends neither a contract that has ended nor its renewal', async () => {
    await days.comeTo(0)
    const { id } = await days.signed({ endingIn: 40 })
    await days.comeTo(20)
    await days.post(id)
    await server.database
      .updateTable('contract')
      .set({ status: 'renewed' })
      .where('id', '=', id)
      .execute()
    const renewal = await days.signed({
      startingIn: 41,
      endingIn: 81,
      origin: 'renewal',
      parentId: id,
    })
    await days.comeTo(55)
    expect(await days.noticeOf(id)).toMatchObject({ closed_for: 'ended', suspended_at: null })
    expect(await days.eventsOf(renewal.id)).toEqual([])
  })

  test('on a monthly plan, needs the payment of later instalments too before cover resumes', async () => {
    await days.comeTo(0)
    const { id } = await days.signed({ plan: { cadence: 'monthly', method: 'transfer' } })
    await days.comeTo(20)
    await days.post(id)
    await issueDues(server.database, days.now())
    await days.comeTo(51)
    await issueDues(server.database, days.now())
    const [first, second] = await findDuesOf(server.database, [id])
    await days.pay(first?.id ?? '')
    expect((await days.noticeOf(id))?.resumes_at).toBeNull()
    await days.comeTo(52)
    await days.pay(second?.id ?? '')
    const resumes = (await days.noticeOf(id))?.resumes_at?.toTemporalInstant()
    expect(resumes?.toZonedDateTimeISO('Europe/Paris').toPlainDate()).toEqual(
      today.add({ days: 53 }),
    )
  })
})
