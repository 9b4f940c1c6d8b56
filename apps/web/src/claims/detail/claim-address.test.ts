import { paths } from '@sillage/wire/addresses.ts'
import { expect, test } from 'vitest'
import { readClaimId } from './claim-address.ts'

const ID = '5d82a1c9-1111-4222-8333-444455556666'

test('a claim is opened by the id in its URL', () => {
  expect(readClaimId(paths.claimOf(ID).replace(/^[^?]*\?/, ''), null)).toBe(ID)
})

test('a claim is opened by the id in the navigation state', () => {
  expect(readClaimId('', { claim_id: ID, nature: 'Vol' })).toBe(ID)
})

test('anything that is not an id opens no claim', () => {
  expect([
    readClaimId('id=../admin', null),
    readClaimId('', { claim_id: 12 }),
    readClaimId('', 'forged'),
    readClaimId('', null),
  ]).toEqual([null, null, null, null])
})
