import type { Page } from '@playwright/test'
import { declaredClaim } from './claim-people.ts'
import {
  CLAIM,
  claimOf,
  cutOff,
  EMPTY,
  keep,
  OTHER,
  SIGNED,
  statementOf,
  withClaim,
} from './kept-records.ts'
import { accountIdOf, signedIn } from './people.ts'
import type { Screen } from './screen.ts'

/** The statement of a declaration of this device, in one of its states. */
async function openStatement(page: Page, beside: object, claim: object = {}) {
  await page.goto('/plan-du-site')
  await keep(page, {
    ...EMPTY,
    'sillage.declarations': { ...claimOf('a', claim), ...beside },
  })
  await page.goto(`/offline-statement.html?garde=${CLAIM}`)
  await page.getByText('Le réseau est revenu.').waitFor()
}

/** The statement that two drivers write on one device, without a network. */
export const OFFLINE_STATEMENT_SCREENS: readonly Screen[] = [
  {
    name: 'constat-sans-reseau',
    open: async (page) => {
      await cutOff(page)
      await page.goto('/plan-du-site')
      await keep(page, { ...EMPTY, 'sillage.declarations': claimOf('a', { form: {} }) })
      await page.goto(`/offline-statement.html?garde=${CLAIM}`)
      await page.getByText('Continuez').waitFor()
    },
  },
  {
    name: 'constat-sans-reseau-moitie-b',
    open: async (page) => {
      await openStatement(page, statementOf({ b: { ...OTHER, impact: null } }))
      await page.locator('#b-plate').waitFor()
    },
  },
  {
    name: 'constat-sans-reseau-a-signer',
    open: async (page) => {
      await openStatement(page, statementOf({ sketch: null }))
      const signing = page.locator('#signer-a')
      await signing.getByLabel('Votre nom', { exact: true }).fill('')
      await signing.getByRole('button', { name: 'Signer le constat' }).click()
      await signing.getByText('Signez dans le cadre.').waitFor()
    },
  },
  {
    name: 'constat-sans-reseau-signe',
    open: async (page) => {
      await openStatement(page, statementOf({ signed: SIGNED }))
      await page.getByRole('img', { name: 'Signature de Lucie Armand' }).waitFor()
      await page.locator('#pli-a > summary').click()
    },
  },
  {
    name: 'constat-sans-reseau-refuse',
    open: async (page) => {
      const refused = 'Cette signature date de plus de 30\u00a0jours\u00a0: signez de nouveau.'
      await openStatement(page, statementOf({ signed: SIGNED, refused }), { claim_id: CLAIM })
      await page.getByText(/^Refusé/).waitFor()
    },
  },
  {
    name: 'constat-sans-reseau-absent',
    open: async (page) => {
      await page.goto('/offline-statement.html?garde=inconnue')
      await page.getByText('Ce constat n’est pas sur cet appareil.').waitFor()
    },
  },
  {
    name: 'declaration-gardee-constat-arrive',
    open: async (page) => {
      const { email, claimId } = await declaredClaim(page, 'Accident', 'car')
      const token = await signedIn(page, email)
      await page.goto('/plan-du-site')
      const now = new Date().toISOString()
      const signed = { a: { ...SIGNED.a, given_at: now }, b: { ...SIGNED.b, given_at: now } }
      const claim = claimOf(accountIdOf(token), { claim_id: claimId, photos: [] })
      await keep(page, {
        ...EMPTY,
        'sillage.declarations': { ...claim, ...statementOf({ signed }) },
      })
      await page.goto(`/creationSinistre?garde=${CLAIM}`)
      await page.getByRole('img', { name: /^Code QR/ }).waitFor()
    },
  },
  {
    name: 'declaration-gardee-constat-refuse',
    open: async (page) => {
      await page.route('**/backend/claims/*/statement', (route) =>
        route.fulfill({
          status: 409,
          contentType: 'application/problem+json',
          body: JSON.stringify({
            type: 'about:blank',
            title: 'Conflict',
            status: 409,
            code: 'statement.closed',
            message: 'Ce sinistre est fermé\u00a0: son constat ne change plus.',
            requestId: CLAIM,
          }),
        }),
      )
      const beside = statementOf({ signed: SIGNED })
      await withClaim(page, () => `/creationSinistre?garde=${CLAIM}`, { claim_id: CLAIM }, beside)
      await page.getByText('Constat refusé.').waitFor()
    },
  },
]
