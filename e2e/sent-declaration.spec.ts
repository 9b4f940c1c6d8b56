import { expect, type Page, test } from '@playwright/test'
import { newToken, registered, signedIn } from './people.ts'
import { signedContract } from './signed-contract.ts'

const today = Temporal.Now.plainDateISO('Europe/Paris')
const ALREADY = /^Cette déclaration nous est déjà parvenue\s: sinistre n°\s[0-9a-f]{8}\.$/

test.use({ viewport: { width: 360, height: 740 } })

/** A declaration on a phone, saved up to its description. */
async function writtenDeclaration(page: Page) {
  const { email } = await registered(page.request)
  const contract = await signedContract(page.request, { email, product: 'car', endingIn: 40 })
  await signedIn(page, email)
  await page.goto(`/creationSinistre?contrat=${contract}`)
  await page.getByRole('button', { name: 'Suivant' }).click()
  await page
    .getByRole('combobox', { name: 'Nature du sinistre' })
    .selectOption({ label: 'Bris de glace' })
  await page.getByLabel('Date de l’incident', { exact: true }).fill(today.toString())
  await page.getByRole('button', { name: 'Suivant' }).click()
  const kept = page.waitForResponse(
    (answer) => answer.request().postData()?.includes('Un gravillon.') === true,
  )
  await page.getByRole('textbox', { name: 'Description' }).fill('Un gravillon.')
  await kept
  const claims = async () => {
    const answer = await page.request.get('/backend/claims/user', {
      headers: { authorization: `Bearer ${await newToken(page.request, email)}` },
    })
    return (await answer.json()).data.length
  }
  return { contract, claims }
}

const send = (page: Page) => page.getByRole('button', { name: 'Déclarer le sinistre' })

test('two tabs on one declaration make one claim, and the second one is shown it', async ({
  page,
  context,
}) => {
  const { contract, claims } = await writtenDeclaration(page)
  await expect(page.getByRole('group', { name: /facultatif/ }).first()).toBeVisible()
  const second = await context.newPage()
  await second.goto(`/creationSinistre?contrat=${contract}`)
  await expect(second.getByRole('textbox', { name: 'Description' })).toHaveValue('Un gravillon.')
  await send(page).click()
  await expect(page.getByText('Votre déclaration est enregistrée.')).toBeVisible()
  await expect(page.locator('.declare-step')).toBeFocused()

  await send(second).click()
  await expect(second.getByText(ALREADY)).toBeVisible()
  expect(await claims()).toBe(1)
  await second.getByRole('button', { name: 'Déclarer un autre sinistre' }).click()
  await expect(second.getByText('Étape 1 sur 4')).toBeVisible()
  await second.goBack()
  await second.goto(`/creationSinistre?contrat=${contract}`)
  await expect(second.getByText('Étape 1 sur 4')).toBeVisible()
})

test('a declaration whose answer was lost is named after a reload', async ({ page }) => {
  const { claims } = await writtenDeclaration(page)
  await page.route('**/backend/claims/', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.route('**/backend/claims/contracts/*', (route) => route.abort())
  await send(page).click()
  await expect(page.getByText('Impossible de créer le sinistre.')).toBeInViewport({ ratio: 1 })
  await page.unrouteAll()
  await page.reload()
  await expect(page.getByText(ALREADY)).toBeVisible()
  expect(await claims()).toBe(1)
  await page.getByRole('link', { name: 'Suivre ce sinistre' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Bris de glace' })).toBeVisible()
})
