import type { Page } from '@playwright/test'
import { buildSignaturePng } from '../apps/server/src/documents/seal/signature.factory.ts'
import { accountIdOf, registered, signedIn } from './people.ts'
import { signedContract } from './signed-contract.ts'

const AT = '2026-11-24T17:45:00.000Z'

/** Takes a page offline as seen from the browser: it requests this file to learn whether there is a network. */
export async function cutOff(page: Page) {
  await page.route('**/manifest.webmanifest', (route) => route.abort())
}

/** Replaces the records in this device's caches. */
export async function keep(
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

export function paperOf(contract: string, owner: string, ends = '2027-11-23') {
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

export function claimOf(owner: string | null, change: object = {}) {
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

const HALF = {
  texts: {
    policyholder: 'Camille Roussel',
    vehicle: 'Renault Clio',
    plate: 'AB-123-CD',
    insurer: 'Sillage Assurance',
    contract: 'f68d9bf2',
    driver: 'Camille Roussel',
    damage: 'Aile avant gauche, phare',
    remarks: 'Je roulais dans ma file, il a reculé sans regarder.',
  },
  isDamageCovered: true,
  impact: 'front_left',
  circumstances: [9],
}
export const OTHER = {
  ...HALF,
  texts: {
    ...HALF.texts,
    driver: 'Lucie Armand',
    plate: 'FB-917-TQ',
    insurer: 'Mutuelle du Loiret',
  },
  impact: 'rear',
  circumstances: [10, 14],
}
const DRAWN = `data:image/png;base64,${buildSignaturePng()}`
export const SIGNED = {
  a: { by: 'Camille Roussel', png: DRAWN, given_at: '2026-11-24T17:58:00.000Z' },
  b: { by: 'Lucie Armand', png: DRAWN, given_at: '2026-11-24T18:03:00.000Z' },
}

/** The accident statement that goes with that declaration. */
export function statementOf(change: object = {}) {
  return {
    [`/gardes/declarations/${CLAIM}/constat-garde`]: {
      shared: {
        day: '2026-11-24',
        time: '18:42',
        place: 'Parking de Vannes',
        isInjured: false,
        isOtherDamage: false,
        witnesses: '',
      },
      a: HALF,
      b: OTHER,
      sketch: DRAWN,
      signed: { a: null, b: null },
      saved_at: AT,
      sent: { version: 0, writing: null, isSketchNew: false, link: null },
      refused: null,
      ...change,
    },
  }
}

export const CLAIM = Object.keys(claimOf(null))[0]?.split('/').at(-1)?.replace('.json', '') ?? ''
export const EMPTY = { 'sillage.papers': {}, 'sillage.declarations': {} }

/** Someone with a contract and a declaration on this device. */
export async function withClaim(
  page: Page,
  path: (contract: string) => string,
  change: object = {},
  beside: Readonly<Record<string, object>> = {},
) {
  const { email } = await registered(page.request)
  const contract = await signedContract(page.request, { email, product: 'car', endingIn: 40 })
  const token = await signedIn(page, email)
  await page.goto('/plan-du-site')
  const named = { contract: { contract_id: contract, name: 'Renault Clio AB-123-CD' } }
  await keep(page, {
    ...EMPTY,
    'sillage.declarations': {
      ...claimOf(accountIdOf(token), { ...named, ...change }),
      ...beside,
    },
  })
  await page.goto(path(contract))
}
