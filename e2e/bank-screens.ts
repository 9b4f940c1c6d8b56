import type { Page } from '@playwright/test'
import type { FormalNoticeRow } from '@sillage/wire/payments/arrears.ts'
import { daysPass } from './arrears-days.ts'
import { DEMO, registered, tokenOf } from './people.ts'
import { as, type Screen } from './screen.ts'
import { signedContract } from './signed-contract.ts'

const BANK = '/finance/banque'

let batch: Promise<string> | undefined
/** A batch that waits for its second hand, of a debit that nobody else has. */
function batchOf(page: Page): Promise<string> {
  batch ??= (async () => {
    const { email } = await registered(page.request)
    const plan = {
      cadence: 'once',
      method: 'direct_debit',
      holder: 'Lou Perrin',
      iban: 'FR14 2004 1010 0505 0001 3M02 606',
    }
    await signedContract(page.request, { email, product: 'car', endingIn: 30, plan })
    const prepared = await page.request.post('/backend/finance/batches', {
      data: { kind: 'collections' },
      headers: { authorization: `Bearer ${await tokenOf(page.request, DEMO.advisor)}` },
    })
    if (!prepared.ok()) throw new Error(await prepared.text())
    const { data }: { data: { id: string } } = await prepared.json()
    return data.id
  })()
  return batch
}

const opened = (person: 'advisor' | 'admin') => async (page: Page) => {
  await as(person, `${BANK}?lot=${await batchOf(page)}`)(page)
  await page.getByRole('table', { name: 'Les plus gros ordres' }).waitFor()
}

let letters: Promise<void> | undefined
/** A letter to post, one that was posted, and a contract that a person may terminate. */
function lettersOf(page: Page): Promise<void> {
  letters ??= (async () => {
    const { request } = page
    const headers = { authorization: `Bearer ${await tokenOf(request, DEMO.advisor)}` }
    for (const later of [null, 5, 41]) {
      const { email } = await registered(request)
      const id = await signedContract(request, { email, product: 'car', endingIn: 120 })
      await daysPass(id, 20)
      if (later === null) continue
      const listed = await request.get('/backend/finance/arrears', { headers })
      const { data }: { data: { notices: FormalNoticeRow[] } } = await listed.json()
      const notice = data.notices.find(({ contractId }) => contractId === id)
      const posted = await request.post(`/backend/finance/arrears/${notice?.id}/posting`, {
        headers,
        data: {
          postedOn: Temporal.Now.plainDateISO('Europe/Paris').toString(),
          postalNumber: '1A 123 456 7890 1',
        },
      })
      if (!posted.ok()) throw new Error(await posted.text())
      await daysPass(id, later)
    }
  })()
  return letters
}

/** What goes to the bank by two hands, for who prepares and for who approves. */
export const BANK_SCREENS: readonly Screen[] = [
  { name: 'banque-lot-prepare', open: opened('advisor') },
  { name: 'banque-lot-a-approuver', open: opened('admin') },
  {
    name: 'banque-impayes',
    open: async (page) => {
      await lettersOf(page)
      await as('advisor', `${BANK}?vue=impayes`)(page)
      await page
        .getByRole('button', { name: /^Elle est postée,/ })
        .first()
        .waitFor()
    },
  },
  {
    name: 'banque-en-panne',
    open: async (page) => {
      await page.route('**/backend/finance/desk', (route) => route.abort())
      await as('advisor', BANK)(page)
      await page.getByRole('alert').filter({ visible: true }).first().waitFor()
    },
  },
]
