import { expect, test } from '@playwright/test'
import { buildPlate } from '../apps/server/src/subscription/subscription.factory.ts'
import { textOf } from './pdf-text.ts'
import { registered, signedIn } from './people.ts'
import { drawSignature } from './signature.ts'
import { signedContract } from './signed-contract.ts'

test('a provisional plate is replaced by the definitive one with a signed amendment', async ({
  page,
}) => {
  const { email } = await registered(page.request)
  const before = `WW-${buildPlate().slice(3)}`
  const plate = buildPlate()
  await signedContract(page.request, { email, product: 'car', endingIn: 60, plate: before })
  await signedIn(page, email)
  await page.goto('/contracts')
  await expect(page.getByRole('main')).toContainText(before)
  await page.getByRole('button', { name: /^Détails du contrat/ }).click()
  await page.getByRole('button', { name: /^Changer l’immatriculation/ }).click()

  const dialog = page.getByRole('dialog', { name: 'Changer l’immatriculation' })
  await expect(dialog.getByRole('definition').getByText(before, { exact: true })).toBeVisible()
  const field = dialog.getByLabel('Nouvelle immatriculation')
  await field.fill(before.toLowerCase())
  await field.blur()
  await expect(field).toHaveAccessibleDescription('C’est déjà l’immatriculation de ce contrat.')
  await field.fill(plate.toLowerCase().replaceAll('-', ' '))
  await dialog.getByRole('radio', { name: 'Saisir au clavier' }).check()
  await dialog.getByLabel('Votre nom, en guise de signature').fill('Lou Perrin')
  await expect(
    dialog.getByText(`vous demandez que ce contrat porte l’immatriculation ${plate}`),
  ).toBeVisible()
  await dialog.getByRole('button', { name: 'Signer l’avenant' }).click()
  await expect(page.getByRole('article').first()).toContainText(plate)

  await page.getByRole('button', { name: /^Historique/ }).click()
  const history = page.getByRole('dialog')
  await expect(history.getByText('Vous avez changé l’immatriculation du contrat.')).toBeVisible()
  await expect(history.getByText(`${before} devient ${plate}`)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Documents/ }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('dialog')
      .getByRole('button', { name: /Avenant de changement d’immatriculation/ })
      .click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^immatriculation_/)
  expect((await textOf(download)).replaceAll(/\s/g, '')).toContain(plate)
})

test('after a refusal, the signature that was drawn is still there', async ({ page }) => {
  const { email } = await registered(page.request)
  await signedContract(page.request, { email, product: 'car', endingIn: 60 })
  await signedIn(page, email)
  await page.goto('/contracts')
  await page.getByRole('button', { name: /^Détails du contrat/ }).click()
  await page.getByRole('button', { name: /^Changer l’immatriculation/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Changer l’immatriculation' })
  await dialog.getByLabel('Nouvelle immatriculation').fill(buildPlate())
  await drawSignature(page)
  await expect(dialog.getByText('Signature prête')).toBeVisible()
  const drawn = () => page.evaluate("document.querySelector('dialog canvas').toDataURL()")
  const before = await drawn()
  await page.route('**/backend/contracts/*/plate', (route) => route.abort())
  await dialog.getByRole('button', { name: 'Signer l’avenant' }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await expect(dialog.getByRole('radio', { name: 'Dessiner' })).toBeEnabled()
  expect(await drawn()).toBe(before)
  // and it can still be drawn on
  await drawSignature(page)
  expect(await drawn()).not.toBe(before)
})
