import { expect, test } from '@playwright/test'
import { DEMO, signedIn } from './people.ts'

test('a page that failed offline loads once the network is back', async ({ page, context }) => {
  await signedIn(page, DEMO.user)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await context.setOffline(true)
  await page.getByRole('link', { name: 'Souscription', exact: true }).first().click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Cette page a besoin du réseau.' }),
  ).toBeVisible()

  await test.step('the page loads when the user leaves it and comes back', async () => {
    await page.goBack()
    await expect(page).toHaveURL('/dashboard')
    await context.setOffline(false)
    await page.getByRole('link', { name: 'Souscription', exact: true }).first().click()
    await expect(
      page.getByRole('heading', { level: 1, name: "Choisissez le type d'assurance" }),
    ).toBeVisible()
  })

  await test.step('the page loads by itself while the user waits on it', async () => {
    await context.setOffline(true)
    await page.getByRole('link', { name: 'Mes sinistres' }).first().click()
    await expect(
      page.getByRole('heading', { level: 1, name: 'Cette page a besoin du réseau.' }),
    ).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1, name: 'Mes sinistres' })).toBeVisible()
  })
})

test('an act without the network is refused at once, and not sent when it is back', async ({
  page,
  context,
}) => {
  await signedIn(page, DEMO.user)
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Modifier', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nom', { exact: true }).fill('Perdue')
  await context.setOffline(true)
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(dialog.getByText('Vérifiez votre connexion puis réessayez.')).toBeVisible()
  await context.setOffline(false)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Camille Roussel' })).toBeVisible()
})
