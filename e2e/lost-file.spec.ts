import { expect, test } from '@playwright/test'
import { declaredClaim, PICTURE } from './claim-people.ts'
import { signedIn } from './people.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('a file attached to a message is asked for again after a reload, until it is attached or left out', async ({
  page,
}) => {
  const { email, path } = await declaredClaim(page)
  await signedIn(page, email)
  await page.goto(path)
  const text = page.getByRole('textbox', { name: 'Votre message' })
  const picker = page.getByLabel('Joindre des fichiers').and(page.locator('input'))
  const asked = page.getByText(/^À joindre de nouveau\s: photo\.png\.$/)
  const photo = { name: 'photo.png', mimeType: 'image/png', buffer: PICTURE }
  await text.fill('Voici la photo.')
  await picker.setInputFiles(photo)
  await expect(page.getByRole('list', { name: 'Fichiers joints' })).toContainText('photo.png')
  await page.reload()
  await expect(text).toHaveValue('Voici la photo.')
  await expect(asked).toBeVisible()
  await picker.setInputFiles(photo)
  await expect(asked).toBeHidden()
  await page.reload()
  await page.getByRole('button', { name: 'Sans ce fichier' }).click()
  await expect(asked).toBeHidden()
  await page.reload()
  await expect(text).toHaveValue('Voici la photo.')
  await expect(asked).toBeHidden()
})
