import { expect, test } from 'vitest'
import { postState } from './paper-posts.ts'

const known = (isAddressProved: boolean, ...happened: readonly string[]) => ({
  isAddressProved,
  isWritten: happened.includes('written'),
  isDelivered: happened.includes('delivered'),
  isRefused: happened.includes('refused'),
})

test.each([
  [known(false), 'address_unproved'],
  [known(true), 'preparing'],
  [known(true, 'written'), 'sending'],
  // the address has changed since and is not yet verified
  [known(false, 'written'), 'sending'],
  [known(true, 'written', 'refused'), 'refused'],
  [known(true, 'written', 'delivered'), 'delivered'],
  [known(false, 'written', 'delivered'), 'delivered'],
])('a mailing of contract documents with %o is %s', (post, state) => {
  expect(postState(post)).toBe(state)
})
