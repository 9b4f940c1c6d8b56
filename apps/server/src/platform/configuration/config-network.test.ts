import { expect, test } from 'vitest'
import { readBase, readProxies } from './config-network.ts'
import { ConfigError } from './config-values.ts'

test.each(['10.0.0.0/8', '192.0.2.1/32', '192.0.2.1', '2001:db8::/32', '::ffff:10.0.0.0/104'])(
  'a proxy may be %s',
  (proxy) => {
    expect(readProxies(proxy)).toEqual([proxy])
  },
)

test.each([
  '0.0.0.0/1,128.0.0.0/1',
  '10.0.0.0/7',
  '2000::/3',
  '::ffff:0:0/96',
  '0:0:0:0:0:ffff:0.0.0.0/97',
  '0.0.0.0/0',
  '::/0',
])('a network of almost everybody is refused: %s', (proxy) => {
  expect(() => readProxies(proxy)).toThrow(/^TRUSTED_PROXIES contient un réseau trop large/)
})

test.each(['/backend', '/', 'https://api.sillage.fr/backend', 'http://127.0.0.1:4000/backend'])(
  'the web app may call %s in production',
  (base) => {
    expect(readBase({ WEB_HOST_BASE: base }, 'WEB_HOST_BASE', false)).toBe(base)
  },
)

test.each([
  'javascript:alert(1)',
  'http://evil.example/',
  '//evil.example/backend',
  '/\\evil.example/backend',
  'data:text/plain,x',
  'backend',
])('the web app never calls %s in production', (base) => {
  const read = () => readBase({ WEB_HOST_BASE: base }, 'WEB_HOST_BASE', false)
  expect(read).toThrow(ConfigError)
  expect(read).toThrow(/^WEB_HOST_BASE doit être un chemin qui commence par/)
})

test('a demonstration may call an address in http', () => {
  const base = 'http://sillage.local/backend'
  expect(readBase({ WEB_HOST_BASE: base }, 'WEB_HOST_BASE', true)).toBe(base)
})
