import type { Page } from '@playwright/test'
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

/** What goes to the bank by two hands, for who prepares and for who approves. */
export const BANK_SCREENS: readonly Screen[] = [
  { name: 'banque-lot-prepare', open: opened('advisor') },
  { name: 'banque-lot-a-approuver', open: opened('admin') },
  {
    name: 'banque-en-panne',
    open: async (page) => {
      await page.route('**/backend/finance/desk', (route) => route.abort())
      await as('advisor', BANK)(page)
      await page.getByRole('alert').first().waitFor()
    },
  },
]
