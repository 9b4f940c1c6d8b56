import { describe, expect, test } from 'vitest'
import { readPdf } from '../../documents/pdf-text.factory.ts'
import { serveTests } from '../../testing/test-app.ts'
import { refusalOf, signInAs } from '../../testing/test-session.ts'
import { buildSigned, inDays, noonIn } from '../chain/contract-life.factory.ts'
import { endOnNotice } from './leave-by-law.service.ts'

const server = await serveTests()
const camille = await signInAs(server)
await server.database
  .updateTable('account')
  .set({ email_verified_at: new Date() })
  .where('id', '=', camille.account.id)
  .execute()

const plain = (text: string) => text.replaceAll(/[\s\u00a0\u202f]+/g, ' ')
const toCome = (product: 'car' | 'travel', startingIn = 10) =>
  buildSigned(server, camille, { product, startingIn, endingIn: startingIn + 79 })
const leave = (id: string, body: { ground: string | null; event_date: string }) =>
  camille.client.contractLife.cancel({ params: { id }, body: { reason: 'Je renonce', ...body } })
const mailsOf = async (id: string) =>
  (
    await server.database
      .selectFrom('mail')
      .select('body')
      .where('recipient', '=', camille.account.email)
      .where('body', 'like', `%${id.slice(0, 8)}%`)
      .execute()
  ).map(({ body }) => plain(body))

describe('a contract that ends before its first day', () => {
  test.each(['car', 'travel'] as const)('of a %s has no certificate', async (product) => {
    const { id } = await toCome(product)
    await leave(id, { ground: null, event_date: inDays(5) })
    const { data } = await camille.client.contracts.papers({ params: { id } })
    expect(data.find(({ kind }) => kind === 'attestation')).toMatchObject({
      available: false,
      reason: expect.stringContaining('avant son premier jour'),
    })
    const paper = camille.client.contracts.paper({ params: { id, kind: 'attestation' } })
    expect(await refusalOf(paper)).toMatchObject({ status: 409 })
  })

  test('on a legal ground has no certificate either', async () => {
    const { id } = await toCome('car', 60)
    await leave(id, { ground: 'situation_changed', event_date: inDays(0) })
    const paper = camille.client.contracts.paper({ params: { id, kind: 'attestation' } })
    expect(await refusalOf(paper)).toMatchObject({ status: 409 })
  })

  test('is never said to end covers: preview, mail, and receipt', async () => {
    const { id } = await toCome('car')
    const { data } = await camille.client.contractLife.cancellation({
      params: { id },
      query: { event_date: inDays(5) },
    })
    expect(data.legal?.effect?.sentence).toMatch(/avant son premier jour/)
    expect(data.legal?.effect?.sentence).not.toMatch(/garanties/)
    await leave(id, { ground: null, event_date: inDays(5) })
    const [mail = ''] = await mailsOf(id)
    expect(mail).toContain('avant son premier jour')
    expect(mail).not.toMatch(/garanties prennent fin/)
    await endOnNotice({ database: server.database, now: noonIn(6) })
    const notice = await server.database
      .selectFrom('notification')
      .select('title')
      .where('key', '=', `contract.cancellation.${id}`)
      .executeTakeFirstOrThrow()
    expect(notice.title).toMatch(
      /^Votre contrat est résilié, avant son premier jour\. Rien n’est à/,
    )
    const receipt = await camille.client.contracts.paper({ params: { id, kind: 'cancellation' } })
    const text = plain((await readPdf(Buffer.from(receipt))).text)
    expect(text).toContain('avant son premier jour')
    expect(text).not.toContain('Fin des garanties')
  })

  test('is acknowledged as such when its holder withdraws', async () => {
    const { withdraw } = await toCome('travel', 40)
    const { data } = await withdraw()
    expect(data.acknowledgement).not.toContain('garanties ont pris fin')
    expect(data.acknowledgement).toContain('avant son premier jour')
  })
})
