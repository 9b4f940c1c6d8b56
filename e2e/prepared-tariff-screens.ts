import type { Page } from '@playwright/test'
import { DEMO, tokenOf } from './people.ts'
import { as, type Screen } from './screen.ts'

const DESK = '/admin/tariffs'

interface Prepared {
  readonly data: {
    readonly id: string
    readonly version: string
    readonly starts_on: string
    readonly numbers: readonly {
      readonly path: string
      readonly row: string
      readonly value: number
    }[]
  }
}

let draft: Promise<string> | undefined
/** A draft tariff by the admin with dearer garages and fees, shared by all screens. */
function draftOf(page: Page): Promise<string> {
  draft ??= (async () => {
    const token = await tokenOf(page.request, DEMO.admin)
    const headers = { authorization: `Bearer ${token}` }
    const startsOn = Temporal.Now.plainDateISO('Europe/Paris').add({ days: 60 })
    const made = await page.request.post(`/backend${DESK}`, {
      data: { product: 'car', starts_on: startsOn.toString() },
      headers,
    })
    const { data }: Prepared = await made.json()
    const { id, version, starts_on, numbers } = data
    const dearer = numbers
      .filter(({ row }) => row === 'Garage fermé' || row === 'Frais de contrat')
      .map(({ path, value }) => ({ path, value: value > 1 ? value + 200 : value + 0.02 }))
      .map(({ path, value }) => ({ path, value: Number(value.toFixed(2)) }))
    const changed = await page.request.put(`/backend${DESK}/${id}`, {
      data: { revision: 1, version, starts_on, numbers: dearer },
      headers,
    })
    if (!changed.ok()) throw new Error(await changed.text())
    return `${DESK}/${id}`
  })()
  return draft
}

const opened = (person: 'admin' | 'root') => async (page: Page) => {
  await as(person, await draftOf(page))(page)
  await page.getByText('avant : 0,68').waitFor()
}

export const PREPARED_TARIFF_SCREENS: readonly Screen[] = [
  {
    name: 'tarifs-prepares',
    open: async (page) => {
      await draftOf(page)
      await as('root', DESK)(page)
      await page.getByRole('table').waitFor()
    },
  },
  {
    name: 'tarifs-prepares-en-panne',
    open: async (page) => {
      await page.route(`**/backend${DESK}`, (route) => route.abort())
      await as('admin', DESK)(page)
      await page.getByRole('button', { name: 'Réessayer' }).waitFor()
    },
  },
  {
    name: 'tarifs-prepares-preparer',
    open: async (page) => {
      await as('admin', DESK)(page)
      await page.getByRole('button', { name: 'Préparer un tarif' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  { name: 'tarif-prepare-brouillon', open: opened('admin') },
  {
    name: 'tarif-prepare-refuse',
    open: async (page) => {
      await opened('admin')(page)
      await page.getByLabel('Garage fermé, Vol et incendie').fill('0,95')
      await page.getByRole('button', { name: 'Enregistrer' }).click()
      await page.getByText('Le brouillon reste tel qu’il était.').waitFor()
    },
  },
  {
    name: 'tarif-prepare-simulation',
    open: async (page) => {
      await opened('root')(page)
      await page.getByRole('button', { name: 'Simuler sur les contrats en cours' }).click()
      await page.getByLabel('Segment').waitFor()
    },
  },
  {
    name: 'tarif-prepare-approuver',
    open: async (page) => {
      await opened('root')(page)
      await page.getByRole('button', { name: 'Approuver ce tarif' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
]
