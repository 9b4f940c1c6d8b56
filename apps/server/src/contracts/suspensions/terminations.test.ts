import { hash } from 'node:crypto'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readPdf } from '../../documents/pdf-text.factory.ts'
import { payDue } from '../../payments/dues/dues.factory.ts'
import { findDuesOf } from '../../payments/dues/dues.repository.ts'
import { issueDues } from '../../payments/dues/dues.service.ts'
import { serveTests } from '../../testing/test-app.ts'
import { refusalOf, rowCounts } from '../../testing/test-session.ts'
import { actionsOn } from '../chain/contract-life.factory.ts'
import { openArrears } from './arrears-days.factory.ts'
import { nextPostalNumber } from './suspensions.factory.ts'

const server = await serveTests()
const days = await openArrears(server)

const today = Temporal.Now.plainDateISO('Europe/Paris')

const asked = async (contractId: string) => ({
  params: { id: (await days.noticeOf(contractId))?.id ?? '' },
})

const terminate = async (contractId: string, postalNumber = nextPostalNumber()) =>
  days.odile().client.arrears.terminate({ ...(await asked(contractId)), body: { postalNumber } })

/** Signed today, notice posted on day 20, cover suspended from day 51. */
async function suspended(options = {}) {
  await days.comeTo(0)
  const { id } = await days.signed({ startingIn: 0, ...options })
  await days.comeTo(20)
  await days.post(id)
  await days.comeTo(51)
  return id
}

/** The words of a paper, whichever lines they stand on. */
const inOneLine = (text: string) => text.replaceAll(/-\s+/g, '-').replaceAll(/\s+/g, ' ')

const owedOf = async (id: string) => {
  const dues = await findDuesOf(server.database, [id])
  return dues.reduce((sum, { owed, voided_at }) => sum + (voided_at ? 0 : owed), 0)
}

test('a termination for non-payment is refused before its day, without a postal number, and to a customer', async () => {
  const id = await suspended()
  await days.comeTo(60)
  const before = await rowCounts(server.database)
  expect(await refusalOf(terminate(id))).toMatchObject({
    status: 409,
    problem: { code: 'notice.not_terminable' },
    message: expect.stringContaining('qu’à partir du'),
  })
  await days.comeTo(61)
  expect(await refusalOf(terminate(id, 'abc'))).toMatchObject({ status: 422 })
  const { params } = await asked(id)
  const body = { postalNumber: nextPostalNumber() }
  expect(await refusalOf(days.camille().client.arrears.terminate({ params, body }))).toMatchObject({
    status: 403,
  })
  expect((await rowCounts(server.database))['contract_ending']).toBe(before['contract_ending'])
})

test('a termination for non-payment ends the contract today, keeps the days covered owed, and is notified once', async () => {
  const id = await suspended({ startingIn: 0, endingIn: 119 })
  await days.comeTo(61)
  const price = await owedOf(id)
  const { data: preview } = await days.odile().client.arrears.termination(await asked(id))
  expect(preview).toMatchObject({
    ends_on: today.add({ days: 61 }).toString(),
    given_up: 0,
    paid_back: 0,
  })
  const letter = await days.odile().client.arrears.terminationLetter(await asked(id))
  const { text } = await readPdf(Buffer.from(letter))
  expect(inOneLine(text)).toContain('Nous résilions votre contrat pour non-paiement')
  expect(inOneLine(text)).toContain('Il vous reste à payer')

  const posted = await days.noticeOf(id)
  expect(await refusalOf(terminate(id, posted?.postal_number ?? ''))).toMatchObject({
    status: 409,
    problem: { code: 'notice.number_used' },
  })
  await terminate(id, '1A 123 456 7890 1')
  const owed = await owedOf(id)
  expect(owed).toBe(Math.round(preview.remaining * 100))
  // 62 of 120 days; the fund contribution and the fee are kept
  expect(owed).toBeGreaterThan(price * 0.5)
  expect(owed).toBeLessThan(price * 0.6)
  expect(await days.noticeOf(id)).toMatchObject({
    closed_for: 'terminated',
    termination_number: '1A12345678901',
    terminated_by: days.odile().account.id,
  })
  // what was covered stays owed, and stays on the list
  expect(await days.listed(id)).toMatchObject({
    state: 'over',
    owed: preview.remaining,
    terminatedOn: today.add({ days: 61 }).toString(),
  })
  const { data: mine } = await days.camille().client.contracts.mine({ query: {} })
  const shown = mine.find(({ contract_id }) => contract_id === id)
  expect(shown).toMatchObject({ status: 'cancelled', cancellation_reason: 'Non-paiement' })
  expect(shown?.payment).toMatchObject({ status: 'late', remaining: preview.remaining })
  expect(shown?.payment?.arrears).toBeUndefined()
  expect((await days.noticesTo('contract.cancellation')).map(({ title }) => title)).toEqual([
    'Votre contrat est résilié pour non-paiement.',
  ])
  const { data: papers } = await days.camille().client.contracts.papers({ params: { id } })
  expect(papers.find(({ kind }) => kind === 'cancellation')).toMatchObject({
    title: 'Avis de résiliation',
    available: true,
  })
  const { data: lines } = await actionsOn(days.camille(), id).history()
  expect(lines[0]?.events.at(-1)?.text).toBe('Sillage a résilié le contrat, faute de paiement.')
  const ends = await server.database
    .selectFrom('vehicle_event')
    .select('end_date')
    .where('contract_id', '=', id)
    .where('kind', '=', 'end')
    .execute()
  expect(ends).toEqual([{ end_date: today.add({ days: 61 }).toString() }])
  const paper = await days
    .camille()
    .client.contracts.paper({ params: { id, kind: 'cancellation' } })
  const notice = (await readPdf(Buffer.from(paper))).text.replaceAll(/\s+/g, ' ')
  expect(notice).toContain('Avis de résiliation')
  expect(notice).toContain('Non-paiement')
  expect(notice).toMatch(/Fin du contrat [^:]+ à 24 h, heure de Paris/)
  expect(notice).not.toContain('Votre demande')
  const sha256 = hash('sha256', paper)
  const { data: verified } = await days.camille().client.documents.verify({ body: { sha256 } })
  expect(verified.document).toMatchObject({ title: 'Avis de résiliation', misleads: false })
  const history = await days
    .camille()
    .client.contracts.paper({ params: { id, kind: 'claims-history' } })
  const statement = (await readPdf(Buffer.from(history))).text.replaceAll(/\s+/g, ' ')
  expect(statement).toContain('résiliation par l’assureur, pour non-paiement')
  expect(statement).toMatch(/Garanties suspendues Du \d.+? au \d/)
  expect(await refusalOf(terminate(id))).toMatchObject({ status: 409 })
  // on the following days nothing more is claimed or stopped
  await days.comeTo(75)
  expect(await days.listed(id)).toMatchObject({ state: 'over', owed: preview.remaining })
  const dues = await findDuesOf(server.database, [id])
  const unpaid = dues.find((due) => due.owed > 0 && !due.voided_at)
  await payDue(server.database, { id: unpaid?.id ?? '', cents: owed })
  expect(await owedOf(id)).toBe(0)
  expect(await days.listed(id)).toBeUndefined()
})

test('on a monthly plan a termination drops dues not yet asked for; a payment made before prevents it', async () => {
  const id = await suspended({ plan: { cadence: 'monthly', method: 'transfer' } })
  await issueDues(server.database, days.now())
  await days.comeTo(61)
  const { data: preview } = await days.odile().client.arrears.termination(await asked(id))
  expect(preview.given_up).toBeGreaterThan(0)
  await terminate(id)
  expect(await owedOf(id)).toBe(Math.round(preview.remaining * 100))

  const paid = await suspended()
  await days.comeTo(61)
  const [due] = await findDuesOf(server.database, [paid])
  await days.pay(due?.id ?? '')
  expect(await refusalOf(terminate(paid))).toMatchObject({
    status: 409,
    problem: { code: 'notice.not_terminable' },
  })
})

test('the personal data export contains the posted letters, and no draft', async () => {
  await days.comeTo(0)
  const { id } = await days.signed({ startingIn: 0 })
  const letters = async () => {
    const files = unzipSync(await days.camille().client.personalData.export())
    return Object.keys(files).filter((name) => name.startsWith('courriers/'))
  }
  await days.comeTo(20)
  const notice = await days.noticeOf(id)
  const own = (kind: string) => `courriers/${kind}_${notice?.id.slice(0, 8)}.pdf`
  expect(await letters()).not.toContain(own('mise-en-demeure'))
  await days.post(id)
  expect(await letters()).toContain(own('mise-en-demeure'))
  await days.comeTo(61)
  expect(await letters()).not.toContain(own('resiliation'))
  await terminate(id)
  const files = unzipSync(await days.camille().client.personalData.export())
  const { text } = await readPdf(Buffer.from(files[own('resiliation')] ?? []))
  expect(inOneLine(text)).toContain('Nous résilions votre contrat pour non-paiement')
  const posted = await days.odile().client.arrears.letter({ params: { id: notice?.id ?? '' } })
  expect(files[own('mise-en-demeure')]).toEqual(new Uint8Array(posted))
})
