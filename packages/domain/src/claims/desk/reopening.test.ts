import { expect, test } from 'vitest'
import { reopeningRefusal } from './reopening.ts'

const OWNER = {
  standing: 'owner',
  by: 'camille',
  times: 0,
  isPaid: true,
  hands: ['nadia', null],
} as const
const TEAM = { ...OWNER, standing: 'staff', by: 'nadia' } as const

test.each([
  ['its owner, for the first time', OWNER, null],
  ['its owner, for the second', { ...OWNER, times: 1 }, null],
  ['its owner, once more', { ...OWNER, times: 2 }, 'claim.reopened_often'],
  ['the team, however often its owner did', { ...TEAM, by: 'karim', times: 5 }, null],
  ['who decided what was paid', TEAM, 'claim.reopen_paid'],
  ['who signed second what was paid', { ...TEAM, hands: ['karim', 'nadia'] }, 'claim.reopen_paid'],
  ['who decided what is not paid yet', { ...TEAM, isPaid: false }, null],
] as const)('%s', (_, reopening, code) => {
  expect(reopeningRefusal(reopening)?.code ?? null).toBe(code)
})
