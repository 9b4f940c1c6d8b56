import { expect, test } from '@playwright/test'
import { PICTURE } from './claim-people.ts'
import { registered, signedIn } from './people.ts'
import { signedContract } from './signed-contract.ts'

const today = Temporal.Now.plainDateISO('Europe/Paris')

test.use({ viewport: { width: 360, height: 740 } })

test('photos that could not leave after the declaration leave from the page of the claim', async ({
  page,
}) => {
  const { email } = await registered(page.request)
  const contract = await signedContract(page.request, { email, product: 'travel', endingIn: 40 })
  await signedIn(page, email)
  await page.goto(`/creationSinistre?contrat=${contract}`)
  await page.getByRole('button', { name: 'Suivant' }).click()
  await page
    .getByRole('combobox', { name: 'Nature du sinistre' })
    .selectOption({ label: 'Retard ou annulation de vol' })
  await page.getByLabel('Date de l’incident', { exact: true }).fill(today.toString())
  await page.getByRole('button', { name: 'Suivant' }).click()
  await page.getByRole('textbox', { name: 'Description' }).fill('Le vol est parti à 15 h.')
  await page
    .getByLabel('Ajouter des fichiers')
    .and(page.locator('input'))
    .setInputFiles({ name: 'panneau.png', mimeType: 'image/png', buffer: PICTURE })
  await expect(page.getByRole('list', { name: 'Fichiers joints' })).toContainText('panneau.png')
  const uploads = '**/claims/*/files*'
  await page.route(uploads, (route) => route.abort())
  await page.getByRole('button', { name: 'Déclarer le sinistre' }).click()
  await expect(page.getByText('Vos photos et documents ne sont pas encore partis.')).toBeVisible()
  await page.unroute(uploads)

  await page.goto(`/creationSinistre?contrat=${contract}`)
  await page.goto('/sinistres')
  await page.getByRole('link', { name: /^Voir le détail/ }).click()
  await expect(page.getByText('Votre fichier est bien arrivé.')).toBeVisible()
  await page.getByRole('tab', { name: 'Consulter les documents 1' }).click()
  await expect(page.getByRole('button', { name: 'Voir panneau.png' })).toBeVisible()
})
