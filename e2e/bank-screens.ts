import type { Page } from '@playwright/test'
import type { FormalNoticeRow } from '@sillage/wire/payments/arrears.ts'
import { owePayout, payDue } from '../apps/server/src/payments/dues/dues.factory.ts'
import { buildPromised } from '../apps/server/src/payments/dues/promised.factory.ts'
import { daysPass, letterNumber } from './arrears-days.ts'
import { openOwnDatabase } from './database.ts'
import { accountIdOf, DEMO, registered, tokenOf } from './people.ts'
import { as, type Screen } from './screen.ts'
import { signedContract } from './signed-contract.ts'
import { IBAN } from './teller.ts'

const BANK = '/finance/banque'

let batch: Promise<string> | undefined
/** A batch that waits for its second signature, with a debit used by nothing else. */
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

const HOLDER = 'Gaspard Lemonnier-Deschamps'

/** A payout to an account in another name from which no payment is known. */
async function flaggedPayout(page: Page): Promise<string> {
  const { email } = await registered(page.request)
  const accountId = accountIdOf(await tokenOf(page.request, email))
  const plan = { cadence: 'once', method: 'direct_debit', holder: HOLDER, iban: IBAN }
  const contractId = await signedContract(page.request, {
    email,
    product: 'car',
    endingIn: 60,
    plan,
  })
  const database = await openOwnDatabase()
  const dues = await database
    .selectFrom('due')
    .select('id')
    .where('contract_id', '=', contractId)
    .execute()
  for (const due of dues) await payDue(database, due)
  const id = await owePayout(database, {
    accountId,
    contractId,
    policy_id: contractId,
    cents: 12_345,
  })
  await database.destroy()
  return id
}

let letGo: Promise<string> | undefined
/** A batch with a payout released after review, while another waits for its review. */
function reviewedOf(page: Page): Promise<string> {
  letGo ??= (async () => {
    const { request } = page
    const id = await flaggedPayout(page)
    const post = async (person: 'advisor' | 'admin', path: string, data: object) => {
      const headers = { authorization: `Bearer ${await tokenOf(request, DEMO[person])}` }
      const answer = await request.post(`/backend/finance${path}`, { headers, data })
      if (!answer.ok()) throw new Error(await answer.text())
      return answer
    }
    await post('admin', `/payouts/${id}/review`, {
      reason: 'Compte de son conjoint, livret de famille vu au téléphone le 24 novembre',
    })
    const prepared = await post('advisor', '/batches', { kind: 'transfers' })
    const { data }: { data: { id: string } } = await prepared.json()
    await flaggedPayout(page)
    return data.id
  })()
  return letGo
}

const reviewing = (person: 'advisor' | 'admin') => async (page: Page) => {
  await reviewedOf(page)
  await as(person, BANK)(page)
  await page.getByRole('table', { name: 'À examiner' }).waitFor()
}

let promise: Promise<void> | undefined
/** Two refunds promised before payments were recorded. */
async function promising(page: Page) {
  promise ??= (async () => {
    const database = await openOwnDatabase()
    await buildPromised(database, { cents: 12_345 })
    await buildPromised(database)
    await database.destroy()
  })()
  await promise
  await as('admin', BANK)(page)
  await page.getByRole('table', { name: 'Promis avant le suivi des paiements' }).waitFor()
}

const opened = (person: 'advisor' | 'admin') => async (page: Page) => {
  await as(person, `${BANK}?lot=${await batchOf(page)}`)(page)
  await page.getByRole('table', { name: 'Tous les ordres' }).waitFor()
}

let letters: Promise<void> | undefined
/** A letter to post, a posted one, and a contract that may be terminated. */
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
          postalNumber: letterNumber(),
        },
      })
      if (!posted.ok()) throw new Error(await posted.text())
      await daysPass(id, later)
    }
  })()
  return letters
}

/** Payments to the bank that need two people, for the one who prepares and the one who approves. */
export const BANK_SCREENS: readonly Screen[] = [
  { name: 'banque-lot-prepare', open: opened('advisor') },
  { name: 'banque-lot-a-approuver', open: opened('admin') },
  { name: 'banque-a-examiner', open: reviewing('admin') },
  { name: 'banque-examen-attendu', open: reviewing('advisor') },
  {
    name: 'banque-laisser-partir',
    open: async (page) => {
      await reviewing('admin')(page)
      await page
        .getByRole('button', { name: new RegExp(`^Laisser partir .*${HOLDER}$`) })
        .first()
        .click()
      await page.getByRole('dialog').waitFor()
    },
  },
  { name: 'banque-promis', open: promising },
  {
    name: 'banque-dire-recu',
    open: async (page) => {
      await promising(page)
      await page
        .getByRole('button', { name: /^Dire ce qui a été reçu/ })
        .first()
        .click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Montant reçu, en euros').fill('80')
      await dialog.getByLabel('Où vous l’avez vu').fill('Relevé de mars 2026, ligne 14')
    },
  },
  {
    name: 'banque-lot-examine',
    open: async (page) => {
      await as('admin', `${BANK}?lot=${await reviewedOf(page)}`)(page)
      await page.getByText(/^Examiné par/).waitFor()
    },
  },
  {
    name: 'banque-echeances',
    open: async (page) => {
      await as('advisor', `${BANK}?vue=echeances`)(page)
      await page.getByRole('table', { name: /^Échéances/ }).waitFor()
    },
  },
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
    name: 'banque-demonstration',
    open: async (page) => {
      await batchOf(page)
      await page.goto('/dev/bank')
      await page.getByRole('heading', { level: 1 }).waitFor()
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
