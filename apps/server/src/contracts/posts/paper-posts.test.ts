import { inEuros } from '@sillage/domain/values/money.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { SIGNED_AT_ONCE, signatureQueue } from '../../documents/pdf-workers.ts'
import { inMinutes } from '../../platform/mail/smtp.factory.ts'
import { buildPlate } from '../../subscription/subscription.factory.ts'
import { type TestSession } from '../../testing/test-session.ts'
import { actionsOn, buildSigned, inDays } from '../chain/contract-life.factory.ts'
import { expireContracts } from '../contracts.repository.ts'
import { SIGNATURE } from '../signing/signed-request.factory.ts'
import { postExpired } from './paper-posts.service.ts'
import { openPostOffice } from './post-office.factory.ts'
import { postPapersOf } from './post-papers.ts'

const office = await openPostOffice()
const { server, smtp, prove, post, send, posts, received, withPapers } = office
let camille: TestSession
beforeEach(async () => {
  camille = await office.receiveCustomer()
})
afterEach(() => vi.restoreAllMocks())

describe('the documents of a contract sent by mail', () => {
  test('leave after the signature, once, and are shown as delivered when the mail server took them', async () => {
    const { id } = await buildSigned(server, camille)
    expect(await posts(id)).toMatchObject([{ occasion: 'signature', state: 'preparing', at: null }])
    await post()
    expect(await posts(id)).toMatchObject([{ state: 'sending', recipient: camille.account.email }])
    await send()
    expect(withPapers()).toEqual([['contrat', 'attestation', 'information', 'conditions']])
    const [one] = await posts(id)
    expect(one).toMatchObject({ state: 'delivered', recipient: camille.account.email })
    expect(one?.papers).toContain('Contrat signé')
    expect(one?.at).not.toBeNull()
    // only once, however often the work runs
    await post(inMinutes(600))
    await send(inMinutes(600))
    expect(withPapers()).toHaveLength(1)
    expect(await server.database.selectFrom('mail_paper').select('place').execute()).toEqual([])
  })

  test('give way to people who wait to sign, and leave after them', async () => {
    const { id } = await buildSigned(server, camille)
    const { promise: done, resolve: letGo } = Promise.withResolvers<void>()
    const crowd = Array.from({ length: SIGNED_AT_ONCE + 1 }, () =>
      signatureQueue.inTurn(undefined, () => done),
    )
    await post()
    expect(await posts(id)).toMatchObject([{ state: 'preparing' }])
    letGo()
    await Promise.all(crowd)
    await post()
    expect(await posts(id)).toMatchObject([{ state: 'sending' }])
  })

  test('leave after each change of plate too', async () => {
    const { id } = await buildSigned(server, camille)
    await post()
    await send()
    await camille.client.contractLife.changePlate({
      params: { id },
      body: { plate: buildPlate(), signatureData: SIGNATURE, signatureKind: 'drawn' },
      idempotencyKey: undefined,
    })
    await post()
    await send()
    expect(withPapers().at(-1)).toEqual(['attestation', 'immatriculation'])
    const amended = await posts(id)
    expect(amended.map(({ occasion, state }) => [occasion, state])).toContainEqual([
      'plate_change',
      'delivered',
    ])
    await postPapersOf(server.database, {
      contractId: id,
      occasion: 'plate_change',
      now: inMinutes(60),
    })
    await post(inMinutes(61))
    await send(inMinutes(62))
    expect(withPapers()).toHaveLength(3)
  })

  test('are the very files that the contract keeps', async () => {
    const { id } = await buildSigned(server, camille)
    await post()
    const row = await server.database
      .selectFrom('mail_paper')
      .select('object_key')
      .where('place', '=', 0)
      .executeTakeFirstOrThrow()
    const pdf = Buffer.from(await camille.client.contracts.pdf({ params: { id } }))
    expect((await server.files.readPaper(row.object_key)).equals(pdf)).toBe(true)
  })

  test('wait until the e-mail address is verified', async () => {
    const { id } = await buildSigned(server, camille)
    await prove(null)
    await post()
    expect(await posts(id)).toMatchObject([{ state: 'address_unproved' }])
    await prove(new Date())
    await post()
    expect(await posts(id)).toMatchObject([{ state: 'sending' }])
  })

  test('leave after an extension and a cancellation too, without the relevé d’information', async () => {
    const { extend } = await buildSigned(server, camille, { endingIn: 29 })
    const { data: extension } = await extend(inDays(40))
    const { cancel } = actionsOn(camille, extension.contract_id)
    const { refund } = (await cancel('Voiture vendue')).data
    await post()
    const mails = await server.database
      .selectFrom('mail')
      .select(['subject', 'body'])
      .where('subject', 'ilike', '%résiliation%')
      .execute()
    await send()
    const names = withPapers().map((files) => files[0] ?? '')
    expect(names).toHaveLength(3)
    expect(new Set(names)).toEqual(new Set(['contrat', 'resiliation']))
    expect(received().flat()).not.toContain('releve')
    expect(mails.map(({ subject }) => subject)).toEqual(['Le reçu de votre résiliation'])
    expect(mails[0]?.body).toContain(`${inEuros(refund.total)}, que vous n’aviez pas`)
    const kinds = await server.database
      .selectFrom('issued_document')
      .select('kind')
      .where('kind', '=', 'final-claims-history')
      .execute()
    expect(kinds).toHaveLength(1)
    const { data } = await camille.client.notifications.list()
    expect(data.map(({ title }) => title)).toContain('Votre relevé d’information est prêt.')
  })

  test('are none after the last day of a car, for which one mail links to the relevé d’information', async () => {
    const { id } = await buildSigned(server, camille, { startingIn: -20, endingIn: -2 })
    await buildSigned(server, camille, { product: 'travel', startingIn: -20, endingIn: -2 })
    await expireContracts(server.database, Temporal.Now.plainDateISO('Europe/Paris'))
    await server.database.deleteFrom('paper_post').execute()
    for (const _ of [1, 2]) {
      await postExpired({ database: server.database, now: Temporal.Now.instant() })
      await post()
      await send()
    }
    expect(await posts(id)).toMatchObject([{ occasion: 'expiry', state: 'delivered', papers: [] }])
    const mails = smtp.received.filter(({ text }) => text.includes('relevé d’information'))
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain(`/contracts?action=documents&contrat=${id}`)
    expect(withPapers()).toEqual([])
  })
})
