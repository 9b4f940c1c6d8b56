import { unzipSync } from 'fflate'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { SAMPLE_ADDRESS, TEST_PASSWORD } from '../accounts/accounts.factory.ts'
import { mailsTo } from '../accounts/recovery/read-mail.factory.ts'
import { buildContract } from '../contracts/contracts.factory.ts'
import { buildSignedRequest, SIGNATURE } from '../contracts/signing/signed-request.factory.ts'
import { payDues } from '../payments/dues/dues.factory.ts'
import { buildPlate } from '../subscription/subscription.factory.ts'
import { serveTests } from '../testing/test-app.ts'
import { refusalOf, signInAs, type TestSession } from '../testing/test-session.ts'
import { ACTOR_COLUMNS } from './actor-columns.ts'
import { accountOf, close, storeClaim } from './closing.factory.ts'
import { PERSONAL_TABLES } from './personal-tables.ts'

/** The address in the questionnaire, which the contract names whatever the profile says. */
const ANSWERED_ADDRESS = { ...SAMPLE_ADDRESS, line1: '12 rue de la Juiverie' }

const server = await serveTests()

async function exported({ client }: TestSession) {
  const files = unzipSync(await client.personalData.export())
  return new Map(Object.entries(files))
}

const readJson = (bytes: Uint8Array | undefined): unknown =>
  JSON.parse(new TextDecoder().decode(bytes))

test('every column that refers to an account is declared as owned or as an actor', async () => {
  const { rows } = await sql<{ column: string }>`
    select child.relname || '.' || own.attname as column
    from pg_constraint one
    join pg_class child on child.oid = one.conrelid
    join pg_class parent on parent.oid = one.confrelid
    join pg_attribute own on own.attrelid = one.conrelid and own.attnum = one.conkey[1]
    where one.contype = 'f' and parent.relname = 'account'`.execute(server.database)
  const owned = PERSONAL_TABLES.flatMap(({ table, owner }) =>
    'column' in owner ? `${table}.${owner.column}` : [],
  )
  expect(rows.map(({ column }) => column).toSorted()).toEqual(
    [...owned, ...ACTOR_COLUMNS].toSorted(),
  )
})

describe('a personal data export', () => {
  test('has everything of the person and their signed contracts, no secret, nothing of others', async () => {
    const camille = await signInAs(server)
    const stranger = await signInAs(server)
    await camille.client.profile.update({ body: { address: SAMPLE_ADDRESS } })
    const { id } = await buildContract(server.database, { accountId: camille.account.id })
    await buildContract(server.database, { accountId: stranger.account.id })
    const claimId = await storeClaim(server.database, {
      contractId: id,
      ownerId: camille.account.id,
    })
    await server.database
      .insertInto('claim_message')
      .values([
        {
          claim_id: claimId,
          kind: 'text',
          account_id: camille.account.id,
          content: 'Le cadenas était fermé.',
          posted_at: new Date(),
        },
        {
          claim_id: claimId,
          kind: 'note',
          account_id: stranger.account.id,
          content: 'Dossier douteux.',
          posted_at: new Date(),
        },
      ])
      .execute()
    const body = { subject: 'Un retard', message: 'J’attends.' }
    await camille.client.complaints.create({ body })

    const files = await exported(camille)
    const pdf = files.get(`contrats/contrat_${id}.pdf`)
    expect(new TextDecoder().decode(pdf?.slice(0, 5))).toBe('%PDF-')
    expect([...files.keys()].filter((name) => name.startsWith('contrats/contrat_'))).toHaveLength(1)
    expect(readJson(files.get('profil.json'))).toMatchObject({
      email: camille.account.email,
      postal_address: SAMPLE_ADDRESS,
    })
    expect(readJson(files.get('contrats.json'))).toMatchObject([
      { id, status: 'active', policyholder_address: ANSWERED_ADDRESS },
    ])
    expect(readJson(files.get('sinistres.json'))).toMatchObject([{ id: claimId, nature: 'Vol' }])
    expect(readJson(files.get('messages.json'))).toMatchObject([
      { content: 'Le cadenas était fermé.' },
    ])
    expect(readJson(files.get('reclamations.json'))).toMatchObject([{ subject: 'Un retard' }])
    const fingerprint = expect.stringMatching(/^[0-9a-f]{64}$/)
    expect(readJson(files.get('documents-remis.json'))).toMatchObject([{ sha256: fingerprint }])
    expect(readJson(files.get('connexions.json'))).toMatchObject([{ succeeded: true }])
    const texts = [...files]
      .filter(([name]) => name.endsWith('.json'))
      .map(([, bytes]) => new TextDecoder().decode(bytes))
      .join()
    for (const secret of ['argon2', 'douteux', stranger.account.id, 'token_sha256'])
      expect(texts).not.toContain(secret)
  })

  test('has other drivers, the car’s declared value, and a new plate with its amendment', async () => {
    const lou = await signInAs(server)
    const request = await buildSignedRequest(lou.client, {
      answerIds: ['car.value.20001_to_35000'],
      typed: {
        'car.other_drivers': 'Inès Garnier, 02/03/1990, permis 10BD23415 du 12/06/2010, France',
      },
    })
    const id = (await lou.client.contracts.create({ body: request })).data.contract_id
    const plate = buildPlate()
    await lou.client.contractLife.changePlate({
      params: { id },
      body: { plate, signatureData: SIGNATURE, signatureKind: 'drawn' },
      idempotencyKey: undefined,
    })
    const files = await exported(lou)
    for (const name of ['questionnaires.json', 'contrats.json'])
      expect(readJson(files.get(name)), name).toMatchObject([
        {
          answers: expect.arrayContaining([
            expect.objectContaining({
              questionId: 'car.other_drivers',
              answerText: 'Inès Garnier, 02/03/1990, permis 10BD23415 du 12/06/2010, France',
            }),
            expect.objectContaining({
              questionId: 'car.value',
              answerId: 'car.value.20001_to_35000',
            }),
          ]),
        },
      ])
    expect(readJson(files.get('contrats.json'))).toMatchObject([
      {
        answers: expect.arrayContaining([
          expect.objectContaining({ questionId: 'car.plate', answerText: plate }),
        ]),
      },
    ])
    expect(readJson(files.get('evenements-des-contrats.json'))).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          action: 'change_plate',
          reason: expect.stringContaining(`devient ${plate}`),
        }),
      ]),
    )
    expect([...files.keys()].join()).toMatch(
      new RegExp(`,contrats/changement-immatriculation_${id}_.+[.]pdf`),
    )
    expect(readJson(files.get('documents-remis.json'))).toEqual(
      expect.arrayContaining([expect.objectContaining({ kind: 'plate-change' })]),
    )
  })

  test('has a file per subject that holds something, and says so of the others', async () => {
    const camille = await signInAs(server)
    await camille.client.complaints.create({
      body: { subject: 'Un retard', message: 'J’attends.' },
    })
    const files = await exported(camille)
    const subjects = PERSONAL_TABLES.flatMap(({ file }) => file ?? []).filter((file) =>
      files.has(`${file}.json`),
    )
    expect(subjects).toEqual(expect.arrayContaining(['sessions', 'reclamations']))
    for (const file of subjects) expect(readJson(files.get(`${file}.json`)), file).not.toEqual([])
    expect(subjects).not.toContain('sinistres')
    expect(new TextDecoder().decode(files.get('LISEZMOI.txt'))).toContain('nous n’avons rien')
  })

  test('is refused after ten in a quarter of an hour', async () => {
    const camille = await signInAs(server)
    for (let n = 0; n < 10; n++) await camille.client.personalData.export()
    expect((await refusalOf(camille.client.personalData.export())).status).toBe(429)
  })
})

describe('closing an account', () => {
  test('needs the password', async () => {
    const camille = await signInAs(server)
    expect((await refusalOf(close(camille, 'Autre-mot-2!'))).status).toBe(422)
    expect((await camille.client.accounts.me()).user.isActive).toBe(true)
  })

  test('without a contract erases the person, and frees the address', async () => {
    const camille = await signInAs(server)
    const { email } = camille.account
    await camille.client.profile.update({ body: { address: SAMPLE_ADDRESS } })
    await close(camille)
    expect((await refusalOf(camille.client.accounts.me())).status).toBe(401)
    const row = JSON.stringify(await accountOf(server.database, camille))
    expect(row).not.toContain(camille.account.username)
    expect(row).not.toContain(email)
    expect(row).not.toContain(SAMPLE_ADDRESS.line1)
    for (const table of ['closed_identity', 'sign_in', 'notification'] as const)
      expect(
        await server.database
          .selectFrom(table)
          .selectAll()
          .where('account_id', '=', camille.account.id)
          .execute(),
      ).toEqual([])
    expect((await mailsTo(server.database, email))[0]).toMatchObject({
      subject: 'Votre compte est fermé',
      body: expect.stringMatching(
        /S’il vous reste un contrat.+réclamations, questions.+et paiements/s,
      ),
      path: '/donnees-personnelles',
    })
    const again = await refusalOf(
      server.client().accounts.login({ body: { email, password: TEST_PASSWORD } }),
    )
    expect(again.status).toBe(401)
    const body = { username: 'camille', email, password: TEST_PASSWORD }
    const { user } = await server.client().accounts.register({ body })
    expect(user.id).not.toBe(camille.account.id)
  })

  test('keeps a running contract, and its holder’s identity apart', async () => {
    const camille = await signInAs(server)
    await camille.client.profile.update({ body: { address: SAMPLE_ADDRESS } })
    const { id } = await buildContract(server.database, { accountId: camille.account.id })
    await payDues(server.database, camille.account.id)
    await close(camille)
    const contract = await server.database
      .selectFrom('contract')
      .select(['status', 'account_id', 'policyholder_address'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(contract).toEqual({
      status: 'active',
      account_id: camille.account.id,
      policyholder_address: ANSWERED_ADDRESS,
    })
    const identity = await server.database
      .selectFrom('closed_identity')
      .select('email')
      .where('account_id', '=', camille.account.id)
      .executeTakeFirst()
    expect(identity?.email).toBe(camille.account.email)
    expect(await accountOf(server.database, camille)).toMatchObject({
      username: 'Compte fermé',
      first_name: '',
      postal_address: null,
      is_active: false,
    })
  })

  test('is refused while a claim is open, and changes nothing', async () => {
    const camille = await signInAs(server)
    const { id } = await buildContract(server.database, { accountId: camille.account.id })
    const claim = { contractId: id, ownerId: camille.account.id }
    await storeClaim(server.database, claim)
    const before = await accountOf(server.database, camille)
    const refusal = await refusalOf(close(camille))
    expect(refusal).toMatchObject({ status: 409, problem: { code: 'account.open_claim' } })
    expect(refusal.problem?.message).toMatch(/^Un sinistre est en cours\u00a0:/)
    await storeClaim(server.database, claim)
    const both = await refusalOf(close(camille))
    expect(both.problem?.message).toMatch(/^2\u00a0sinistres sont en cours\u00a0:/)
    expect(await accountOf(server.database, camille)).toEqual(before)
    await server.database
      .updateTable('claim')
      .set({ status: 'closed' })
      .where('owner_id', '=', camille.account.id)
      .execute()
    await payDues(server.database, camille.account.id)
    await close(camille)
    expect((await accountOf(server.database, camille)).is_active).toBe(false)
  })

  test('is audited', async () => {
    const camille = await signInAs(server)
    await close(camille)
    const lines = await server.database
      .selectFrom('audit_entry')
      .select('action')
      .where('subject_id', '=', camille.account.id)
      .execute()
    expect(lines).toEqual([{ action: 'account.closed' }])
  })
})
