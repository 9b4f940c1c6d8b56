import { expect, type Page } from '@playwright/test'
import { claimsOf } from './on-the-road.ts'
import { newToken } from './people.ts'

type Side = 'a' | 'b'

export const NAMES = { a: 'Camille Roussel', b: 'Lucie Armand' } as const
const TEXTS = {
  a: { vehicle: 'Renault Clio', plate: 'AB-123-CD', insurer: 'Sillage', contract: '0b6b1c9e' },
  b: { vehicle: 'Peugeot 208', plate: 'FB-917-TQ', insurer: 'Mutuelle', contract: '88 204' },
} as const

const state = (page: Page) => page.locator('#etat')
const fold = (page: Page, name: string) => page.locator(`#pli-${name}`)
export const tag = (page: Page, name: string) => page.locator(`#etat-${name}`)

/** Waits until the page says that its last change is kept. */
export async function allKept(page: Page, text = /^Gardé sur cet appareil/) {
  await expect(state(page)).not.toHaveAttribute('aria-busy')
  await expect(state(page)).toHaveText(text)
}

/** Opens a part of the statement, if it is not open yet. */
export async function open(page: Page, name: string) {
  const details = fold(page, name)
  await expect(details).toBeVisible()
  if ((await details.getAttribute('open')) === null)
    await details.locator('summary').first().click()
}

/** Goes, offline, from the dashboard to the statement of an accident's declaration. */
export async function toStatement(page: Page) {
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Déclarer sans réseau' }).click()
  await page.getByRole('combobox', { name: 'Contrat concerné' }).selectOption({ index: 1 })
  await page
    .getByRole('combobox', { name: 'Nature du sinistre' })
    .selectOption({ label: 'Accident' })
  await page.getByRole('textbox', { name: 'Lieu' }).fill('Orléans, rue des Carmes')
  await page.getByRole('textbox', { name: 'Description' }).fill('Il a reculé dans ma file.')
  await allKept(page)
  await page.getByRole('link', { name: 'Remplir le constat à deux' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Le constat, à deux' })).toBeVisible()
}

/** Says that nobody is injured and nothing else damaged: nothing says so for the drivers. */
export async function answerTogether(page: Page) {
  await open(page, 'ensemble')
  for (const name of ['blesses', 'autres-degats']) {
    const question = page.locator(`#${name}`)
    await expect(question.getByRole('radio', { checked: true })).toHaveCount(0)
    await question.getByRole('radio', { name: 'Non' }).check()
  }
  await expect(tag(page, 'ensemble')).toHaveText('Rempli')
}

export async function writeHalf(page: Page, side: Side, { boxes }: { boxes: readonly number[] }) {
  await open(page, side)
  for (const [id, text] of Object.entries(TEXTS[side])) await page.fill(`#${side}-${id}`, text)
  await page.fill(`#${side}-policyholder`, NAMES[side])
  await page.fill(`#${side}-driver`, NAMES[side])
  await page.selectOption(`#${side}-impact`, side === 'a' ? 'front' : 'rear')
  for (const box of boxes) await page.check(`#${side}-case-${box}`)
  await expect(tag(page, side)).toHaveText('Rempli')
}

/** Signs with the keyboard instead of a drawing. */
async function signHalf(page: Page, side: Side) {
  const place = page.locator(`#signer-${side}`)
  await expect(place.getByLabel('Votre nom', { exact: true })).toHaveValue(NAMES[side])
  await place.getByRole('button', { name: 'Écrire mon nom à la place' }).press('Enter')
  await expect(place.getByRole('img', { name: 'Votre signature' })).toBeVisible()
  await place.getByRole('button', { name: 'Signer le constat' }).press('Enter')
  await expect(place.getByText(`${NAMES[side]}, signé sur cet appareil le`)).toBeVisible()
}

export async function bothSign(page: Page) {
  await open(page, 'signatures')
  await signHalf(page, 'a')
  await signHalf(page, 'b')
  await expect(tag(page, 'signatures')).toHaveText('Signé à deux')
}

/** Writes and signs both halves offline. */
export async function signedStatement(page: Page) {
  await toStatement(page)
  await answerTogether(page)
  await writeHalf(page, 'a', { boxes: [] })
  await writeHalf(page, 'b', { boxes: [14] })
  await bothSign(page)
  await allKept(page, /^Gardé sur cet appareil à .*Signé à deux/)
  await page.getByRole('link', { name: 'Retour à la déclaration' }).click()
  await expect(page.getByText(/^Signé à deux, gardé sur cet appareil/)).toBeVisible()
}

/** Checks the declaration and sends it. */
export async function send(page: Page) {
  await page.goto('/dashboard')
  await page.getByRole('link', { name: /^Vérifier et envoyer/ }).click()
  await page.getByRole('button', { name: 'Déclarer le sinistre' }).click()
}

export async function statementOf(page: Page, email: string) {
  const [claim] = await claimsOf(page, email)
  const answer = await page.request.get(`/backend/claims/${claim?.claim_id}/statement`, {
    headers: { authorization: `Bearer ${await newToken(page.request, email)}` },
  })
  interface Signature {
    readonly by: string
    readonly at: string
    readonly given_at: string | null
  }
  interface Statement {
    readonly version: number
    readonly shared: { readonly place: string }
    readonly a: { readonly texts: Record<string, string> }
    readonly b: { readonly texts: Record<string, string>; readonly circumstances: number[] }
    readonly sketch: string | null
    readonly signed: Readonly<Record<Side, Signature | null>>
  }
  const { data }: { data: Statement } = await answer.json()
  return data
}

/** Begins the statement of an account's only claim online, with this place. */
export async function writeOnline(page: Page, email: string, place: string) {
  const [claim] = await claimsOf(page, email)
  const answer = await page.request.put(`/backend/claims/${claim?.claim_id}/statement`, {
    headers: { authorization: `Bearer ${await newToken(page.request, email)}` },
    data: {
      version: 0,
      shared: {
        day: '2026-11-12',
        time: '18:20',
        place,
        isInjured: false,
        isOtherDamage: false,
        witnesses: '',
      },
      side: { texts: {}, isDamageCovered: null, impact: null, circumstances: [] },
    },
  })
  expect(answer.status()).toBe(200)
}
