import {
  CLAIM,
  claimOf,
  cutOff,
  EMPTY,
  keep,
  paperOf,
  SIGNED,
  statementOf,
  withClaim,
} from './kept-records.ts'
import { OFFLINE_STATEMENT_SCREENS } from './offline-statement-screens.ts'
import type { Screen } from './screen.ts'

/** The pages without a network, and what the app shows of what a device keeps. */
export const OFFLINE_SCREENS: readonly Screen[] = [
  ...OFFLINE_STATEMENT_SCREENS,
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
      const beside = statementOf({ signed: SIGNED })
      await withClaim(page, () => `/creationSinistre?garde=${CLAIM}`, {}, beside)
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
