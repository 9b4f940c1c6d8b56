import { gunzipSync } from 'node:zlib'
import { targetDayFrom } from '@sillage/domain/payments/sepa/target-days.ts'
import { describe, expect, test } from 'vitest'
import { buildSignedRequest, SIGNATURE } from '../contracts/signing/signed-request.factory.ts'
import { readPdf } from '../documents/pdf-text.factory.ts'
import { serveTests } from '../testing/test-app.ts'
import { refusalOf, signInAs } from '../testing/test-session.ts'
import { payDue } from './dues/dues.factory.ts'
import { forgetUnusedAccounts } from './mandates/bank-accounts.service.ts'
import {
  buildDue,
  buildMandate,
  buildQuestionnaire,
  DEBITED,
  OTHER_IBAN,
  SAMPLE_IBAN,
} from './payments.factory.ts'

const server = await serveTests()
const camille = await signInAs(server)

const today = Temporal.Now.plainDateISO('Europe/Paris')

/** A six-month contract, paid by the given plan. */
async function signed(
  plan: Omit<Parameters<typeof camille.client.payments.plan>[0]['body'], 'contractQuestionnaryId'>,
  who = camille,
) {
  const request = await buildSignedRequest(who.client)
  const period = {
    start_date: today.add({ days: 10 }).toString(),
    end_date: today.add({ days: 10 }).add({ months: 6 }).subtract({ days: 1 }).toString(),
  }
  const { data: price } = await who.client.subscription.price({
    body: { contract_type: request.contract_type, answers: await answersOf(request), ...period },
  })
  await who.client.payments.plan({
    body: { contractQuestionnaryId: request.contractQuestionnaryId, ...plan },
  })
  const { data } = await who.client.contracts.create({
    body: { ...request, ...period, price, contractPrice: price },
  })
  return data.contract_id
}

async function answersOf({ contractQuestionnaryId: id }: { contractQuestionnaryId: string }) {
  const { answers } = await server.database
    .selectFrom('questionnaire')
    .select('answers')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return answers.flatMap(({ answerId }) => answerId ?? [])
}

const mine = async (who = camille) => (await who.client.payments.mine()).data

describe('a contract paid monthly by direct debit', () => {
  test('has instalments that sum to its price, and the mandate signed with it', async () => {
    const id = await signed(DEBITED)
    const { contracts, mandates, owed } = await mine()
    const contract = contracts.find(({ contract_id }) => contract_id === id)
    expect(contract?.dues.map(({ state }) => state)).toEqual(Array(6).fill('upcoming'))
    expect(contract?.dues[1]?.due_on).toBe(
      targetDayFrom(today.add({ days: 10 }).add({ months: 1 })).toString(),
    )
    const { data: listed } = await camille.client.contracts.mine({ query: {} })
    const { price, payment } = listed.find(({ contract_id }) => contract_id === id) ?? {}
    const sum = contract?.dues.reduce((total, { amount }) => total + Math.round(amount * 100), 0)
    expect(sum).toBe(Math.round((price ?? 0) * 100))
    expect(payment).toMatchObject({ status: 'scheduled', paid: 0, remaining: price })
    expect(owed).toBe(contract?.dues[0]?.amount)
    expect(mandates).toMatchObject([
      {
        contract_id: id,
        reference: expect.stringMatching(/^SLG[0-9A-F]{20}$/),
        account: { holder: 'Camille Roussel', iban: 'FR\u00a0••••\u00a02606' },
        active: true,
      },
    ])
  })

  test('prints its schedule and the mandate with the whole IBAN, which is stored masked', async () => {
    const id = await signed(DEBITED)
    const bytes = await camille.client.contracts.pdf({ params: { id } })
    const text = (await readPdf(Buffer.from(bytes))).text
    expect(text).toContain('Mandat de prélèvement SEPA')
    expect(text).toContain('FR14 2004 1010 0505 0001 3M02 606')
    expect(text).toContain('dans les 8 semaines suivant la date de débit')
    expect(text).toContain('préavis réduit à 5 jours')
    // what a mandate must name: both parties and where they are (EPC, SEPA rulebook)
    expect(text).toContain('1, quai du Port, 44000 Nantes, France')
    expect(text).toMatch(/Son adresse, celle du contrat .{10,60}, France/)
    expect(text).toContain('À prélever le')
    const { presented_content: kept } = await server.database
      .selectFrom('contract_signature')
      .select('presented_content')
      .where('contract_id', '=', id)
      .executeTakeFirstOrThrow()
    const content = gunzipSync(kept ?? Buffer.alloc(0)).toString()
    expect(content).toContain('••••')
    expect(content).not.toContain('3M02')
  })

  test('uses the same mandate when it is extended', async () => {
    const { signer, id } = await withStarted()
    const { data } = await signer.client.contractLife.extend({
      params: { id },
      body: { new_end_date: today.add({ months: 8 }).toString(), signatureData: SIGNATURE },
    })
    const dues = await server.database
      .selectFrom('due')
      .select(['mandate_id', 'method'])
      .where('contract_id', 'in', [id, data.contract_id])
      .execute()
    expect(new Set(dues.map(({ mandate_id }) => mandate_id)).size).toBe(1)
    expect((await mine(signer)).mandates).toHaveLength(1)
  })
})

async function withStarted() {
  const signer = await signInAs(server)
  const id = await signed({ ...DEBITED, holder: 'Yanis Roussel' }, signer)
  return { signer, id }
}

const refused = (plan: object) =>
  refusalOf(
    (async () =>
      camille.client.payments.plan({
        body: {
          ...DEBITED,
          ...plan,
          contractQuestionnaryId: await buildQuestionnaire(server.database, camille.account.id),
        },
      }))(),
  )

describe('a payment plan', () => {
  test.each([
    [{ iban: 'FR1420041010050500013M02607' }, 'iban.check'],
    [{ iban: 'US64SVBKUS6S3300958879' }, 'iban.country'],
    [{ iban: 'CH9300762011623852957' }, 'iban.not_debited'],
    [{ iban: undefined }, 'iban.missing'],
    [{ holder: undefined }, 'holder.missing'],
    [{ holder: '李小龍' }, 'holder.characters'],
    [{ iban: 'FR7630001007941234567890185' }, 'iban.own'],
  ])('%j is refused: %s', async (plan, code) => {
    expect(await refused(plan)).toMatchObject({ status: 422, problem: { code } })
  })

  test('is refused for a questionnaire that was signed', async () => {
    const request = await buildSignedRequest(camille.client)
    await camille.client.contracts.create({ body: request })
    const { contractQuestionnaryId } = request
    expect(
      await refusalOf(
        camille.client.payments.plan({
          body: { contractQuestionnaryId, cadence: 'once', method: 'transfer' },
        }),
      ),
    ).toMatchObject({ status: 409, problem: { code: 'contract.already_created' } })
  })

  test('stores its IBAN encrypted only', async () => {
    const contractQuestionnaryId = await buildQuestionnaire(server.database, camille.account.id)
    await camille.client.payments.plan({ body: { ...DEBITED, contractQuestionnaryId } })
    const rows = await server.database
      .selectFrom('bank_account')
      .select(['iban_sealed', 'iban_index', 'iban_last4', 'iban_country'])
      .execute()
    expect(JSON.stringify(rows)).not.toContain(SAMPLE_IBAN)
    expect(Buffer.concat(rows.map((row) => row.iban_sealed)).includes(SAMPLE_IBAN)).toBe(false)
  })
})

test('an unused IBAN is forgotten after three months, one used by a mandate is kept', async () => {
  const someone = await signInAs(server)
  const id = await buildQuestionnaire(server.database, someone.account.id)
  const plan = { ...DEBITED, holder: 'Essai sans suite', contractQuestionnaryId: id }
  await someone.client.payments.plan({ body: plan })
  await signed(DEBITED, someone)
  const holders = async () =>
    (
      await server.database
        .selectFrom('bank_account')
        .select('holder')
        .where('account_id', '=', someone.account.id)
        .orderBy('holder')
        .execute()
    ).map(({ holder }) => holder)
  const later = Temporal.Now.instant().add({ hours: 24 * 91 })
  await forgetUnusedAccounts(server.database, later)
  expect(await holders()).toEqual(['Camille Roussel', 'Essai sans suite'])
  await server.owner.deleteFrom('payment_plan').where('questionnaire_id', '=', id).execute()
  await forgetUnusedAccounts(server.database, Temporal.Now.instant())
  expect(await holders()).toHaveLength(2)
  await forgetUnusedAccounts(server.database, later)
  expect(await holders()).toEqual(['Camille Roussel'])
})

describe('a new bank account', () => {
  test('for a mandate is announced by mail without its IBAN, and can’t be paid for 72 hours', async () => {
    const { signer } = await withStarted()
    const [mandate] = (await mine(signer)).mandates
    const params = { id: mandate?.id ?? '' }
    const body = { holder: 'Yanis Roussel', iban: OTHER_IBAN }
    const { data } = await signer.client.payments.changeIban({ params, body })
    expect(data.account.iban).toBe('DE\u00a0••••\u00a03000')
    const found = await server.database
      .selectFrom('mail')
      .select(['subject', 'body'])
      .where('recipient', '=', signer.account.email)
      .execute()
    expect(found.map(({ subject }) => subject)).toContain('Le compte de vos prélèvements a changé')
    expect(JSON.stringify(found)).not.toContain('3000')
    const account = await server.database
      .selectFrom('bank_account')
      .select(['created_at', 'payable_from'])
      .where('iban_last4', '=', '3000')
      .executeTakeFirstOrThrow()
    expect(account.payable_from.getTime() - account.created_at.getTime()).toBe(72 * 3_600_000)
    const again = signer.client.payments.changeIban({ params, body })
    expect(await refusalOf(again)).toMatchObject({ problem: { code: 'mandate.same_account' } })
  })
})

const textOf = async (bytes: Uint8Array) => (await readPdf(Buffer.from(bytes))).text

describe('the documents of a due', () => {
  test('are a notice with IBAN and reference, and a receipt once it is paid', async () => {
    const id = await buildDue(server.database, camille.account.id)
    const { reference } = await server.database
      .selectFrom('due')
      .select('reference')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const notice = await textOf(await camille.client.payments.notice({ params: { id } }))
    expect(notice).toContain('FR76 3000 1007 9412 3456 7890 185')
    expect(notice.replaceAll(' ', '')).toContain(reference)
    const receipt = camille.client.payments.receipt({ params: { id } })
    expect(await refusalOf(receipt)).toMatchObject({ status: 409, problem: { code: 'due.unpaid' } })
    await payDue(server.database, { id })
    const paper = await textOf(await camille.client.payments.receipt({ params: { id } }))
    expect(paper).toMatch(/Quittance n° Q-[0-9a-f]{8}-\d/)
    expect(paper).toContain('Moyen de paiement Virement')
    expect(paper).toContain('Période assurée')
    const paid = await textOf(await camille.client.payments.notice({ params: { id } }))
    expect(paid).toContain('il ne reste rien à payer de cette échéance')
    expect(paid).not.toMatch(/(?<!\d)0,00 €/)
  })
})

describe('a revoked mandate', () => {
  test('makes remaining dues payable by transfer, notifies its holder once, and can’t be changed', async () => {
    const session = await signInAs(server)
    const { id, contractId } = await buildMandate(server.database, session.account.id)
    const { data } = await session.client.payments.revoke({ params: { id } })
    expect(data).toMatchObject({ active: false, revoked: true })
    const found = (await session.client.payments.mine()).data
    const dues = found.contracts.find((one) => one.contract_id === contractId)?.dues ?? []
    expect(dues.length).toBeGreaterThan(1)
    expect(new Set(dues.map(({ method }) => method))).toEqual(new Set(['transfer']))
    const notices = await server.database
      .selectFrom('notification')
      .select('title')
      .where('key', '=', `mandate.revoked.${id}`)
      .execute()
    expect(notices).toEqual([{ title: 'Votre mandat de prélèvement est révoqué.' }])
    await expect(session.client.payments.revoke({ params: { id } })).rejects.toMatchObject({
      problem: { code: 'mandate.revoked' },
    })
    const given = { holder: 'Camille Roussel', iban: OTHER_IBAN }
    await expect(
      session.client.payments.changeIban({ params: { id }, body: given }),
    ).rejects.toMatchObject({ problem: { code: 'mandate.revoked' } })
  })
})
