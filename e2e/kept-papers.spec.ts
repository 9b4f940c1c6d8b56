import { expect, type Page, test } from '@playwright/test'
import { confirmAddress } from './mails.ts'
import { keptIn, workerReady } from './offline.ts'
import { textOf } from './pdf-text.ts'
import { newToken, registered, signOut, storedAtFirst } from './people.ts'
import { signedContract } from './signed-contract.ts'

test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 740 } })

/** An account with a certified contract, whose documents are kept on this device. */
async function keepsPapers(page: Page) {
  const { email } = await registered(page.request)
  const contract = await signedContract(page.request, { email, product: 'car', endingIn: 40 })
  await storedAtFirst(page, { accessToken: await newToken(page.request, email) })
  // certificates require it
  await confirmAddress(page, email)
  await page.goto(`/contracts?action=documents&contrat=${contract}`)
  const keep = page.getByRole('button', { name: 'Garder sur cet appareil' })
  await expect(keep).toHaveAccessibleDescription(/qui tient cet appareil déverrouillé/)
  await keep.click()
  await expect(page.getByText(/^Attestation et contrat gardés sur cet appareil/)).toBeVisible()
  await workerReady(page)
  return { email, contract }
}

test('the certificate and the contract saved on the device can be read and removed offline', async ({
  page,
  context,
}) => {
  const { contract } = await keepsPapers(page)
  await context.setOffline(true)
  await page.goto('/dashboard')
  const papers = page.getByRole('region', { name: 'Gardés sur cet appareil' })
  await expect(papers.getByText(contract.slice(0, 8))).toBeVisible()

  const download = page.waitForEvent('download')
  await papers.getByRole('link', { name: /^Attestation/ }).click()
  expect(await textOf(await download)).toContain('vaut présomption d’assurance')
  const other = page.waitForEvent('download')
  await papers.getByRole('link', { name: /^Contrat/ }).click()
  expect(await textOf(await other)).toContain(contract.slice(0, 8))

  page.on('dialog', (dialog) => dialog.accept())
  await papers.getByRole('button', { name: /^Retirer de cet appareil/ }).click()
  await expect(papers.getByRole('listitem')).toHaveCount(0)
  await expect(papers.getByText(/retiré de cet appareil\.$/)).toBeVisible()
  expect(await keptIn(page, 'sillage.papers')).toEqual([])

  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: /^Bon/ })).toBeVisible()
})

test('signing out removes the documents from the device, and they don’t come back', async ({
  page,
}) => {
  const { email } = await keepsPapers(page)
  await page.keyboard.press('Escape')
  await signOut(page)
  await expect.poll(() => keptIn(page, 'sillage.papers')).toEqual([])
  const token = await newToken(page.request, email)
  await page.evaluate((kept) => localStorage.setItem('accessToken', kept), token)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 2, name: 'Mes contrats' })).toBeVisible()
  expect(await keptIn(page, 'sillage.papers')).toEqual([])
  expect(await page.evaluate(() => localStorage.getItem('sillage.device.papers'))).toBeNull()
})

test('an expired session removes the documents, and the next session of the same account restores them', async ({
  page,
}) => {
  const { email } = await keepsPapers(page)
  const { request } = page
  const held = await page.evaluate(() => localStorage.getItem('accessToken'))
  await request.post('/backend/auth/logout', { headers: { authorization: `Bearer ${held}` } })
  await page.goto('/contracts')
  await expect(page).toHaveURL('/login')
  await expect.poll(() => keptIn(page, 'sillage.papers')).toEqual([])

  const token = await newToken(request, email)
  await page.evaluate((kept) => localStorage.setItem('accessToken', kept), token)
  await page.goto('/dashboard')
  await expect.poll(() => keptIn(page, 'sillage.papers')).toHaveLength(3)
})

test('another account on the same device finds no documents of the first', async ({ page }) => {
  await keepsPapers(page)
  const other = await registered(page.request)
  const token = await newToken(page.request, other.email)
  await page.evaluate((kept) => localStorage.setItem('accessToken', kept), token)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: /^Bon/ })).toBeVisible()
  await expect.poll(() => keptIn(page, 'sillage.papers')).toEqual([])
})

test('the documents of a cancelled contract are removed from the device', async ({ page }) => {
  const { contract } = await keepsPapers(page)
  await page.route('**/backend/contracts/user', async (route) => {
    const answer = await route.fetch()
    const body: { data: { contract_id: string; status: string }[] } = await answer.json()
    const data = body.data.map((one) =>
      one.contract_id === contract ? { ...one, status: 'cancelled' } : one,
    )
    await route.fulfill({ response: answer, json: { ...body, data } })
  })
  await page.goto('/contracts')
  await expect.poll(() => keptIn(page, 'sillage.papers')).toEqual([])
})
