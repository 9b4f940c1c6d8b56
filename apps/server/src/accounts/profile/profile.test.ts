import { describe, expect, test } from 'vitest'
import { serveTests } from '../../testing/test-app.ts'
import { refusalOf, signInAs } from '../../testing/test-session.ts'
import { ACCOUNT_MAILS } from '../account-mails.messages.ts'
import { buildAccount, SAMPLE_ADDRESS, TEST_PASSWORD } from '../accounts.factory.ts'
import { mailsTo, tokenSentTo } from '../recovery/read-mail.factory.ts'

const OTHER_PASSWORD = 'Parapluie-2027!'

const server = await serveTests()

const signIn = (email: string, password: string) =>
  server.client().accounts.login({ body: { email, password } })
const newAddress = () => `nouvelle-${crypto.randomUUID()}@exemple.fr`

describe('the profile', () => {
  test('shows and changes names, account kind and company', async () => {
    const { account, client } = await signInAs(server)
    expect((await client.profile.read()).data).toMatchObject({
      id: account.id,
      email: account.email,
      role: 'user',
      isActive: true,
      accountKind: 'particulier',
      siren: null,
    })
    const body = {
      username: 'camille.r',
      firstName: 'Camille',
      lastName: 'Roussel-Nguyên',
      accountKind: 'professionnel',
      companyName: 'Roussel SARL',
      siren: '732 829 320',
    } as const
    const { data } = await client.profile.update({ body })
    expect(data).toMatchObject({ ...body, siren: '732829320' })
    expect((await client.accounts.me()).user.lastName).toBe('Roussel-Nguyên')
    const { data: back } = await client.profile.update({ body: { accountKind: 'particulier' } })
    expect(back).toMatchObject({ companyName: null, siren: null, username: 'camille.r' })
  })

  test('takes no name of the house for a customer, and does for a colleague', async () => {
    const body = { username: 'Conseiller Sillage' }
    const { client } = await signInAs(server)
    expect((await refusalOf(client.profile.update({ body }))).problem).toMatchObject({
      code: 'profile.invalid',
      errors: [{ path: 'username' }],
    })
    const advisor = await signInAs(server, 'advisor')
    expect((await advisor.client.profile.update({ body })).data.username).toBe(body.username)
  })

  test('can’t be used to change one’s role, state, id or proof of address', async () => {
    const account = await buildAccount(server.database, { isProved: false })
    const client = server.client((await signIn(account.email, TEST_PASSWORD)).token)
    const body = {
      username: 'camille',
      role: 'root',
      isActive: false,
      id: crypto.randomUUID(),
      requestedRole: 'root',
      email_verified_at: '2026-01-01',
      __proto__: { role: 'root' },
    }
    const { data } = await client.profile.update({ body })
    expect(data).toMatchObject({
      id: account.id,
      role: 'user',
      isActive: true,
      requestedRole: null,
      emailVerified: false,
    })
  })

  test('stores a postal address, in France by default, and replaces it as a whole', async () => {
    const { client } = await signInAs(server)
    expect((await client.profile.read()).data.address).toBeNull()
    const { line1, city } = SAMPLE_ADDRESS
    await client.profile.update({ body: { address: { line1, postalCode: '44 000', city } } })
    const { data } = await client.profile.update({ body: { firstName: 'Camille' } })
    expect(data.address).toEqual(SAMPLE_ADDRESS)
    const moved = {
      line1: 'Rue Neuve 7',
      postalCode: '1000',
      city: 'Bruxelles',
      country: 'Belgique',
    }
    const { data: after } = await client.profile.update({ body: { address: moved } })
    expect(after.address).toEqual({ ...moved, line2: null })
  })

  test.each([
    [422, { postalCode: '440' }, 'Le code postal a cinq chiffres.'],
    [400, { postalCode: ' ' }, 'Ce champ est obligatoire'],
    [400, { postalCode: '1'.repeat(13) }, '12 caractères au plus'],
  ])(
    'answers %i to a wrong postal code, with the error at its field: %j',
    async (status, change, message) => {
      const { client } = await signInAs(server)
      const address = { ...SAMPLE_ADDRESS, ...change }
      const refusal = await refusalOf(client.profile.update({ body: { address } }))
      expect(refusal.status).toBe(status)
      expect(refusal.problem?.errors).toEqual([{ path: 'address.postalCode', message }])
      expect((await client.profile.read()).data.address).toBeNull()
    },
  )

  test('stores civil details, and reports each unreadable one at its field', async () => {
    const { client } = await signInAs(server)
    const person = { birthDate: '14/05/1988', birthPlace: 'Nantes', phone: '06.12.34.56.78' }
    const { data } = await client.profile.update({ body: { person } })
    expect(data.person).toEqual({ ...person, phone: '06 12 34 56 78' })
    const refusal = await refusalOf(
      client.profile.update({
        body: { person: { ...person, phone: '12', birthDate: '31/02/1988' } },
      }),
    )
    expect(refusal.status).toBe(422)
    expect(refusal.problem?.errors?.map(({ path }) => path)).toEqual([
      'person.birthDate',
      'person.phone',
    ])
    expect((await client.profile.read()).data.person).toEqual(data.person)
  })

  test('refuses a wrong SIREN at its field, and saves nothing', async () => {
    const { client } = await signInAs(server)
    const before = await client.profile.read()
    const refusal = await refusalOf(
      client.profile.update({
        body: {
          username: 'autre.nom',
          accountKind: 'professionnel',
          companyName: 'A',
          siren: '732829321',
        },
      }),
    )
    expect(refusal.status).toBe(422)
    expect(refusal.problem?.errors).toEqual([
      { path: 'siren', message: 'Ce SIREN n’existe pas\u00a0: vérifiez ses neuf chiffres.' },
    ])
    expect(await client.profile.read()).toEqual(before)
  })
})

describe('a change of address', () => {
  test('waits for confirmation, tells the old address, and makes the old reset link useless', async () => {
    const { account, client } = await signInAs(server)
    const email = newAddress()
    const { data } = await client.profile.update({
      body: { email, currentPassword: TEST_PASSWORD },
    })
    expect(data).toMatchObject({ email: account.email, pendingEmail: email })
    expect((await mailsTo(server.database, account.email)).map(({ subject }) => subject)).toEqual([
      'Changement d’adresse demandé',
    ])
    expect((await signIn(account.email, TEST_PASSWORD)).user.id).toBe(account.id)

    // a reset link sent to the old address must stop working
    await server.client().recovery.forgotPassword({ body: { email: account.email } })
    const resetToken = await tokenSentTo(server.database, account.email)
    const token = await tokenSentTo(server.database, email)
    await client.recovery.confirmEmail({ body: { token } })
    expect((await client.profile.read()).data).toMatchObject({
      email,
      pendingEmail: null,
      emailVerified: true,
    })
    const last = await mailsTo(server.database, account.email)
    expect(last[0]?.subject).toBe('L’adresse de votre compte a changé')
    expect(JSON.stringify(last)).not.toContain(email)
    const body = { token: resetToken, password: OTHER_PASSWORD }
    expect((await refusalOf(server.client().recovery.resetPassword({ body }))).status).toBe(422)
    expect((await refusalOf(signIn(account.email, TEST_PASSWORD))).status).toBe(401)
    expect((await signIn(email, TEST_PASSWORD)).user.id).toBe(account.id)
  })

  test('may have its link sent again while it waits, but a proved address gets no mail', async () => {
    const { account, client } = await signInAs(server)
    await client.profile.verifyEmail()
    expect(await mailsTo(server.database, account.email)).toEqual([])
    const email = newAddress()
    await client.profile.update({ body: { email, currentPassword: TEST_PASSWORD } })
    await client.profile.verifyEmail()
    const [again, first] = await mailsTo(server.database, email)
    expect(again?.subject).toBe(first?.subject)
    expect(await mailsTo(server.database, email)).toHaveLength(2)
  })

  test('is not mentioned by the link sent again to an address never proved', async () => {
    const account = await buildAccount(server.database, { isProved: false })
    const client = server.client((await signIn(account.email, TEST_PASSWORD)).token)
    await client.profile.verifyEmail()
    const subjects = (await mailsTo(server.database, account.email)).map(({ subject }) => subject)
    expect(subjects).toEqual([ACCOUNT_MAILS.proveEmail.subject])
  })

  test('needs the password, and repeated guesses delay it', async () => {
    const { client } = await signInAs(server)
    const change = (currentPassword?: string) =>
      client.profile.update({
        body: {
          email: newAddress(),
          ...(currentPassword === undefined ? {} : { currentPassword }),
        },
      })
    expect((await refusalOf(change())).problem).toMatchObject({
      code: 'password.needed',
      errors: [{ path: 'currentPassword' }],
    })
    // freezes the clock, so that all tries count as simultaneous on a slow machine too
    server.setNow(Temporal.Now.instant().toString())
    for (let n = 0; n < 5; n++)
      expect((await refusalOf(change('Autre-mot-2!'))).problem?.code).toBe('password.wrong')
    expect((await refusalOf(change(TEST_PASSWORD))).status).toBe(429)
    expect((await client.profile.read()).data.pendingEmail).toBeNull()
  })

  test('allows five password guesses, even twenty simultaneous ones', async () => {
    const { client } = await signInAs(server)
    // freezes the clock, so that all tries count as simultaneous on a slow machine too
    server.setNow(Temporal.Now.instant().toString())
    const guesses = Array.from({ length: 20 }, () =>
      refusalOf(
        client.profile.update({ body: { email: newAddress(), currentPassword: 'Autre-mot-2!' } }),
      ),
    )
    const answers = await Promise.all(guesses)
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15)
  })

  test('is refused for an address that has an account, at the request and at its confirmation', async () => {
    const { client } = await signInAs(server)
    const taken = await buildAccount(server.database)
    const ask = (email: string) =>
      client.profile.update({ body: { email, currentPassword: TEST_PASSWORD } })
    expect((await refusalOf(ask(taken.email.toUpperCase()))).status).toBe(409)
    const email = newAddress()
    await ask(email)
    const token = await tokenSentTo(server.database, email)
    await buildAccount(server.database, { email })
    const refusal = await refusalOf(client.recovery.confirmEmail({ body: { token } }))
    expect(refusal).toMatchObject({ status: 409, problem: { code: 'email.taken' } })
  })
})
