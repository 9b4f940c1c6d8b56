import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, test } from 'vitest'
import { serveTests } from '../../testing/test-app.ts'
import { signInAs } from '../../testing/test-session.ts'
import { buildClaim } from '../claims.factory.ts'

const server = await serveTests()
const owner = await signInAs(server)
const advisor = await signInAs(server, 'advisor')
const claim = await buildClaim(server.database, {
  owner: owner.account,
  nature: 'Bris de glace',
  description: 'Un gravillon 🪨 sur l’A10.\n\n#set page(fill: red) *gras* $x$ \\ "fin"',
  place: 'Orléans',
  answers: [{ question_id: 'glass', answer: 'Pare-brise' }],
})
const id = claim.claim_id

/** The text of a PDF with all spaces made plain, and whether it is tagged. */
async function readPdf(bytes: Uint8Array) {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const file = await task.promise
  const texts = await Promise.all(
    Array.from({ length: file.numPages }, async (_, at) => {
      const { items } = await (await file.getPage(at + 1)).getTextContent()
      return items
        .map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''))
        .join('')
    }),
  )
  const structure = await (await file.getPage(1)).getStructTree()
  const { info } = await file.getMetadata()
  await task.destroy()
  return { text: texts.join(' ').replace(/\s+/g, ' '), role: structure?.role, info: { ...info } }
}

const papers = ({ client } = owner) => ({
  acknowledgement: () => client.claims.acknowledgement({ params: { id } }),
  summary: () => client.claims.summary({ params: { id } }),
})

describe('the acknowledgement of a declaration', () => {
  test('says what was received, the delays, what to send and how to complain', async () => {
    const { text, role, info } = await readPdf(await papers().acknowledgement())
    for (const said of [
      'Votre déclaration est bien arrivée.',
      id,
      'Bris de glace',
      'Orléans',
      'Un gravillon',
      '#set page(fill: red) *gras*',
      'Pare-brise',
      '5 jours ouvrés',
      'dans les 10 jours ouvrables',
      '2 mois',
      'La Médiation de l’Assurance',
      'Photos des dommages',
    ])
      expect(text).toContain(said)
    expect(role).toBe('Root')
    expect(info).toMatchObject({ Language: 'fr-FR' })
  })

  test('says the same later, whatever has happened to the claim', async () => {
    const before = await readPdf(await papers().acknowledgement())
    await advisor.client.claims.setStatus({ params: { id }, body: { status: 'En cours' } })
    const after = await readPdf(await papers(advisor).acknowledgement())
    // every issued copy has its own code
    const withoutCode = ({ text }: typeof before) => text.replace(/\w{5}(?:-\w{5}){3}/g, '')
    expect(withoutCode(after)).toBe(withoutCode(before))
  })
})

test('the papers of a claim with the longest texts and a very long history can still be printed', async () => {
  const { claim_id } = await buildClaim(server.database, {
    owner: owner.account,
    description: 'a\n'.repeat(100) + 'W'.repeat(4700),
    place: 'W'.repeat(200),
  })
  const said = (at: number) => ({
    claim_id,
    kind: 'reopened' as const,
    status: 'closed' as const,
    detail: `${at} ${'W'.repeat(990)}`,
  })
  await server.database
    .insertInto('claim_event')
    .values(Array.from({ length: 200 }, (_, at) => said(at)))
    .execute()
  const params = { id: claim_id }
  expect((await owner.client.claims.summary({ params })).length).toBeGreaterThan(1000)
  expect((await owner.client.claims.acknowledgement({ params })).length).toBeGreaterThan(1000)
})

describe('the summary of a claim', () => {
  test('shows the history, the documents and the decision, and nothing internal', async () => {
    const params = { id }
    const body = new Blob(['Facture du pare-brise'])
    const { data: file } = await owner.client.messages.upload({
      params,
      query: { name: 'facture.txt' },
      body,
    })
    await owner.client.claims.provideDocument({
      params,
      body: { document_key: 'repair_quote', files: [file.file_id] },
    })
    const waiting = { waiting: 'customer' } as const
    await advisor.client.claims.setWaiting({ params, body: waiting })
    const reasons = 'Le bris de glace est couvert, moins la franchise.'
    await advisor.client.claims.decide({
      params,
      body: { decision: 'accepted', amount: 1480.5, excess: 75, reasons },
    })
    const { text, role } = await readPdf(await papers().summary())
    for (const said of [
      'Sinistre déclaré',
      'Document reçu : Devis ou facture du réparateur',
      'facture.txt',
      'Décision rendue',
      'Acceptée',
      '1 480,50 €',
      '75,00 €',
      '1 405,50 €',
      reasons,
    ])
      expect(text).toContain(said)
    expect(text).not.toContain('Attend l’assuré')
    expect(role).toBe('Root')
  })
})
