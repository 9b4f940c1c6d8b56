import { expect, test } from 'vitest'
import { readDialog, withDialog } from './contract-dialog-address.ts'

test('the URL opens a dialog on a contract', () => {
  expect(readDialog('?action=prolonger&contrat=7c1e04b2')).toEqual({
    name: 'extend',
    contractId: '7c1e04b2',
  })
  expect(readDialog('action=renoncer')).toEqual({ name: 'withdraw', contractId: null })
})

test.each(['', 'contrat=7c1e04b2', 'action=toString', 'action='])(
  '« %s » opens no dialog',
  (search) => {
    expect(readDialog(search)).toBeNull()
  },
)

test('opening and closing a dialog keeps the view of the list', () => {
  const open = withDialog('q=paris&status=active', { name: 'cancel', contractId: '7c1e04b2' })
  expect(open).toBe('q=paris&status=active&action=resilier&contrat=7c1e04b2')
  expect(withDialog(open, null)).toBe('q=paris&status=active')
})

test('a second dialog replaces the first', () => {
  const open = withDialog('action=resilier&contrat=7c1e04b2', { name: 'cancel', contractId: null })
  expect(open).toBe('action=resilier')
})
