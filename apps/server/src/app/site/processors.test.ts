import { expect, test } from 'vitest'
import { processorsOf } from './processors.ts'

const NONE = {
  cards: null,
  smtpUrl: null,
  s3: null,
  clamdUrl: null,
  geocoderUrl: null,
  routerUrl: null,
  oidc: null,
}
const KEYS = { region: 'eu-west-3', accessKeyId: 'key', secretAccessKey: 'secret' }

test('third-party services that an installation calls are listed by host, without secrets', () => {
  expect(
    processorsOf({
      ...NONE,
      cards: { url: 'https://pay.example.com/v2', id: 'sillage', secret: 'secret' },
      smtpUrl: 'smtps://user:secret@mail.example.com',
      s3: { bucketUrl: 'https://s3.example.com/claims', ...KEYS },
      clamdUrl: 'tcp://scan.example.com:3310',
      oidc: { issuer: 'https://id.example.com', clientId: 'sillage', clientSecret: 'secret' },
    }),
  ).toEqual([
    { task: 'cards', host: 'pay.example.com' },
    { task: 'mails', host: 'mail.example.com' },
    { task: 'files', host: 's3.example.com' },
    { task: 'scan', host: 'scan.example.com' },
    { task: 'identity', host: 'id.example.com' },
  ])
})

test('services on the own network and the demo’s card provider are not listed', () => {
  expect(
    processorsOf({
      ...NONE,
      cards: 'demo',
      smtpUrl: 'smtp://127.0.0.1:25',
      s3: { bucketUrl: 'http://objects:9000/claims', ...KEYS },
      geocoderUrl: 'http://photon.internal:2322',
      routerUrl: 'http://[fd00::1]:5000',
    }),
  ).toEqual([])
})
