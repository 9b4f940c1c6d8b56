import { expect, test } from 'vitest'
import { makeProfessional, SAMPLE_ADDRESS } from '../../accounts/accounts.factory.ts'
import { buildClaim } from '../../claims/claims.factory.ts'
import { decideCalculated, said } from '../../claims/decision/decision.factory.ts'
import { readPdf } from '../../documents/pdf-text.factory.ts'
import { DEBITED, SAMPLE_IBAN } from '../../payments/payments.factory.ts'
import { buildPlate } from '../../subscription/subscription.factory.ts'
import { serveTests } from '../../testing/test-app.ts'
import { refusalOf, signInAs } from '../../testing/test-session.ts'
import { actionsOn, buildSigned, inDays } from '../chain/contract-life.factory.ts'
import type { ContractOptions } from '../contracts.factory.ts'
import { SIGNATURE } from '../signing/signed-request.factory.ts'
import { keep } from './dossier.factory.ts'

/** Camille's address, in her profile and in the answers of her contracts. */
const HOME = { ...SAMPLE_ADDRESS, line1: '12 rue de la Juiverie' }

const server = await serveTests()
const camille = await signInAs(server)
const advisor = await signInAs(server, 'advisor')
await server.database
  .updateTable('account')
  .set({ first_name: 'Louise', last_name: 'Marchand' })
  .where('id', '=', advisor.account.id)
  .execute()
await camille.client.profile.update({ body: { address: HOME } })

/** Signs like a customer who receives the documents, opens them and agrees. */
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

/**
 * Backdates the handover of documents for a contract signed on an earlier day; contracts already signed keep what they
 * printed.
 */
async function handedOver(daysAgo: number) {
  if (daysAgo > 0)
    await server.database
      .updateTable('delivered_document')
      .set({ delivered_at: new Date(Date.now() - (daysAgo * 24 + 1) * 3_600_000) })
      .where('account_id', '=', camille.account.id)
      .execute()
}

/** Has another licence number than the policyholder: two people never share one. */
const OTHER_DRIVER = {
  'car.other_drivers': 'Inès Garnier, 02/03/1990, permis 10BD23415 du 12/06/2010, France',
}
type Signed = Awaited<ReturnType<typeof signed>>

/** Thirteen scenarios: each product at each level, and each way a contract changes, continues or ends. */
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

/** Cancels on the legal ground of a sold car. */
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

test('the contract of a company with long names is signed on its first page', async () => {
  const company = await signInAs(server)
  await makeProfessional(server.database, company.account.id)
  await company.client.profile.update({
    body: {
      companyName: 'Société coopérative des transports fluviaux et routiers de la Loire-Atlantique',
      signer: {
        name: 'Marie-Antoinette de La Rochefoucauld-Montbazon',
        capacity: 'Directrice générale déléguée aux exploitations',
      },
      address: { ...HOME, line2: 'Zone industrielle portuaire de Cheviré, bâtiment C' },
    },
  })
  const { id } = await buildSigned(server, company, {
    answerIds: ['car.level.all_risks'],
    contribution: 'tree_planting',
    typed: OTHER_DRIVER,
  })
  const pdf = await company.client.contracts.paper({ params: { id, kind: 'contract' } })
  await keep('entreprise-1-contract', Buffer.from(pdf))
})

// generous, because a busy machine is slow
test.each(LIVES)(
  'every available document of a contract is made: %s',
  { timeout: 120_000 },
  async (name, live) => {
    const lived = await live()
    const ids = typeof lived === 'string' ? [lived] : lived
    for (const [at, id] of ids.entries())
      for (const { kind, pdf } of await papersOf(id)) await keep(`${name}-${at + 1}-${kind}`, pdf)
  },
)

/**
 * Decides a claim: a windscreen that is paid, or one broken on a circuit, refused with the clause and the fact in the
 * letter.
 */
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

test('the letters of an accepted claim and of a refused one are made, with clause and fact for the refusal', async () => {
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
    expect(text.includes('Bonus-malus')).toBe(!isRefused)
    expect(text.includes('Votre contrat dit')).toBe(isRefused)
    expect(/Conditions générales, version [\d-]+, article 6\./.test(text)).toBe(isRefused)
    expect(text.includes('Non : une exclusion s’applique')).toBe(isRefused)
    const summary = Buffer.from(await camille.client.claims.summary({ params }))
    await keep(`${name}-3-recapitulatif`, summary)
    expect((await readPdf(summary)).text).toMatch(/Garantie concernée .* Non reçu/)
  }
})

test('an unavailable document is refused with the reason', async () => {
  const { id } = await signed({})
  const refusal = await refusalOf(
    camille.client.contracts.paper({ params: { id, kind: 'withdrawal' } }),
  )
  expect(refusal).toMatchObject({ status: 409, message: 'Vous n’avez pas renoncé à ce contrat.' })
})
