import type { Page } from '@playwright/test'
import { accountIdOf, registered, signedIn } from './people.ts'
import type { Screen } from './screen.ts'
import { signedContract } from './signed-contract.ts'

const AT = '2026-11-24T17:45:00.000Z'

/** A page without a network, before the browser: it asks for this file to learn whether there is one. */
async function cutOff(page: Page) {
  await page.route('**/manifest.webmanifest', (route) => route.abort())
}

/** Puts records into the caches of this device, in the place of all others. */
async function keep(
  page: Page,
  caches: Readonly<Record<string, Readonly<Record<string, object>>>>,
) {
  await page.locator('html').evaluate(async (html, given) => {
    const { caches: kept, Response } = html.ownerDocument.defaultView
    for (const [name, records] of Object.entries(given)) {
      await kept.delete(name)
      const cache = await kept.open(name)
      for (const [address, record] of Object.entries(records))
        await cache.put(address, Response.json(record))
    }
  }, caches)
}

function paperOf(contract: string, owner: string, ends = '2027-11-23') {
  return {
    [`/gardes/${contract}/faits.json`]: {
      contract_id: contract,
      owner,
      name: 'Renault Clio AB-123-CD',
      number: contract.slice(0, 8),
      start_date: '2026-11-24',
      end_date: ends,
      natures: ['Accident', 'Bris de glace'],
      kept_at: AT,
    },
  }
}

function claimOf(owner: string | null, change: object = {}) {
  const id = '0b1f6d1e-7a52-4c1f-9d53-0f4a0a5a9a11'
  const photo = { size: 3_100_000, file_id: null }
  return {
    [`/gardes/declarations/${id}.json`]: {
      id,
      owner,
      contract: null,
      form: {
        nature: 'Accident',
        dateIncident: '2026-11-24',
        incidentTime: '18:42',
        place: 'Parking de Vannes (47.64121, -2.75183)',
        description: 'Accrochage en sortant du parking.',
        injured: true,
      },
      photos: [
        { ...photo, id: 'a', name: 'IMG_20261124_184501.jpg' },
        { ...photo, id: 'b', name: 'plaque.jpg' },
      ],
      saved_at: AT,
      attempt: null,
      claim_id: null,
      photos_key: id,
      ...change,
    },
  }
}

const CLAIM = Object.keys(claimOf(null))[0]?.split('/').at(-1)?.replace('.json', '') ?? ''
const EMPTY = { 'sillage.papers': {}, 'sillage.declarations': {} }

/** Someone with a contract and a declaration on this device. */
async function withClaim(page: Page, path: (contract: string) => string, change: object = {}) {
  const { email } = await registered(page.request)
  const contract = await signedContract(page.request, { email, product: 'car', endingIn: 40 })
  const token = await signedIn(page, email)
  await page.goto('/plan-du-site')
  const named = { contract: { contract_id: contract, name: 'Renault Clio AB-123-CD' } }
  await keep(page, {
    ...EMPTY,
    'sillage.declarations': claimOf(accountIdOf(token), { ...named, ...change }),
  })
  await page.goto(path(contract))
}

export const OFFLINE_SCREENS: readonly Screen[] = [
  {
    name: 'hors-ligne',
    open: async (page) => {
      await cutOff(page)
      await page.goto('/offline.html')
      await keep(page, EMPTY)
      await page.reload()
    },
  },
  {
    name: 'hors-ligne-gardes',
    open: async (page) => {
      await cutOff(page)
      await page.goto('/offline.html')
      await keep(page, {
        'sillage.papers': {
          ...paperOf('f68d9bf2-1111-4222-8333-444455556666', 'a'),
          ...paperOf('0a8d9bf2-1111-4222-8333-444455556666', 'a', '2026-01-02'),
        },
        'sillage.declarations': claimOf('a'),
      })
      await page.reload()
      await page.getByRole('link', { name: /^Attestation/ }).waitFor()
    },
  },
  {
    name: 'declarer-sans-reseau',
    open: async (page) => {
      await cutOff(page)
      await page.goto('/offline-claim.html')
      await keep(page, EMPTY)
      await page.getByText('Continuez').waitFor()
    },
  },
  {
    name: 'declarer-sans-reseau-rempli',
    open: async (page) => {
      await page.goto('/plan-du-site')
      await keep(page, {
        'sillage.papers': paperOf('f68d9bf2-1111-4222-8333-444455556666', 'a'),
        'sillage.declarations': claimOf('a'),
      })
      await page.goto(`/offline-claim.html?garde=${CLAIM}`)
      await page.getByText('Le réseau est revenu.').waitFor()
      const refused = { name: 'film.mov', mimeType: 'video/quicktime', buffer: Buffer.from('x') }
      await page.getByLabel('Ajouter des fichiers').setInputFiles(refused)
      await page.getByText('film.mov').waitFor()
    },
  },
  {
    name: 'tableau-de-bord-declaration-gardee',
    open: async (page) => {
      await withClaim(page, () => '/dashboard')
      await page.getByText(/^Déclaration à envoyer/).waitFor()
    },
  },
  {
    name: 'sinistres-photos-a-envoyer',
    open: async (page) => {
      await withClaim(page, () => '/sinistres', { claim_id: CLAIM })
      await page.getByText(/^Photos à envoyer/).waitFor()
    },
  },
  {
    name: 'declaration-gardee',
    open: async (page) => {
      await withClaim(page, () => `/creationSinistre?garde=${CLAIM}`)
      await page.getByRole('button', { name: 'Déclarer le sinistre' }).waitFor()
    },
  },
  {
    name: 'declaration-gardee-sans-reponse',
    open: async (page) => {
      await page.route('**/backend/claims/', (route) => route.abort())
      const body = {
        contract_id: CLAIM,
        nature: 'Accident',
        dateIncident: '2026-11-24',
        description: 'Accrochage.',
      }
      const attempt = { key: CLAIM, body: JSON.stringify(body) }
      await withClaim(page, () => `/creationSinistre?garde=${CLAIM}`, { attempt })
      await page.getByRole('button', { name: 'Renvoyer' }).waitFor()
    },
  },
  {
    name: 'declaration-gardee-disparue',
    open: async (page) => {
      await withClaim(page, () => '/creationSinistre?garde=inconnue')
      await page.getByText('Cette déclaration n’est plus sur cet appareil.').waitFor()
    },
  },
]
