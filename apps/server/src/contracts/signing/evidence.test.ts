import { hash } from 'node:crypto'
import {
  consentSentence,
  derivationConsent,
  SUBSCRIPTION_CONSENT,
} from '@sillage/domain/contracts/consent.ts'
import { EVIDENCE_MESSAGES } from '@sillage/domain/contracts/evidence.ts'
import { conditionsVersion } from '@sillage/domain/documents/conditions.ts'
import { inEuros } from '@sillage/domain/values/money.ts'
import { describe, expect, test } from 'vitest'
import { readPdf } from '../../documents/pdf-text.factory.ts'
import { serveTests } from '../../testing/test-app.ts'
import { refusalOf, signInAs } from '../../testing/test-session.ts'
import { buildSigned, inDays } from '../chain/contract-life.factory.ts'
import { buildSignedRequest, SIGNATURE, type SignedRequest } from './signed-request.factory.ts'

const server = await serveTests()
const camille = await signInAs(server)

const now = () => Temporal.Now.instant()
const sentence = consentSentence(SUBSCRIPTION_CONSENT)

async function sign(more: Partial<SignedRequest>, by = camille) {
  const body = { ...(await buildSignedRequest(by.client)), ...more }
  const { data } = await by.client.contracts.create({ body, idempotencyKey: undefined })
  return data.contract_id
}

/** The evidence page of a contract, and the records behind it. */
async function evidenceOf(id: string, by = camille) {
  const pdf = await by.client.contracts.paper({ params: { id, kind: 'contract' } })
  const { pages } = await readPdf(Buffer.from(pdf))
  const kept = await server.database
    .selectFrom('contract_signature')
    .select(['consent', 'consent_sent', 'documents_delivered', 'signed_at'])
    .where('contract_id', '=', id)
    .executeTakeFirstOrThrow()
  return { kept, text: pages.find((page) => page.includes('Preuve de signature')) ?? '', pages }
}

describe('the times at which documents were opened', () => {
  test.each([
    ['in the future', '2099-01-01T00:00:00Z'],
    ['before the questionnaire', '2020-01-01T00:00:00Z'],
  ])('are refused when %s, and nothing is signed', async (_, openedAt) => {
    const refusal = await refusalOf(sign({ documentsOpened: [{ document: 'ipid', openedAt }] }))
    expect(refusal).toMatchObject({
      status: 422,
      message: EVIDENCE_MESSAGES.openedOutside,
      problem: { code: 'document.opened_outside' },
    })
  })

  test('are printed as the page sent them', async () => {
    const openedAt = now().subtract({ minutes: 3 }).toString({ smallestUnit: 'second' })
    const { text } = await evidenceOf(
      await sign({ documentsOpened: [{ document: 'ipid', openedAt }] }),
    )
    expect(text).toContain('Ouvert le, selon la page et l’appareil')
    expect(text).toContain(openedAt.slice(11, 19))
  })

  test('are refused when they precede the contract that is extended', async () => {
    const { id } = await buildSigned(server, camille, { endingIn: 29 })
    const body = {
      new_end_date: inDays(40),
      signatureData: SIGNATURE,
      documentsOpened: [
        { document: 'ipid' as const, openedAt: now().subtract({ hours: 24 }).toString() },
      ],
    }
    const refusal = await refusalOf(
      camille.client.contractLife.extend({ params: { id }, body, idempotencyKey: undefined }),
    )
    expect(refusal).toMatchObject({ status: 422, problem: { code: 'document.opened_outside' } })
  })
})

describe('the consent to the signature', () => {
  test('sent with the request is stored, and the evidence page says so', async () => {
    const { text, kept } = await evidenceOf(await sign({ consent: { sentence, accepted: true } }))
    expect(kept).toMatchObject({ consent: sentence, consent_sent: true })
    expect(text).toContain('La demande de signature portait cette phrase et son acceptation.')
  })

  test('not sent leaves the contract signed, and the evidence page says so', async () => {
    const { text, kept } = await evidenceOf(await sign({}))
    expect(kept).toMatchObject({ consent: sentence, consent_sent: false })
    expect(text).toContain('La demande de signature ne portait pas de phrase acceptée')
    expect(text).toContain('La demande de signature ne mentionne l’ouverture d’aucun document.')
  })

  test.each([
    ['another sentence', { sentence: 'J’accepte tout.', accepted: true }, 'consent.other_sentence'],
    ['a box left empty', { sentence, accepted: false }, 'consent.not_accepted'],
  ])('with %s is refused', async (_, consent, code) => {
    expect(await refusalOf(sign({ consent }))).toMatchObject({ status: 422, problem: { code } })
  })

  test('to an extension is the sentence with its cost', async () => {
    const { id } = await buildSigned(server, camille, { endingIn: 29 })
    const new_end_date = inDays(40)
    const { data: price } = await camille.client.contractLife.calculateExtension({
      params: { id },
      body: { new_end_date },
    })
    const extend = (amount: number) =>
      camille.client.contractLife.extend({
        params: { id },
        body: {
          new_end_date,
          signatureData: SIGNATURE,
          consent: {
            sentence: consentSentence(derivationConsent('extension', inEuros(amount))),
            accepted: true,
          },
        },
        idempotencyKey: undefined,
      })
    expect(await refusalOf(extend(1))).toMatchObject({
      status: 422,
      problem: { code: 'consent.other_sentence' },
    })
    const { data } = await extend(price.extension_price)
    expect((await evidenceOf(data.contract_id)).kept.consent_sent).toBe(true)
  })
})

describe('a document delivered by the server', () => {
  const information = { template: 'information', contract_type: 'Voiture' } as const

  test('is recorded with its hash for the account signed in, and is printed', async () => {
    const lea = await signInAs(server)
    const pdf = await lea.client.documents.generate({ body: information })
    const sha256 = hash('sha256', Buffer.from(pdf))
    const { text, kept } = await evidenceOf(await sign({}, lea), lea)
    expect(kept.documents_delivered).toMatchObject([
      { title: 'Document d’information sur le produit', sha256 },
    ])
    expect(text).toContain('« J’ai reçu, le », selon le serveur')
    expect(text.replaceAll(' ', '')).toContain(sha256.slice(0, 16))
  })

  test('is recorded with the version of its texts, which the contract states too', async () => {
    const nora = await signInAs(server)
    await nora.client.documents.generate({ body: { ...information, template: 'conditions' } })
    const { text, kept } = await evidenceOf(await sign({}, nora), nora)
    const version = conditionsVersion('car')
    expect(kept.documents_delivered).toMatchObject([
      { title: 'Conditions générales', termsVersion: version },
    ])
    expect(text).toContain(`textes ${version}, tarif `)
  })

  test('to somebody else, to a visitor or about another product is not recorded as evidence', async () => {
    const other = await signInAs(server)
    await other.client.documents.generate({ body: information })
    await server.client().documents.generate({ body: information })
    const hugo = await signInAs(server)
    await hugo.client.documents.generate({ body: { ...information, contract_type: 'Voyage' } })
    const { text, kept } = await evidenceOf(await sign({}, hugo), hugo)
    expect(kept.documents_delivered).toEqual([])
    expect(text).toContain('Le serveur n’a pas de trace d’un document remis à ce compte')
  })
})

test('a contract, its seal and its record show the same second', async () => {
  server.setNow(now().round('second').add({ milliseconds: 900 }).toString())
  const id = await sign({})
  const { text, kept } = await evidenceOf(id)
  const second = kept.signed_at.toISOString().slice(11, 19)
  expect(text).toContain(`${second} UTC`)
  const pdf = await camille.client.contracts.paper({ params: { id, kind: 'contract' } })
  const sealed = /\/M \(D:\d{8}(\d{6})Z\)/.exec(Buffer.from(pdf).toString('latin1'))?.[1]
  expect(sealed).toBe(second.replaceAll(':', ''))
})
