import { dayInParis, formatDay } from '@sillage/domain/values/day.ts'
import { describe, expect, test } from 'vitest'
import { mailsTo } from '../accounts/recovery/read-mail.factory.ts'
import { plain, readPdf } from '../documents/pdf-text.factory.ts'
import { serveTests } from '../testing/test-app.ts'
import { refusalOf, signInAs } from '../testing/test-session.ts'
import { letterOfNeighbour, mailOfNeighbour } from './complaints.factory.ts'

const server = await serveTests()
const nadia = await signInAs(server, 'advisor')

const record = async (body: ReturnType<typeof letterOfNeighbour>) =>
  (await nadia.client.complaints.record({ body })).data
const queued = async () => (await server.database.selectFrom('mail').select('id').execute()).length

describe('the author of a complaint, without an account', () => {
  test('with an e-mail is informed of each step there, with the answer and the mediator', async () => {
    const email = 'paule.ferrand@exemple.fr'
    const { id, received_at, answer_by } = await record(
      mailOfNeighbour(' Paule.Ferrand@Exemple.fr '),
    )
    const params = { id }
    await nadia.client.complaints.acknowledge({ params })
    await nadia.client.complaints.note({ params, body: { text: 'Portail vu sur photo.' } })
    const { data } = await nadia.client.complaints.answer({
      params,
      body: { answer: 'Nous payons le portail.' },
    })
    expect(data.notes).toMatchObject([{ text: 'Portail vu sur photo.' }])
    const mails = await mailsTo(server.database, email)
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
      'Accusé de réception de votre réclamation',
      'Notre réponse à votre réclamation',
      'Votre réclamation est enregistrée',
    ])
    const bodyOf = (start: string) => mails.find(({ subject }) => subject.startsWith(start))?.body
    const number = id.slice(0, 8)
    const receivedOn = formatDay(dayInParis(Temporal.Instant.from(received_at)))
    expect(bodyOf('Votre')).toContain(number)
    expect(bodyOf('Accusé')).toContain(formatDay(Temporal.PlainDate.from(answer_by)))
    expect(bodyOf('Accusé')).toContain('La Médiation de l’Assurance')
    expect(bodyOf('Notre')).toContain(`n°\u00a0${number} du ${receivedOn}`)
    expect(bodyOf('Notre')).toContain('Nous payons le portail.')
    expect(bodyOf('Notre')).toContain('La Médiation de l’Assurance')
    for (const mail of mails) expect(mail).toMatchObject({ path: null })
    expect(JSON.stringify(mails)).not.toContain('Portail vu sur photo')
    // there is nothing to post
    expect((await refusalOf(nadia.client.complaints.letter({ params }))).status).toBe(404)
  })

  test('with a postal address alone gets letters, made from what is kept', async () => {
    const before = await queued()
    const { id, answer_by } = await record(letterOfNeighbour())
    const params = { id }
    expect((await refusalOf(nadia.client.complaints.letter({ params }))).status).toBe(409)
    await nadia.client.complaints.acknowledge({ params })
    const first = await readPdf(Buffer.from(await nadia.client.complaints.letter({ params })))
    for (const words of [
      'Paule Ferrand',
      '35000 Rennes',
      'Nous accusons réception',
      'Un portail enfoncé',
      formatDay(Temporal.PlainDate.from(answer_by)),
      'La Médiation de l’Assurance',
    ])
      expect(plain(first.text)).toContain(plain(words))
    const answer = 'Nous payons le portail.\n\nLe chèque suit.'
    await nadia.client.complaints.answer({ params, body: { answer } })
    const bytes = await nadia.client.complaints.letter({ params })
    const { text } = await readPdf(Buffer.from(bytes))
    expect(text).toContain('Notre réponse à votre réclamation')
    expect(text).toContain('Le chèque suit.')
    expect(text).toContain('médiateur')
    expect(await nadia.client.complaints.letter({ params })).toEqual(bytes)
    expect(await queued()).toBe(before)
  })
})
