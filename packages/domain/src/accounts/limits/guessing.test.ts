import { expect, test } from 'vitest'
import {
  ACCOUNT_BRAKE,
  ADDRESS_BRAKE,
  delaysOf,
  mailboxOf,
  roughAddress,
  siteOf,
} from './guessing.ts'

test('five tries from an address are free, then each failure doubles the wait, up to 15 minutes', () => {
  expect(delaysOf(ADDRESS_BRAKE)).toEqual([0, 0, 0, 0, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900])
})

test('twenty tries on an account are free, then each failure doubles the wait, up to 5 minutes', () => {
  const delays = delaysOf(ACCOUNT_BRAKE)
  expect(delays.slice(0, 19)).toEqual(Array.from({ length: 19 }, () => 0))
  expect(delays.slice(19)).toEqual([5, 10, 20, 40, 80, 160, 300])
})

test('the wait stops doubling at its maximum, without repeating it', () => {
  const brake = { free: 2, firstDelay: 2, longestDelay: 8, windowMinutes: 15 }
  expect(delaysOf(brake)).toEqual([0, 2, 4, 8])
})

test.each([
  ['2001:db8:a:b::/64', '2001:db8:a::/48'],
  ['0:0:0:0::/64', '0:0:0::/48'],
  ['203.0.113.7', null],
  ['', null],
])('the network %s belongs to the site %s', (network, site) => {
  expect(siteOf(network)).toBe(site)
})

test.each([
  ['203.0.113.7', '203.0.113.…'],
  ['203.0.113.77', '203.0.113.…'],
  ['2001:db8:a:b:1::9', '2001:db8:a:…'],
  ['', ''],
])('the IP address %s is shown as %s', (ip, shown) => {
  expect(roughAddress(ip)).toBe(shown)
})

test.each([
  ['zoe@exemple.fr', 'zoe@exemple.fr'],
  ['zoe+a@exemple.fr', 'zoe@exemple.fr'],
  ['zoe+a+b@exemple.fr', 'zoe@exemple.fr'],
  ['+zoe@exemple.fr', '+zoe@exemple.fr'],
  ['zoe.martin@exemple.fr', 'zoe.martin@exemple.fr'],
  ['zoe@exem+ple.fr', 'zoe@exem+ple.fr'],
])('mail to %s arrives in the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox)
})
