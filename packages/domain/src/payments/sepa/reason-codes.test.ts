import { expect, test } from 'vitest'
import { afterCollection } from './reason-codes.ts'

test.each([
  ['AM04', 'retry'],
  ['MS03', 'retry'],
  ['AC01', 'suspend'],
  ['MD06', 'reopen'],
  ['MD01', 'revoke'],
  ['AM05', 'alarm'],
  ['BE05', 'halt'],
  ['RR03', 'correct'],
  ['MD07', 'stop'],
  ['ZZ99', 'stop'],
])('after the reason code %s, the direct debit is handled by « %s »', (code, act) =>
  expect(afterCollection(code)).toBe(act),
)
