import { naturesOf } from '@sillage/domain/claims/natures.ts'
import { PRODUCTS } from '@sillage/domain/products/traits.ts'
import { describe, expect, test } from 'vitest'
import { buildContract } from '../../contracts/contracts.factory.ts'
import { serveTests } from '../../testing/test-app.ts'
import { refusalOf, rowCounts, signInAs, type TestSession } from '../../testing/test-session.ts'
import { buildClaim } from '../claims.factory.ts'

const server = await serveTests()
const camille = await signInAs(server)
const admin = await signInAs(server, 'admin')
const other = await signInAs(server, 'root')

const GLASS = 'car.broken_glass'
const ILLNESS = 'travel.illness_abroad'

const read = async (natureId: string) =>
  (await admin.client.claimDesk.intake({ params: { natureId } })).data
type History = Awaited<ReturnType<typeof read>>
type Edit = Parameters<TestSession['client']['claimDesk']['writeIntake']>[0]['body']

/** Publishes a change of what is asked now. */
async function publish(natureId: string, change: (now: History) => Partial<Edit>, by = admin) {
  const now = await read(natureId)
  const { version: seen, checklist, questions } = now
  const body = { seen, checklist, questions, reason: 'Demandé par les experts', ...change(now) }
  return (await by.client.claimDesk.writeIntake({ params: { natureId }, body })).data
}

const invoice = {
  key: null,
  label: 'Facture du vitrier',
  why: 'Elle montre ce que vous avez payé.',
  required: true,
  medical: null,
}
const since = { id: null, text: 'Depuis quand ?', choices: ['Aujourd’hui', 'Avant'] }

const without = (key: string) => (now: History) => ({
  checklist: now.checklist.filter((one) => one.key !== key),
})
const add = (label: string) => (now: History) => ({
  checklist: [...now.checklist, { ...invoice, label }],
})

const detailOf = async (id: string, { client }: TestSession = camille) =>
  (await client.claims.detail({ params: { id } })).data
const labelsOf = async (id: string) => (await detailOf(id)).checklist.map(({ label }) => label)
const LABELS = ['Photos des dommages', 'Carte grise', 'Devis ou facture du réparateur']

/** A contract to declare on, and what its nature « bris de glace » asks. */
async function contractOfCamille() {
  const { id } = await buildContract(server.database, {
    accountId: camille.account.id,
    startingIn: -20,
    endingIn: 40,
  })
  const asked = async () => {
    const { data } = await camille.client.claimDesk.ground({ params: { contractId: id } })
    return data.natures.find(({ nature }) => nature === 'Bris de glace')
  }
  const declare = async (more: object) =>
    (
      await camille.client.claims.declare({
        body: {
          contract_id: id,
          nature: 'Bris de glace',
          dateIncident: Temporal.Now.plainDateISO('Europe/Paris').toString(),
          description: 'Un gravillon.',
          ...more,
        },
      })
    ).data
  return { asked, declare }
}

describe('the documents and questions of a nature', () => {
  test('are the defaults of Sillage until somebody publishes others', async () => {
    const { data } = await admin.client.claimDesk.intakes()
    expect(data.map(({ nature_id: id }) => id)).toEqual(
      PRODUCTS.flatMap(({ id }) => naturesOf(id).map((nature) => nature.id)),
    )
    expect(data.every(({ version, by }) => version === 0 && by === null)).toBe(true)
    const glass = await read(GLASS)
    expect(glass).toMatchObject({ label: 'Bris de glace', product: 'Voiture', versions: [] })
    expect(glass.checklist.map(({ label }) => label)).toEqual(LABELS)
    expect(glass.held).toEqual([{ key: 'photos', why: expect.any(String) }])
  })

  test('are published with author, date and reason, and apply to the next declarations alone', async () => {
    const { asked, declare } = await contractOfCamille()
    const before = await declare({})
    const shownBefore = await asked()
    expect(shownBefore?.intake_version).toBe(0)
    const { version: old } = await read(GLASS)
    const published = await publish(GLASS, ({ checklist, questions }) => ({
      checklist: [invoice, ...checklist],
      questions: [since, ...questions.filter(({ id }) => id !== 'drivable')],
    }))
    expect(published).toMatchObject({
      version: old + 1,
      by: expect.stringMatching(/./),
      at: expect.any(String),
      reason: 'Demandé par les experts',
    })
    const shown = await asked()
    expect(shown?.checklist.map(({ label }) => label)).toEqual([invoice.label, ...LABELS])
    const [question] = shown?.questions ?? []
    expect(question).toMatchObject({ text: 'Depuis quand ?', choices: since.choices })

    const answers = [{ question_id: question?.id ?? '', answer: 'Avant' }]
    const after = await declare({ answers, intake_version: shown?.intake_version })
    expect(await labelsOf(after.claim_id)).toEqual([invoice.label, ...LABELS])
    expect((await detailOf(after.claim_id)).checklist[0]?.required).toBe(true)
    expect((await detailOf(after.claim_id)).answers).toMatchObject([
      { question: 'Depuis quand ?', answer: 'Avant' },
    ])
    // without a version, the current questions and documents apply
    expect(await labelsOf((await declare({})).claim_id)).toEqual([invoice.label, ...LABELS])
    // an earlier claim does not change
    expect(await labelsOf(before.claim_id)).toEqual(LABELS)
    // a page opened before sends the version it showed
    const stale = { answers: [{ question_id: 'drivable', answer: 'Oui' }], intake_version: 0 }
    expect(await labelsOf((await declare(stale)).claim_id)).toEqual(LABELS)
    expect((await refusalOf(declare({ ...stale, intake_version: 1 }))).problem?.code).toBe(
      'claim.question_of_other',
    )
    expect((await refusalOf(declare({ intake_version: 999 }))).problem?.code).toBe(
      'claim.intake_unknown',
    )
  })

  test('include new documents, which can be requested on a claim declared with them and on no older one', async () => {
    const { declare } = await contractOfCamille()
    const published = await publish('car.fire', ({ checklist }) => ({
      checklist: [...checklist, { ...invoice, label: 'Rapport des pompiers' }],
    }))
    const key = published.checklist.at(-1)?.key ?? ''
    const claim = await declare({ nature: 'Incendie' })
    const params = { id: claim.claim_id }
    const body = { document_key: key, reason: 'missing' as const }
    const { data } = await admin.client.claims.requestDocument({ params, body })
    expect(data).toMatchObject({ document_key: key, label: 'Rapport des pompiers' })
    const requested = (await detailOf(claim.claim_id)).checklist.find((one) => one.key === key)
    expect(requested?.state).toBe('requested')
    const old = await declare({ nature: 'Incendie', intake_version: 0 })
    const refusal = await refusalOf(
      admin.client.claims.requestDocument({ params: { id: old.claim_id }, body }),
    )
    expect(refusal.problem?.code).toBe('claim.document_of_other')
  })

  test('need a consent for an added medical document, which stays medical in later versions', async () => {
    await publish(ILLNESS, ({ checklist }) => ({
      checklist: [
        ...checklist,
        { ...invoice, label: 'Compte rendu d’hospitalisation', medical: 'always' as const },
      ],
    }))
    const key = (await read(ILLNESS)).checklist.at(-1)?.key ?? ''
    const trip = await buildContract(server.database, {
      accountId: camille.account.id,
      product: 'travel',
      startingIn: -20,
      endingIn: 40,
    })
    const claim = await buildClaim(server.database, {
      owner: camille.account,
      contractId: trip.id,
      nature: "Accident ou maladie à l'étranger",
    })
    const refusal = await refusalOf(
      camille.client.claims.provideDocument({
        params: { id: claim.claim_id },
        body: { document_key: key, files: [crypto.randomUUID()] },
      }),
    )
    expect(refusal.problem?.code).toBe('claim.health_consent')
    // and it stays medical whatever is published later
    const flat = await publish(ILLNESS, ({ checklist }) => ({
      checklist: checklist.map((one) => ({ ...one, medical: null })),
    }))
    expect(flat.checklist.find((one) => one.key === key)?.medical).toBe('always')
  })

  test('can return to an earlier version, published as a new one, and every version stays readable', async () => {
    const theft = 'car.theft'
    const original = await read(theft)
    const first = await publish(theft, ({ checklist }) => ({
      checklist: checklist.filter(({ key }) => key !== 'keys'),
    }))
    const kept = first.versions.at(-1)
    const restored = await publish(theft, () => ({
      checklist: kept?.checklist ?? [],
      questions: kept?.questions ?? [],
      reason: 'Retour à la version d’origine',
    }))
    expect(restored.checklist).toEqual(original.checklist)
    expect(restored.versions.map(({ version, by }) => [version, by !== null])).toEqual([
      [1, true],
      [0, false],
    ])
    expect(restored.versions[0]?.checklist.map(({ key }) => key)).not.toContain('keys')
  })

  test('can’t lose a protected document, nor have an invisible name or no reason', async () => {
    const before = await rowCounts(server.database)
    const refusal = await refusalOf(publish(ILLNESS, without('medical')))
    expect(refusal).toMatchObject({ status: 422, problem: { code: 'intake.document_held' } })
    expect(refusal.problem?.message).toContain(
      '«\u00a0Certificat médical\u00a0» ne peut pas être retiré',
    )
    expect((await refusalOf(publish(GLASS, without('photos')))).status).toBe(422)
    const unseen = { ...invoice, label: '\u202e' }
    expect((await refusalOf(publish(GLASS, () => ({ checklist: [unseen] })))).status).toBe(422)
    expect((await refusalOf(publish(GLASS, () => ({ reason: ' ' })))).status).toBe(400)
    expect((await refusalOf(read('car.nothing'))).status).toBe(404)
    expect(await rowCounts(server.database)).toEqual(before)
  })

  test('are published once when two people publish at the same time, and the other gets a conflict', async () => {
    const { version } = await read('car.vandalism')
    const both = await Promise.allSettled([
      publish('car.vandalism', (now) => ({ ...add('Devis du peintre')(now), seen: version })),
      publish(
        'car.vandalism',
        (now) => ({ ...add('Facture du peintre')(now), seen: version }),
        other,
      ),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const [lost] = both.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
    expect(lost).toMatchObject({ status: 409, problem: { code: 'house.changed' } })
    expect((await read('car.vandalism')).version).toBe(version + 1)
  })

  test('each publication is in the audit log, with nature and version', async () => {
    await publish('travel.baggage', () => ({}))
    const [entry] = await server.database
      .selectFrom('audit_entry')
      .select(['actor_id', 'detail'])
      .where('action', '=', 'claim.intake_written')
      .orderBy('at', 'desc')
      .limit(1)
      .execute()
    expect(entry).toEqual({
      actor_id: admin.account.id,
      detail: { nature: 'travel.baggage', version: 1 },
    })
  })
})
