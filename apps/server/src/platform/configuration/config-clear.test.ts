import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { settingsInClear } from './config-clear.ts'
import { ConfigError } from './config-values.ts'

const production = {
  NODE_ENV: 'production',
  JWT_SECRET: randomUUID(),
  IBAN_KEY: randomUUID(),
  CREDITOR_IBAN: 'FR7630001007941234567890185',
  CREDITOR_ICS: 'FR72ZZZ123456',
  PUBLIC_URL: 'https://sillage.example',
  SEAL_KEY_FILE: 'key.pem',
  SEAL_CERTIFICATE_FILE: 'certificate.pem',
}

const read = (env: Record<string, string>) => readConfig({ ...production, ...env }, tmpdir())

describe('unencrypted connections to other machines stop production, unless the settings name them', () => {
  const s3 = 'key:secret@files.example/bucket'

  test.each([
    [{ PUBLIC_URL: 'http://sillage.example' }, ['PUBLIC_URL']],
    [{ PUBLIC_URL: 'http://127.0.0.1:4000' }, []],
    [{ S3_URL: `http://${s3}` }, ['S3_URL']],
    [{ S3_URL: `https://${s3}` }, []],
    [{ GEOCODER_URL: 'http://localhost:2322/api' }, []],
    [
      { GEOCODER_URL: 'http://towns.example', CLAMD_URL: 'tcp://10.0.0.7:3310' },
      ['GEOCODER_URL', 'CLAMD_URL'],
    ],
    [{ ROUTER_URL: 'http://roads.example' }, ['ROUTER_URL']],
    [{ DATABASE_URL: 'postgres://a:b@db.example/sillage' }, ['DATABASE_URL']],
    [{ DATABASE_URL: 'postgres://a:b@db.example/sillage?sslmode=disable' }, ['DATABASE_URL']],
    [{ DATABASE_URL: 'postgres://a:b@db.example/sillage?sslmode=verify-full' }, []],
    [{ DATABASE_URL: 'postgres://a:b@[::1]/sillage' }, []],
    [{ DATABASE_URL: 'postgres://a:b@%2Fvar%2Frun/sillage' }, []],
    [{ DATABASE_URL: 'postgres:///sillage?host=/var/run' }, []],
    [
      {
        DATABASE_URL: 'postgres://a:b@db.example/sillage?ssl=true',
        DATABASE_OWNER_URL: 'postgres://c:d@db.example/sillage',
      },
      ['DATABASE_OWNER_URL'],
    ],
  ])('with %o the unencrypted settings are %o', (env, inClear) => {
    const CLEAR_CONNECTIONS = inClear.join(', ')
    expect(settingsInClear(read({ ...env, CLEAR_CONNECTIONS }))).toEqual(inClear)
    if (inClear.length === 0) return void read(env)
    expect(() => read(env)).toThrow(ConfigError)
    expect(() => read(env)).toThrow(`CLEAR_CONNECTIONS=${inClear.join(',')}.`)
  })

  test('naming one of them does not allow another', () => {
    const env = { GEOCODER_URL: 'http://towns.example', CLAMD_URL: 'tcp://10.0.0.7:3310' }
    expect(() => read({ ...env, CLEAR_CONNECTIONS: 'CLAMD_URL' })).toThrow(
      /^En clair vers une autre machine : GEOCODER_URL\. .*CLEAR_CONNECTIONS=GEOCODER_URL\.$/,
    )
  })

  test('an unknown name is refused', () => {
    expect(() => read({ CLEAR_CONNECTIONS: 'SMTP_URL' })).toThrow(/\(reçu : SMTP_URL\)/)
  })
})
