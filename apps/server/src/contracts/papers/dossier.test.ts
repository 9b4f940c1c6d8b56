import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SAMPLE_ADDRESS } from '../../accounts/accounts.factory.ts'
import { buildClaim } from '../../claims/claims.factory.ts'
import { decideCalculated, said } from '../../claims/decision/decision.factory.ts'
import { readPdf } from '../../documents/pdf-text.factory.ts'
import { DEBITED, SAMPLE_IBAN } from '../../payments/payments.factory.ts'
import { buildPlate } from '../../subscription/subscription.factory.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { refusalOf, signInAs, type TestSession } from '../../testing/test-session.ts'
import { actionsOn, buildSigned, inDays } from '../chain/contract-life.factory.ts'
import type { ContractOptions } from '../contracts.factory.ts'
import { SIGNATURE } from '../signing/signed-request.factory.ts'

/** Where `npm run dossier` keeps what is made here; nowhere in a test. */
const FOLDER = process.env['DOSSIER']

let server: TestApp
let camille: TestSession
let advisor: TestSession
beforeAll(async () => {
  server = await startTestApp()
  camille = await signInAs(server)
  advisor = await signInAs(server, 'advisor')
  await server.database
    .updateTable('account')
    .set({ first_name: 'Louise', last_name: 'Marchand' })
    .where('id', '=', advisor.account.id)
    .execute()
  await camille.client.profile.update({ body: { address: HOME } })
  if (FOLDER) {
    rmSync(FOLDER, { recursive: true, force: true })
    mkdirSync(FOLDER, { recursive: true })
  }
})
afterAll(() => server.close())

/** Where Camille lives, in her profile as in the answers of her contracts. */
const HOME = { ...SAMPLE_ADDRESS, line1: '12 rue de la Juiverie' }

/** Signs as a person does who is handed the papers, opens them and agrees. */
async function signed({ product = 'car', answerIds = [], ...options }: Partial<ContractOptions>) {
  const level = answerIds.find((id) => id.includes('.level.'))
  const asked = { contract_type: product, level }
  await camille.client.documents.generate({ body: { template: 'information', ...asked } })
  await camille.client.documents.generate({ body: { template: 'conditions', ...asked } })
  await handedOver(-(options.startingIn ?? 0))
  const openedAt = Temporal.Now.instant().toString({ smallestUnit: 'second' })
  return buildSigned(server, camille, {
    product,
    answerIds,
    typed: OTHER_DRIVER,
    documentsOpened:
      (options.startingIn ?? 0) < 0
        ? []
        : [
            { document: 'ipid', openedAt },
            { document: 'conditions', openedAt },
          ],
    ...options,
  })
}

/** What was signed on a day before was handed over before it; contracts signed already keep what they printed. */
async function handedOver(daysAgo: number) {
  if (daysAgo > 0)
    await server.database
      .updateTable('delivered_document')
      .set({ delivered_at: new Date(Date.now() - (daysAgo * 24 + 1) * 3_600_000) })
      .where('account_id', '=', camille.account.id)
      .execute()
}

/** Two people never have one licence. */
const OTHER_DRIVER = {
  'car.other_drivers': 'Inès Garnier, 02/03/1990, permis 10BD23415 du 12/06/2010, France',
}
type Signed = Awaited<ReturnType<typeof signed>>

/** Thirteen lives of a contract: each product at each level, and each way in which one changes, goes on or ends. */
const LIVES: readonly (readonly [name: string, live: () => Promise<string | readonly string[]>])[] =
  [
    ['voiture-au-tiers', async () => (await signed({ answerIds: ['car.level.third_party'] })).id],
    [
      'voiture-intermediaire',
      async () => (await signed({ answerIds: ['car.level.intermediate'] })).id,
    ],
    [
      'voiture-tous-risques',
      async () =>
        (await signed({ answerIds: ['car.level.all_risks'], contribution: 'tree_planting' })).id,
    ],
    [
      'voyage-essentiel',
      async () => (await signed({ product: 'travel', answerIds: ['travel.level.essential'] })).id,
    ],
    [
      'voyage-confort',
      async () => (await signed({ product: 'travel', answerIds: ['travel.level.comfort'] })).id,
    ],
    [
      'voyage-premium',
      async () =>
        (
          await signed({
            product: 'travel',
            answerIds: ['travel.level.premium'],
            contribution: 'renewable_energy',
          })
        ).id,
    ],
    ['immatricule', async () => replated(await signed({ answerIds: ['car.level.intermediate'] }))],
    ['prolonge', async () => extended(await signed({ endingIn: 29 }))],
    ['renouvele', async () => renewed(await signed({ endingIn: 20 }))],
    ['renonce', async () => withdrawn(await signed({ product: 'travel', endingIn: 40 }))],
    ['resilie', async () => cancelled(await signed({ endingIn: 60 }))],
    ['vendue', async () => sold(await signed({ startingIn: -30, endingIn: 90 }))],
    [
      'mensuel',
      async () => (await signed({ endingIn: 180, plan: { ...DEBITED, iban: SAMPLE_IBAN } })).id,
    ],
  ]

async function extended({ id, extend }: Signed) {
  const { data } = await extend(inDays(40))
  return [id, data.contract_id]
}

async function replated({ id }: Signed) {
  await camille.client.contractLife.changePlate({
    params: { id },
    body: { plate: buildPlate(), signatureData: SIGNATURE, signatureKind: 'drawn' },
    idempotencyKey: undefined,
  })
  return id
}

async function renewed({ id, contract }: Signed) {
  const { data } = await actionsOn(camille, id).renew(inDays(21), inDays(41), contract.price)
  return [id, data.contract_id]
}

async function withdrawn({ id, withdraw }: Signed) {
  await withdraw()
  return id
}

async function cancelled({ id, cancel }: Signed) {
  await cancel('Je n’utilise plus cette voiture')
  return id
}

/** The ground of the law that a sold car gives. */
async function sold({ id }: Signed) {
  const { data } = await camille.client.contractLife.cancellation({ params: { id }, query: {} })
  const ground = data.grounds.find(({ label }) => /vend/i.test(label))?.id ?? ''
  await camille.client.contractLife.cancel({
    params: { id },
    body: { reason: 'Voiture vendue', ground, event_date: inDays(-1) },
  })
  return id
}

async function papersOf(id: string) {
  const { data } = await camille.client.contracts.papers({ params: { id } })
  const kinds = data.flatMap(({ kind, available }) => (available ? [kind] : []))
  const read = async (kind: (typeof kinds)[number]) => ({
    kind,
    pdf: Buffer.from(await camille.client.contracts.paper({ params: { id, kind } })),
  })
  return Promise.all(kinds.map(read))
}

/** What no paper may hold: a value that was not there, a mark that was not read, an event that nothing shows. */
const NEVER =
  /undefined|\bnull\b|NaN|\[object|\*\*|\]\(|J’ai lu|Total payé|a été (?:payé|versé|transmis)/

/** A page that holds a running title and then only how the paper is checked. */
const CODE_ALONE = /^.{0,160}Vérifier ce document/s

/** What a contract says only of a cover that it has, or of conditions that know of one transfer only. */
const NOT_OF: Readonly<Record<string, RegExp>> = {
  'voiture-au-tiers-1-contract': /Vol ou tentative de vol|parution de l’arrêté|Bris de glace 5/,
  'mensuel-1-contract': /paiement en une fois par virement/,
  'voyage-essentiel-1-contract': /Vol de bagages|vendeur du voyage, puis déclarez/,
}

/** Moments of a page of evidence, in the order of its lines: the signature, then each paper handed over before it. */
function momentsOf(text: string): string[] {
  const [, evidence = ''] = text.split('Preuve de signature')
  return Array.from(
    evidence.matchAll(/(\d\d)\/(\d\d)\/(\d{4}) à (\d\d:\d\d:\d\d) UTC/g),
    ([, day, month, year, time]) => `${year}-${month}-${day} ${time}`,
  )
}

async function keep(name: string, pdf: Buffer) {
  const { text, pages, filled } = await readPdf(pdf)
  const [signedAt = '', ...earlier] = momentsOf(text)
  expect(
    earlier.filter((moment) => moment > signedAt),
    name,
  ).toEqual([])
  expect(text, name).not.toMatch(NEVER)
  expect(pages.at(-1), name).not.toMatch(CODE_ALONE)
  // a page between the first and the last one goes down to its middle, or nearly
  expect(
    filled.slice(1, -1).filter((share) => share < 0.45),
    name,
  ).toEqual([])
  if (NOT_OF[name]) expect(text, name).not.toMatch(NOT_OF[name])
  expect(text.length, name).toBeGreaterThan(400)
  if (FOLDER) writeFileSync(join(FOLDER, `${name}.pdf`), pdf)
}

// a busy machine is slow, not wrong
test.each(LIVES)('the papers of a contract: %s', { timeout: 120_000 }, async (name, live) => {
  const lived = await live()
  const ids = typeof lived === 'string' ? [lived] : lived
  for (const [at, id] of ids.entries())
    for (const { kind, pdf } of await papersOf(id)) await keep(`${name}-${at + 1}-${kind}`, pdf)
})

/** A windscreen that is paid, or one that broke on a circuit: the clause of the contract and the fact are in the letter. */
async function decide(id: string, isRefused: boolean) {
  if (!isRefused) return decideCalculated(advisor, said(1480.5), { id, paid: 1180.5 })
  const { data } = await advisor.client.claimDecision.ground({ params: { id }, query: {} })
  const clause = data.proposal.exclusions.find((text) => text.includes('circuit')) ?? ''
  const fact = 'La vidéo de l’organisateur montre la voiture sur le circuit, pendant des essais.'
  const rights = [
    { right: 'person', holds: true, fact: '', clause: '' },
    { right: 'exclusion', holds: false, fact, clause },
  ] as const
  const shown = { id, paid: 0, excess: 0, decision: 'refused' } as const
  const reasons = `La garantie « Bris de glace » ne joue pas ici. ${fact}`
  return decideCalculated(advisor, said(0, { rights: [...rights] }), { ...shown, reasons })
}

test('the letters of a claim, accepted and refused', async () => {
  const { id: contractId } = await signed({
    startingIn: -30,
    answerIds: ['car.level.all_risks', 'car.excess.300'],
  })
  for (const [name, isRefused] of [
    ['sinistre-accepte', false],
    ['sinistre-refuse', true],
  ] as const) {
    const claim = await buildClaim(server.database, {
      owner: camille.account,
      contractId,
      nature: 'Bris de glace',
      description: 'Le pare-brise s’est fendu pendant que je roulais.',
    })
    const params = { id: claim.claim_id }
    await keep(
      `${name}-1-accuse`,
      Buffer.from(await camille.client.claims.acknowledgement({ params })),
    )
    await decide(claim.claim_id, isRefused)
    const letter = Buffer.from(await camille.client.claims.decisionLetter({ params }))
    await keep(`${name}-2-decision`, letter)
    const { text } = await readPdf(letter)
    expect(text).toContain('par Louise Marchand')
    expect(text).toContain('Bonus-malus')
    expect(text.includes('Votre contrat dit')).toBe(isRefused)
    expect(/Conditions générales, version [\d-]+, article 6\./.test(text)).toBe(isRefused)
    await keep(
      `${name}-3-recapitulatif`,
      Buffer.from(await camille.client.claims.summary({ params })),
    )
  }
})

test('a paper that is refused says why and makes none', async () => {
  const { id } = await signed({})
  const refusal = await refusalOf(
    camille.client.contracts.paper({ params: { id, kind: 'withdrawal' } }),
  )
  expect(refusal).toMatchObject({ status: 409, message: 'Vous n’avez pas renoncé à ce contrat.' })
})
