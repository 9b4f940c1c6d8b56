import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const folder = mkdtempSync(join(tmpdir(), 'sillage-config-'))
afterAll(() => rmSync(folder, { recursive: true }))

const JWT_SECRET = 'a'.repeat(32)
const production = {
  NODE_ENV: 'production',
  JWT_SECRET,
  PUBLIC_URL: 'https://sillage.example',
  SEAL_KEY_FILE: 'key.pem',
  SEAL_CERTIFICATE_FILE: 'certificate.pem',
}
const refusalOf = (env: Record<string, string>) => {
  try {
    return readConfig(env, folder)
  } catch (error) {
    return error
  }
}

describe('production', () => {
  test.each([
    ['NODE_ENV=production', { NODE_ENV: 'production' }],
    ['DEMO=0', { DEMO: '0' }],
    ['an empty secret', { NODE_ENV: 'production', JWT_SECRET: '' }],
  ])('with %s and no secret stops with a sentence for each that is missing', (_, env) => {
    const refusal = refusalOf(env)
    expect(refusal).toBeInstanceOf(ConfigError)
    expect((refusal as ConfigError).message.split('\n')).toEqual([
      'JWT_SECRET est obligatoire en production (au moins 32 octets aléatoires).',
      'PUBLIC_URL est obligatoire en production : les documents y renvoient.',
      'SEAL_KEY_FILE est obligatoire en production : cette clé scelle les documents.',
      'SEAL_CERTIFICATE_FILE est obligatoire en production : c’est le certificat de la clé.',
    ])
  })

  test('speaks of what is missing alone', () => {
    const refusal = refusalOf({ ...production, PUBLIC_URL: '' })
    expect((refusal as ConfigError).message).toMatch(/^PUBLIC_URL [^\n]*$/)
  })

  test('needs nothing else, and has no demo data and no root', () => {
    expect(readConfig(production, folder)).toMatchObject({
      demo: false,
      databaseUrl: null,
      root: null,
      trustedProxies: [],
      staffEmailDomains: [],
      host: '127.0.0.1',
      port: 4000,
      sessionHours: 12,
      idleHours: 2,
      callBudgets: { perAccount: 100, perAddress: 200 },
    })
  })

  test('may be told to show the demo', () => {
    expect(readConfig({ ...production, DEMO: '1' }, folder).demo).toBe(true)
  })
})

describe('a setting that can’t be used stops the start with one sentence', () => {
  test.each([
    [{ JWT_SECRET: 'a'.repeat(31) }, /^JWT_SECRET est trop court/],
    [{ PORT: 'quatre' }, /^PORT doit être un nombre de 0 à 65535/],
    [{ PORT: '65536' }, /^PORT/],
    [{ PORT: '80.5' }, /^PORT/],
    [{ SESSION_HOURS: 'x' }, /^SESSION_HOURS/],
    [{ SESSION_HOURS: '0' }, /^SESSION_HOURS/],
    [{ SESSION_IDLE_HOURS: '-1' }, /^SESSION_IDLE_HOURS/],
    [{ ACCOUNT_BUDGET: '0' }, /^ACCOUNT_BUDGET doit être un nombre entier de 1 à 1000000/],
    [{ ADDRESS_BUDGET: 'beaucoup' }, /^ADDRESS_BUDGET/],
    [{ ROOT_EMAIL: 'ines@exemple.fr' }, /^ROOT_EMAIL et ROOT_PASSWORD vont ensemble/],
    [{ ROOT_PASSWORD: 'Sillage-2026!' }, /^ROOT_EMAIL et ROOT_PASSWORD vont ensemble/],
    [{ ROOT_EMAIL: 'ines', ROOT_PASSWORD: 'Sillage-2026!' }, /^ROOT_EMAIL n’est pas/],
    [{ ROOT_EMAIL: 'ines@exemple.fr', ROOT_PASSWORD: 'secret' }, /^ROOT_PASSWORD est refusé/],
    [{ DATABASE_URL: 'localhost' }, /^DATABASE_URL doit être une adresse/],
    [{ DATABASE_URL: 'mysql://localhost/a' }, /^DATABASE_URL doit être une adresse/],
    [{ DATABASE_OWNER_URL: 'postgres://localhost/a' }, /^DATABASE_OWNER_URL ne va pas sans/],
    [{ PUBLIC_URL: 'sillage.fr' }, /^PUBLIC_URL doit être une adresse/],
    [{ STAFF_EMAIL_DOMAINS: 'assureur.fr, @autre.fr' }, /^STAFF_EMAIL_DOMAINS doit être une liste/],
    [{ TRUSTED_PROXIES: 'proxy' }, /^TRUSTED_PROXIES doit être une liste/],
    [{ TRUSTED_PROXIES: '10.0.0.0/33' }, /^TRUSTED_PROXIES/],
    [{ TRUSTED_PROXIES: '10.0.0.1, ::1/200' }, /^TRUSTED_PROXIES/],
  ])('%o', (changes, sentence) => {
    const refusal = refusalOf({ ...production, ...changes })
    expect(refusal).toBeInstanceOf(ConfigError)
    expect((refusal as ConfigError).message).toMatch(sentence)
    expect((refusal as ConfigError).message).not.toContain('\n')
  })
})

describe('a setting', () => {
  test('that is empty counts as not given', () => {
    const empty = { PORT: '', DATABASE_URL: '', ROOT_EMAIL: '', ROOT_PASSWORD: '', DEMO: ' ' }
    expect(readConfig({ ...production, ...empty }, folder)).toEqual(readConfig(production, folder))
  })

  test('may list proxies with spaces', () => {
    const env = { ...production, TRUSTED_PROXIES: '10.0.0.0/8, 192.0.2.1 ,::1,' }
    expect(readConfig(env, folder).trustedProxies).toEqual(['10.0.0.0/8', '192.0.2.1', '::1'])
  })
})

test('demo mode too wants the seal’s key with its certificate', () => {
  const refusal = refusalOf({ SEAL_KEY_FILE: 'key.pem' })
  expect((refusal as ConfigError).message).toMatch(/^SEAL_KEY_FILE et SEAL_CERTIFICATE_FILE vont/)
})

test('a time-stamping authority goes with the certificates that vouch for it', () => {
  for (const alone of [{ TSA_URL: 'http://tsa.example' }, { TSA_CERTIFICATE_FILE: 'tsa.pem' }])
    expect((refusalOf(alone) as ConfigError).message).toMatch(
      /^TSA_URL et TSA_CERTIFICATE_FILE vont/,
    )
})

test('demo mode draws a secret once and keeps it for the owner’s eyes', () => {
  const first = readConfig({}, folder)
  expect(first.demo).toBe(true)
  expect(Buffer.byteLength(first.jwtSecret)).toBeGreaterThanOrEqual(32)
  expect(readConfig({}, folder).jwtSecret).toBe(first.jwtSecret)
  expect(readFileSync(join(folder, 'jwt-secret'), 'utf8')).toBe(first.jwtSecret)
  expect(statSync(join(folder, 'jwt-secret')).mode & 0o077).toBe(0)
})
