import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { readPdf } from '../../documents/pdf-text.factory.ts'
import { payDue } from '../../payments/dues/dues.factory.ts'
import { findDuesOf } from '../../payments/dues/dues.repository.ts'
import { buildMandate } from '../../payments/payments.factory.ts'
import { migrateAgain } from '../../testing/migrated-again.factory.ts'
import { serveTests } from '../../testing/test-app.ts'
import { SAMPLE_DEATH } from '../estates/estates.factory.ts'
import { openArrears } from './arrears-days.factory.ts'

const server = await serveTests()
const days = await openArrears(server)

const today = Temporal.Now.plainDateISO('Europe/Paris')
const refusal = (code: string) => ({ problem: { code } })

describe('formal notices', () => {
  test('a formal notice is drafted from the tenth day on, once, to the address of the contract', async () => {
    const { id } = await days.signed()
    await days.comeTo(19)
    expect(await days.noticeOf(id)).toBeUndefined()
    await days.comeTo(20)
    await days.comeTo(20)
    const [due] = await findDuesOf(server.database, [id])
    expect(await days.noticeOf(id)).toMatchObject({
      cents: due?.cents,
      recipient: 'Camille Roussel',
      address: ['12 rue de la Juiverie', '44000 Nantes'],
      is_abroad: false,
      posted_on: null,
    })
    expect(await days.listed(id)).toMatchObject({ state: 'to_post', stateLabel: 'à poster' })
    const notice = await days.noticeOf(id)
    const letter = await days.odile().client.arrears.letter({ params: { id: notice?.id ?? '' } })
    const { text } = await readPdf(Buffer.from(letter))
    expect(text).toContain('Cette lettre est une mise en demeure')
    expect(text).toContain('la garantie ne peut être suspendue que trente jours après')
    expect(text).toContain('12 rue de la Juiverie')
    // nothing has changed for the policyholder
    expect((await days.paymentOf(id))?.status).toBe('late')
  })

  test('no notice is drafted while the mandate can still be debited, one is once the mandate is suspended', async () => {
    const { contractId } = await buildMandate(server.database, days.camille().account.id)
    await days.comeTo(40)
    expect(await days.noticeOf(contractId)).toBeUndefined()
    await server.database
      .updateTable('mandate')
      .set({ suspended_at: new Date(days.now().epochMilliseconds), stopped_by: 'AC04' })
      .where('contract_id', '=', contractId)
      .execute()
    await days.comeTo(40)
    expect(await days.noticeOf(contractId)).toBeDefined()
  })

  test('a notice can’t be posted after a partial payment: another is drafted for the rest', async () => {
    await days.comeTo(0)
    const { id } = await days.signed()
    await days.comeTo(20)
    const first = await days.noticeOf(id)
    const [due] = await findDuesOf(server.database, [id])
    await payDue(server.database, { id: due?.id ?? '', cents: 1000 })
    await expect(days.post(id)).rejects.toMatchObject(refusal('notice.changed'))
    await days.comeTo(21)
    const second = await days.noticeOf(id)
    expect(second).toMatchObject({ cents: (first?.cents ?? 0) - 1000, closed_at: null })
    expect(second?.id).not.toBe(first?.id)
  })

  test('a notice is recorded as posted once, on a possible day, with a valid postal number', async () => {
    await days.comeTo(0)
    const { id } = await days.signed()
    await days.comeTo(20)
    for (const day of [19, 21])
      await expect(
        days.post(id, { postedOn: today.add({ days: day }).toString() }),
      ).rejects.toMatchObject(refusal('notice.day'))
    await expect(days.post(id, { postalNumber: 'à la poste' })).rejects.toMatchObject(
      refusal('notice.number'),
    )
    await days.post(id)
    await expect(days.post(id)).rejects.toMatchObject(refusal('notice.posted'))
    await server.database
      .updateTable('formal_notice')
      .set({ closed_at: new Date(), closed_for: 'ended' })
      .where('contract_id', '=', id)
      .execute()
  })

  test('the number of a registered letter is accepted for one letter, of several posted at once too', async () => {
    await days.comeTo(0)
    const ids = [(await days.signed()).id, (await days.signed()).id, (await days.signed()).id]
    await days.comeTo(20)
    const posted = await Promise.allSettled(
      ids.map((id, index) =>
        days.post(id, { postalNumber: ['2C 999 888 7777 1', '2c99988877771'][index % 2] }),
      ),
    )
    const refused = posted.filter(({ status }) => status === 'rejected')
    expect(refused).toHaveLength(2)
    expect(refused[0]).toMatchObject({
      reason: { status: 409, problem: { code: 'notice.number_used' } },
    })
    const notices = await Promise.all(ids.map((id) => days.noticeOf(id)))
    const left = notices.findIndex((notice) => notice?.posted_on === null)
    await days.post(ids[left] ?? '')
    await expect(
      server.database
        .updateTable('formal_notice')
        .set({ postal_number: '2C99988877771' })
        .where(
          'id',
          'in',
          notices.flatMap((notice) => notice?.id ?? []),
        )
        .where('posted_on', 'is not', null)
        .execute(),
    ).rejects.toMatchObject({ code: '23505' })
  })

  test('an installation where a number was accepted twice keeps both, and is migrated', async () => {
    const again = () => migrateAgain(server.owner, '0129_one_number_a_letter.sql')
    const rows = await server.owner
      .selectFrom('formal_notice')
      .select(['id', 'postal_number'])
      .where('postal_number', 'is not', null)
      .execute()
    await sql`drop index formal_notice_postal_number`.execute(server.owner)
    await server.owner
      .updateTable('formal_notice')
      .set({ postal_number: '2C99988877771' })
      .where('postal_number', 'is not', null)
      .execute()
    await again()
    await days.comeTo(0)
    const { id } = await days.signed()
    await days.comeTo(20)
    await expect(days.post(id, { postalNumber: '2C99988877771' })).rejects.toMatchObject(
      refusal('notice.number_used'),
    )
    expect(rows.length).toBeGreaterThan(1)
  })

  test('a notice without an address can’t be recorded as posted', async () => {
    await days.comeTo(0)
    const { id } = await days.signed()
    await days.comeTo(20)
    await server.database
      .updateTable('formal_notice')
      .set({ address: [] })
      .where('contract_id', '=', id)
      .execute()
    await expect(days.post(id)).rejects.toMatchObject(refusal('notice.no_address'))
  })

  test('a notice to somebody who has died since is not posted, and the desk says so', async () => {
    await days.comeTo(0)
    const { id } = await days.signed()
    await days.comeTo(20)
    expect(await days.listed(id)).toMatchObject({ holderDied: false })
    const { accountId = '' } = (await days.listed(id)) ?? {}
    await days.odile().client.estates.record({ params: { id: accountId }, body: SAMPLE_DEATH })
    expect(await days.listed(id)).toMatchObject({ holderDied: true, state: 'to_post' })
    await expect(days.post(id)).rejects.toMatchObject(refusal('notice.holder_died'))
  })
})
