import { expect, test } from 'vitest'
import { readDues, writeDues } from './due-view.ts'

test('the list view in the URL is read back, and invalid values fall back to the default', () => {
  const view = {
    state: 'late',
    method: 'transfer',
    from: '2027-01-01',
    to: '2027-01-31',
    page: 3,
  } as const
  expect(readDues(new URLSearchParams(writeDues(view)))).toEqual(view)
  expect(
    readDues(new URLSearchParams('vue=echeances&etat=x&moyen=or&du=2027-02-30&au=hier&page=-1')),
  ).toEqual({ state: 'open', method: 'all', from: '', to: '', page: 1 })
  expect(writeDues({ state: 'open', method: 'all', from: '', to: '', page: 1 })).toEqual({
    vue: 'echeances',
  })
})
