import { passwordCores } from '@sillage/domain/accounts/naming/guessable-password.ts'
import { describe, expect, test } from 'vitest'
import { serveTests } from '../../testing/test-app.ts'
import { refusalOf, signInAs } from '../../testing/test-session.ts'
import { buildAccount, TEST_PASSWORD } from '../accounts.factory.ts'
import { ensureRoot } from '../accounts.service.ts'
import { COMMON_PASSWORDS } from './chosen-password.service.ts'
import { tokenSentTo } from './read-mail.factory.ts'

const server = await serveTests()

const COMMON =
  'Ce mot de passe est trop courant, même avec des chiffres ou des signes ajoutés. Choisissez-en un autre.'
const WITH_NAME =
  'Votre mot de passe ne doit contenir ni votre nom, ni le début de votre adresse e-mail.'
const OF_PRODUCT = 'Votre mot de passe ne doit pas contenir le nom de Sillage.'

/** What a person called zoe.martin, at perrin-ID@exemple.fr, may not choose. */
const REFUSED = [
  ['Password1!', COMMON],
  ['Azerty123!', COMMON],
  ['Motdepasse1!', COMMON],
  ['Bonjour-2026!', COMMON],
  ['Sillage2026!', OF_PRODUCT],
  ['Z0e.Martin!7', WITH_NAME],
  ['Martin-2026!', WITH_NAME],
  ['Perrin-2026!', WITH_NAME],
] as const

const person = () => ({
  username: 'zoe.martin',
  email: `perrin-${crypto.randomUUID()}@exemple.fr`,
  role: 'user' as const,
})

describe('an easily guessed password is refused with its reason', () => {
  test.each(REFUSED)('at registration: %s', async (password, message) => {
    const body = { ...person(), password }
    const refusal = await refusalOf(server.client().accounts.register({ body }))
    expect(refusal.status).toBe(422)
    expect(refusal.problem?.errors).toEqual([{ path: 'password', message }])
  })

  test('when staff create the account', async () => {
    const { client } = await signInAs(server, 'admin')
    const body = { ...person(), password: 'Martin-2026!' }
    const refusal = await refusalOf(client.accounts.register({ body }))
    expect(refusal.problem?.errors).toEqual([{ path: 'password', message: WITH_NAME }])
  })

  test('at a reset, whose link stays valid', async () => {
    const { username, email } = person()
    await buildAccount(server.database, { username, email })
    await server.client().recovery.forgotPassword({ body: { email } })
    const token = await tokenSentTo(server.database, email)
    const reset = (password: string) =>
      server.client().recovery.resetPassword({ body: { token, password } })
    for (const [password, message] of REFUSED)
      expect(await refusalOf(reset(password))).toMatchObject({
        status: 422,
        problem: { code: 'password.weak', errors: [{ path: 'password', message }] },
      })
    await reset('Parapluie-882!')
  })

  test('when an invitation is accepted, whose link stays valid', async () => {
    const { client } = await signInAs(server, 'admin')
    const { username, email } = person()
    await client.users.invite({ body: { email, role: 'advisor' } })
    const token = await tokenSentTo(server.database, email)
    const body = { token, username, lastName: 'Fontaine' }
    const accept = (password: string) =>
      server.client().users.acceptInvitation({ body: { ...body, password } })
    for (const [password, message] of [...REFUSED, ['Fontaine-12!', WITH_NAME]] as const)
      expect((await refusalOf(accept(password))).problem?.errors).toEqual([
        { path: 'password', message },
      ])
    await accept('Parapluie-882!')
  })

  test('in ROOT_PASSWORD, but only when it creates an account', async () => {
    const root = { email: 'perrin@exemple.fr', password: 'Perrin-2026!' }
    const refusal = `ROOT_PASSWORD est refusé. ${WITH_NAME}`
    await expect(ensureRoot(server.database, root)).rejects.toThrow(refusal)
    expect(await ensureRoot(server.database, { ...root, password: TEST_PASSWORD })).toBe(true)
    expect(await ensureRoot(server.database, root)).toBe(false)
  })
})

test('an account that already has such a password may still sign in', async () => {
  const { email } = await buildAccount(server.database, { password: 'Azerty123!' })
  const { user } = await server.client().accounts.login({ body: { email, password: 'Azerty123!' } })
  expect(user.email).toBe(email)
})

test('the list of common passwords is large, and each entry is in the form it is compared in', () => {
  expect(COMMON_PASSWORDS.size).toBeGreaterThan(7_000)
  for (const core of COMMON_PASSWORDS) expect(passwordCores(core)).toContain(core)
})
