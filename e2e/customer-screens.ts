import type { Page } from '@playwright/test'
import {
  buildEstate,
  estateSubjects,
} from '../apps/server/src/contracts/estates/estates.factory.ts'
import { openOwnDatabase } from './database.ts'
import { accountIdOf, registered, tokenOf } from './people.ts'
import { as, type Screen } from './screen.ts'

const searched = (typed: string) => async (page: Page) => {
  await as('advisor', '/admin/complaints')(page)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill(typed)
}

let estate: Promise<string> | undefined
/** Somebody who has died, with a contract that runs and a refund without a payee. */
function estateOf(): Promise<string> {
  estate ??= (async () => {
    const database = await openOwnDatabase()
    const { accountId } = await buildEstate(database)
    await database.destroy()
    return accountId
  })()
  return estate
}

const ofEstate = (pressed?: RegExp) => async (page: Page) => {
  await as('advisor', `/admin/customers/${await estateOf()}`)(page)
  const region = page.getByRole('region', { name: 'Décès et succession' })
  await region.getByRole('heading', { name: 'Versements' }).waitFor()
  if (!pressed) return
  await region.getByRole('button', { name: pressed }).first().click()
  await page.getByRole('dialog').waitFor()
}

let endedEstate: Promise<string> | undefined
/** The same, whose contract the heirs ended. */
function endedEstateOf(): Promise<string> {
  endedEstate ??= (async () => {
    const database = await openOwnDatabase()
    const { params } = await estateSubjects(database)['estates.paper']()
    const { account_id: id } = await database
      .selectFrom('contract')
      .select('account_id')
      .where('id', '=', params.id)
      .executeTakeFirstOrThrow()
    await database.destroy()
    return id
  })()
  return endedEstate
}

/** The team's search, and the customer page it leads to. */
export const CUSTOMER_SCREENS: readonly Screen[] = [
  {
    name: 'chercher',
    open: async (page) => {
      await searched('roussel')(page)
      await page.getByRole('dialog').getByRole('option').first().waitFor()
    },
  },
  {
    name: 'chercher-rien',
    open: async (page) => {
      await searched('zzzzqqqq')(page)
      await page.getByText('Rien ne correspond').waitFor()
    },
  },
  {
    name: 'assure',
    open: async (page) => {
      await searched('camille roussel')(page)
      await page
        .getByRole('option', { name: /Camille Roussel/ })
        .first()
        .click()
      await page.getByRole('region', { name: 'Échanges' }).waitFor()
    },
  },
  { name: 'assure-decede', open: ofEstate() },
  {
    name: 'assure-decede-resilie',
    open: async (page) => as('advisor', `/admin/customers/${await endedEstateOf()}`)(page),
  },
  {
    name: 'assure-decede-resilier',
    open: async (page) => {
      await ofEstate(/^Résilier pour les héritiers/)(page)
      await page.getByText('À verser à la succession').waitFor()
    },
  },
  { name: 'assure-decede-nommer', open: ofEstate(/^Nommer le bénéficiaire/) },
  { name: 'assure-decede-retirer', open: ofEstate(/^Retirer ce décès/) },
  {
    name: 'assure-enregistrer-deces',
    open: async (page) => {
      const { email } = await registered(page.request)
      const id = accountIdOf(await tokenOf(page.request, email))
      await as('advisor', `/admin/customers/${id}`)(page)
      await page.getByRole('button', { name: 'Enregistrer un décès' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
]
