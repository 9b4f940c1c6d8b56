import type { Page } from '@playwright/test'
import { paths } from '@sillage/wire/addresses.ts'
import { ADVISOR, declaredClaim } from './claim-people.ts'
import { confirmed, newToken, signedIn } from './people.ts'
import type { Screen } from './screen.ts'
import { at } from './screen.ts'

let shared: ReturnType<typeof filed> | undefined

/** A claim whose owner has sent three files, one of which was refused. */
async function filed(page: Page) {
  const claim = await declaredClaim(page, 'Bris de glace', 'car')
  await page.goto('/')
  const picture = await page.screenshot()
  const call = async (
    email: string,
    path: string,
    sent: { method?: string; data: object | Buffer },
  ) => {
    const answer = await page.request.fetch(`/backend${path}`, {
      method: sent.method ?? 'POST',
      headers: {
        authorization: `Bearer ${await newToken(page.request, email)}`,
        ...(Buffer.isBuffer(sent.data) && { 'content-type': 'application/octet-stream' }),
      },
      data: sent.data,
    })
    if (!answer.ok()) throw new Error(await answer.text())
    return answer.json()
  }
  const files: string[] = []
  for (const name of ['photo.png', 'photo.png', 'IMG_20261124_devis_du_garage.png']) {
    const { data } = await call(claim.email, `/claims/${claim.claimId}/files?name=${name}`, {
      data: picture,
    })
    files.push(data.file_id)
  }
  await call(claim.email, '/messages/', { data: { claimId: claim.claimId, files } })
  const [photo, , quote] = files
  const ofTeam = (file: string | undefined, what: string, data: object) =>
    call(ADVISOR, `/claims/${claim.claimId}/files/${file}/${what}`, { method: 'PUT', data })
  await ofTeam(photo, 'filing', { document_key: 'photos' })
  await ofTeam(photo, 'review', { verdict: 'accepted' })
  await ofTeam(quote, 'filing', { name: 'Devis du garage Orlet', document_key: 'repair_quote' })
  await ofTeam(quote, 'review', {
    verdict: 'refused',
    reason: 'incomplete',
    words: 'Le total hors taxes manque : demandez au garage un devis détaillé.',
  })
  const { email: garage } = await confirmed(page.request)
  const search = { data: { email: garage } }
  const { data: found } = await call(ADVISOR, `/claims/${claim.claimId}/participants/find`, search)
  await call(ADVISOR, `/claims/addParticipants/${claim.claimId}`, {
    data: { participants: [found.userId], relation: 'garage' },
  })
  await ofTeam(quote, `shares/${found.userId}`, { is_shared: true })
  return { ...claim, garage }
}

function sharedClaim(page: Page) {
  shared ??= filed(page)
  return shared
}

async function documents(page: Page, who: 'owner' | 'advisor') {
  const { email, path } = await sharedClaim(page)
  await signedIn(page, who === 'owner' ? email : ADVISOR)
  await page.goto(path)
  await page.getByRole('tab', { name: /documents/ }).click()
  await page.getByRole('list', { name: 'Documents du sinistre' }).waitFor()
}

async function viewing(page: Page, who: 'owner' | 'advisor') {
  await documents(page, who)
  await page.getByRole('button', { name: /^Voir Devis du garage/ }).click()
  await page.getByRole('dialog').getByRole('img').waitFor()
}

/** The documents of a claim, in the list and in the viewer. */
export const DOCUMENT_SCREENS: readonly Screen[] = [
  { name: 'documents-assure', open: (page) => documents(page, 'owner') },
  { name: 'documents-equipe', open: (page) => documents(page, 'advisor') },
  { name: 'documents-visionneuse-assure', open: (page) => viewing(page, 'owner') },
  { name: 'documents-visionneuse', open: (page) => viewing(page, 'advisor') },
  {
    name: 'documents-refus',
    open: async (page) => {
      await viewing(page, 'advisor')
      await page.getByRole('button', { name: 'Refuser' }).click()
      await page.getByRole('button', { name: 'Refuser et redemander' }).click()
    },
  },
  {
    name: 'tiers-ajouter',
    open: async (page) => {
      await documents(page, 'advisor')
      await page.getByRole('button', { name: 'Ajouter un tiers' }).click()
      await page.getByRole('dialog').getByText('Avocat').click()
    },
  },
  {
    name: 'tiers-confirmer',
    open: async (page) => {
      const { email } = await confirmed(page.request)
      await documents(page, 'advisor')
      await page.getByRole('button', { name: 'Ajouter un tiers' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByText('Expert', { exact: true }).click()
      await dialog.getByLabel(/^Son adresse/).fill(email)
      await dialog.getByRole('button', { name: 'Chercher' }).click()
      await dialog.getByRole('button', { name: /^Ajouter/ }).waitFor()
    },
  },
  {
    name: 'tiers-sinistre',
    open: async (page) => {
      const { garage, path } = await sharedClaim(page)
      await signedIn(page, garage)
      await page.goto(path)
      await page.getByRole('log').waitFor()
    },
  },
]

/** The documents that each product offers before it is bought. */
export const PRODUCT_PAPER_SCREENS: readonly Screen[] = Object.entries(paths.documents).flatMap(
  ([product, { ipid, conditions }]) => [
    { name: `information-${product.toLowerCase()}`, open: at(ipid) },
    { name: `conditions-${product.toLowerCase()}`, open: at(conditions) },
  ],
)
