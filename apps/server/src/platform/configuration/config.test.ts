import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { ConfigError } from './config-values.ts'

const folder = mkdtempSync(join(tmpdir(), 'sillage-config-'))
afterAll(() => rmSync(folder, { recursive: true }))

const JWT_SECRET = randomBytes(32).toString('hex')
const production = {
  NODE_ENV: 'production',
  JWT_SECRET,
  IBAN_KEY: randomBytes(32).toString('hex'),
  CREDITOR_IBAN: 'FR7630001007941234567890185',
  CREDITOR_ICS: 'FR72ZZZ123456',
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
  ])('with %s and no secret stops with one sentence for each missing setting', (_, env) => {
    const refusal = refusalOf(env)
    expect(refusal).toBeInstanceOf(ConfigError)
    expect((refusal as ConfigError).message.split('\n')).toEqual([
      'JWT_SECRET est obligatoire en production (au moins 32 octets aléatoires).',
      'IBAN_KEY est obligatoire en production (au moins 32 octets aléatoires) : cette clé scelle les IBAN.',
      'CREDITOR_IBAN est obligatoire en production : le compte qui prélève et qui paie.',
      'CREDITOR_ICS est obligatoire en production : l’identifiant créancier SEPA que votre banque a fourni.',
      'PUBLIC_URL est obligatoire en production : les documents y renvoient.',
      'SEAL_KEY_FILE est obligatoire en production : cette clé scelle les documents.',
      'SEAL_CERTIFICATE_FILE est obligatoire en production : c’est le certificat de la clé.',
    ])
  })

  test('names only the settings that are missing', () => {
    const refusal = refusalOf({ ...production, PUBLIC_URL: '' })
    expect((refusal as ConfigError).message).toMatch(/^PUBLIC_URL [^\n]*$/)
  })

  test('needs nothing else, and has no demo data and no root account', () => {
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

  test('is also what DEMO=0 means, whatever NODE_ENV', () => {
    for (const NODE_ENV of ['', 'development', 'test'])
      expect(readConfig({ ...production, NODE_ENV, DEMO: '0' }, folder).demo).toBe(false)
  })
})

test.each([
  [production, true],
  [{ ...production, STAFF_SECOND_FACTOR: '0' }, false],
  [{}, false],
  [{ STAFF_SECOND_FACTOR: '1' }, true],
])(
  'staff need a passkey in production and not in a demonstration, by default: %o, %s',
  (env, expected) => {
    expect(readConfig(env, folder).staffSecondFactor).toBe(expected)
  },
)

describe('an invalid setting stops the start with one sentence', () => {
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
    [{ METRICS_PORT: '-1' }, /^METRICS_PORT doit être un nombre/],
    [{ LOG_LEVEL: 'verbose' }, /^LOG_LEVEL doit être error, warn, info ou debug/],
    [{ TRUSTED_PROXIES: 'proxy' }, /^TRUSTED_PROXIES doit être une liste/],
    [{ TRUSTED_PROXIES: '10.0.0.0/33' }, /^TRUSTED_PROXIES/],
    [{ TRUSTED_PROXIES: '10.0.0.1, ::1/200' }, /^TRUSTED_PROXIES/],
    [{ TRUSTED_PROXIES: '0.0.0.0/0' }, /^TRUSTED_PROXIES/],
    [{ TRUSTED_PROXIES: '::/0' }, /^TRUSTED_PROXIES/],
    [{ PUBLIC_URL: 'https://moi:secret@sillage.fr' }, /^PUBLIC_URL doit être l’adresse seule/],
    [{ PUBLIC_URL: 'https://sillage.fr/?a=1#b' }, /^PUBLIC_URL doit être l’adresse seule/],
    [{ MONITORING_URL: 'javascript:alert(1)' }, /^MONITORING_URL doit être une adresse/],
    [{ MAIL_FROM: 'Sillage' }, /^MAIL_FROM doit être une adresse/],
    [{ MAIL_FROM: 'a@exemple.fr, b@exemple.fr' }, /^MAIL_FROM/],
    [{ MAIL_FROM: 'Sillage <a@exemple.fr>\r\nBcc: b@exemple.fr' }, /^MAIL_FROM/],
    [{ JWT_SECRET_PREVIOUS: production.JWT_SECRET }, /^JWT_SECRET_PREVIOUS est le même/],
    [{ IBAN_KEY_PREVIOUS: production.IBAN_KEY }, /^IBAN_KEY_PREVIOUS est le même/],
    [{ IBAN_KEY: production.JWT_SECRET }, /^IBAN_KEY est le même que JWT_SECRET/],
    [{ WEB_EMISSIONS_BASE: 'javascript:alert(1)' }, /^WEB_EMISSIONS_BASE doit être un chemin/],
    [
      { CREDITOR_IBAN: 'FR7630001007941234567890186' },
      /^CREDITOR_IBAN : Cet IBAN contient une erreur/,
    ],
    [{ CREDITOR_ICS: 'FR73ZZZ123456' }, /^CREDITOR_ICS doit être un identifiant/],
    [{ CREDITOR_NAME: '保険' }, /^CREDITOR_NAME doit s’écrire/],
    [
      { ROOT_EMAIL: 'zoe@exemple.fr', ROOT_PASSWORD: 'Sillage-2026!' },
      /^ROOT_PASSWORD est refusé : ce mot de passe est celui de la démonstration/,
    ],
    [{ STAFF_SECOND_FACTOR: 'oui' }, /^STAFF_SECOND_FACTOR doit être 1 ou 0 \(reçu : oui\)/],
    [{ STAFF_SECOND_FACTOR: 'false' }, /^STAFF_SECOND_FACTOR/],
    [{ MIGRATE: 'non' }, /^MIGRATE doit être 1 ou 0/],
    [{ SMTP_TLS: 'non' }, /^SMTP_TLS doit être 1 ou 0/],
    [{ DEMO: '1' }, /^DEMO=1 et NODE_ENV=production se contredisent/],
  ])('%o', (changes, sentence) => {
    const refusal = refusalOf({ ...production, ...changes })
    expect(refusal).toBeInstanceOf(ConfigError)
    expect((refusal as ConfigError).message).toMatch(sentence)
    expect((refusal as ConfigError).message).not.toContain('\n')
  })
})

describe('a secret', () => {
  test.each([
    'a'.repeat(36),
    'abc'.repeat(20),
    '0123456789abcdef'.repeat(4),
    'Sillage-2026!'.repeat(3),
    'changeme-changeme-changeme-changeme',
    'abcdefghijklmnopqrstuvwxyz0123456789',
    `${'0'.repeat(39)}1`,
    'correcthorsebatterystaplecorrecthorsebatterystaple!',
  ])('that is easy to guess stops the start: %s', (secret) => {
    for (const name of ['JWT_SECRET', 'JWT_SECRET_PREVIOUS']) {
      const refusal = refusalOf({ ...production, [name]: secret })
      expect(refusal).toBeInstanceOf(ConfigError)
      expect((refusal as ConfigError).message).toMatch(new RegExp(`^${name} se devine`))
    }
  })

  test('drawn at random is accepted in any encoding', () => {
    const drawn = [
      () => randomBytes(16).toString('hex'),
      () => randomBytes(32).toString('hex'),
      () => randomBytes(32).toString('base64'),
      () => randomBytes(48).toString('base64url'),
      () => randomUUID(),
    ]
    for (const draw of drawn)
      for (let times = 0; times < 200; times++) {
        const secret = draw()
        expect(readConfig({ ...production, JWT_SECRET: secret }, folder).jwtSecret).toBe(secret)
      }
  })
})

const tlsOf = (env: Record<string, string>) => readConfig({ ...production, ...env }, folder).smtpTls

describe('a setting', () => {
  test('that is empty counts as absent', () => {
    const empty = { PORT: '', DATABASE_URL: '', ROOT_EMAIL: '', ROOT_PASSWORD: '', DEMO: ' ' }
    expect(readConfig({ ...production, ...empty }, folder)).toEqual(readConfig(production, folder))
  })

  test('allows unencrypted SMTP to this machine only, unless SMTP_TLS says otherwise', () => {
    expect(tlsOf({ SMTP_URL: 'smtp://mail.example:587' })).toBe(true)
    expect(tlsOf({ SMTP_URL: 'smtp://127.0.0.1.example' })).toBe(true)
    expect(tlsOf({ SMTP_URL: 'smtp://127.0.0.1:25' })).toBe(false)
    expect(tlsOf({ SMTP_URL: 'smtp://[::1]:25' })).toBe(false)
    expect(tlsOf({ SMTP_URL: 'smtp://mail.example', SMTP_TLS: '0' })).toBe(false)
    expect(tlsOf({ SMTP_URL: 'smtp://localhost', SMTP_TLS: '1' })).toBe(true)
  })

  test('may list proxies with spaces', () => {
    const env = { ...production, TRUSTED_PROXIES: '10.0.0.0/8, 192.0.2.1 ,::1,' }
    expect(readConfig(env, folder).trustedProxies).toEqual(['10.0.0.0/8', '192.0.2.1', '::1'])
  })
})

describe('the demonstration never starts by mistake', () => {
  test.each(['no', 'off', 'false', 'true', 'yes', '01', ' 0'])(
    'DEMO=%s stops the start',
    (DEMO) => {
      const refusal = refusalOf({ DEMO })
      expect(refusal).toBeInstanceOf(ConfigError)
      expect((refusal as ConfigError).message).toBe(`DEMO doit être 1 ou 0 (reçu : ${DEMO}).`)
      expect(refusalOf({ ...production, DEMO })).toEqual(refusal)
    },
  )

  test.each(['Production', 'PRODUCTION', 'prod', 'staging', 'dev', 'production '])(
    'NODE_ENV=%s stops the start',
    (NODE_ENV) => {
      const sentence = `NODE_ENV doit être production, development ou test (reçu : ${NODE_ENV}).`
      expect(refusalOf({ NODE_ENV })).toEqual(new ConfigError(sentence))
      // whatever DEMO says
      expect(refusalOf({ ...production, NODE_ENV, DEMO: '0' })).toEqual(new ConfigError(sentence))
    },
  )

  test.each(['0.0.0.0', '::', '192.168.1.4', 'sillage.example', '127.0.0.1.evil.example'])(
    'an address that other machines can reach stops it: HOST=%s',
    (HOST) => {
      expect((refusalOf({ HOST }) as ConfigError).message).toMatch(
        /^La démonstration n’écoute que sur cette machine : HOST/,
      )
    },
  )

  test.each(['127.0.0.1', '127.9.9.9', '::1', 'localhost'])('HOST=%s starts it', (HOST) => {
    expect(readConfig({ HOST }, folder)).toMatchObject({ demo: true, host: HOST })
  })

  test.each([
    ...Object.keys(production).filter((name) => name !== 'NODE_ENV'),
    'ROOT_EMAIL',
    'ROOT_PASSWORD',
    'SMTP_URL',
    'SMTP_TLS',
    'MAIL_FROM',
    'S3_URL',
    'OIDC_ISSUER',
    'OIDC_CLIENT_ID',
    'OIDC_CLIENT_SECRET',
    'TSA_URL',
    'TSA_CERTIFICATE_FILE',
    'STAFF_EMAIL_DOMAINS',
  ])('%s without NODE_ENV=production stops the start', (name) => {
    for (const DEMO of ['', '1']) {
      const refusal = refusalOf({ [name]: 'x', DEMO })
      expect(refusal).toBeInstanceOf(ConfigError)
      expect((refusal as ConfigError).message).toMatch(
        new RegExp(`^${name} : réservé à la production\\. Indiquez NODE_ENV=production`),
      )
    }
  })
})

test('TSA_URL and TSA_CERTIFICATE_FILE are required together', () => {
  for (const alone of [{ TSA_URL: 'http://tsa.example' }, { TSA_CERTIFICATE_FILE: 'tsa.pem' }])
    expect((refusalOf({ ...production, ...alone }) as ConfigError).message).toMatch(
      /^TSA_URL et TSA_CERTIFICATE_FILE vont/,
    )
})

test('demo mode draws a secret once, in a file that only its owner can read', () => {
  const first = readConfig({}, folder)
  expect(first.demo).toBe(true)
  expect(Buffer.byteLength(first.jwtSecret)).toBeGreaterThanOrEqual(32)
  expect(readConfig({}, folder).jwtSecret).toBe(first.jwtSecret)
  expect(readFileSync(join(folder, 'jwt-secret'), 'utf8')).toBe(first.jwtSecret)
  expect(statSync(join(folder, 'jwt-secret')).mode & 0o077).toBe(0)
})

describe('the card provider', () => {
  test('is absent by default, and « demo » is refused in production', () => {
    expect(readConfig({}, folder).cards).toBeNull()
    expect(readConfig({ CARD_PROVIDER: 'demo' }, folder).cards).toBe('demo')
    expect(refusalOf({ ...production, CARD_PROVIDER: 'demo' })).toEqual(
      new ConfigError('CARD_PROVIDER=demo est réservé à la démonstration.'),
    )
  })

  test('is an HTTPS address with an id and a secret', () => {
    const cards = 'https://boutique:un%20secret@cartes.example/v1/'
    expect(readConfig({ ...production, CARD_PROVIDER: cards }, folder).cards).toEqual({
      url: 'https://cartes.example/v1',
      id: 'boutique',
      secret: 'un secret',
    })
    for (const wrong of ['cartes', 'https://cartes.example', 'http://a:b@cartes.example'])
      expect(refusalOf({ ...production, CARD_PROVIDER: wrong })).toBeInstanceOf(ConfigError)
  })
})
