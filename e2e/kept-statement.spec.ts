import { expect, test } from '@playwright/test'
import { browserOf, declaredClaim } from './claim-people.ts'
import { newToken, signedIn } from './people.ts'
import { writtenStatement } from './statement.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('what a driver typed of a statement outlasts a reload and another page, until it is saved', async ({
  page,
}) => {
  const { email, path } = await declaredClaim(page, 'Accident', 'car')
  await signedIn(page, email)
  await page.goto(path)
  await page.getByRole('link', { name: 'Remplir le constat' }).click()
  const driver = page.getByLabel(/^Nom et prénom du conducteur/)
  const witnesses = page.getByLabel(/^Témoins/)
  const unsaved = page.getByText('Vos changements ne sont pas encore enregistrés.')
  await driver.fill('Camille Roussel')
  await witnesses.fill('Ana Diaz, 06 00 00 00 00')
  await page.getByLabel(/^Point de choc initial/).selectOption('Avant')
  const pad = page.getByRole('img', { name: 'Croquis vide' })
  await pad.scrollIntoViewIfNeeded()
  const box = await pad.boundingBox()
  if (!box) throw new Error('no pad')
  await page.mouse.move(box.x + 40, box.y + 40)
  await page.mouse.down()
  await page.mouse.move(box.x + 160, box.y + 90, { steps: 5 })
  await page.mouse.up()
  await page.getByRole('checkbox', { name: 'A : reculait' }).check()

  await page.reload()
  await expect(driver).toHaveValue('Camille Roussel')
  await expect(witnesses).toHaveValue('Ana Diaz, 06 00 00 00 00')
  await expect(page.getByLabel(/^Point de choc initial/)).toHaveValue('front')
  await expect(page.getByRole('checkbox', { name: 'A : reculait' })).toBeChecked()
  await expect(page.getByRole('img', { name: 'Croquis de l’accident' })).toBeVisible()
  await expect(unsaved).toBeVisible()
  await page.getByRole('link', { name: 'Le sinistre' }).click()
  await page.getByRole('link', { name: 'Remplir le constat' }).click()
  await expect(driver).toHaveValue('Camille Roussel')

  await page.getByRole('button', { name: 'Enregistrer ma moitié' }).click()
  await expect(page.getByText('Votre moitié est enregistrée.')).toBeVisible()
  await page.reload()
  await expect(driver).toHaveValue('Camille Roussel')
  await expect(unsaved).toBeHidden()
})

test('the other driver, without an account, finds what they typed after a reload', async ({
  page,
  browser,
}) => {
  const { link } = await writtenStatement(page, { isSigned: false })
  const other = await (await browser.newContext({ locale: 'fr-FR' })).newPage()
  await other.goto(link)
  const remarks = other.getByLabel(/^Mes observations/)
  await remarks.fill('Il roulait trop vite.')
  await other.reload()
  await expect(remarks).toHaveValue('Il roulait trop vite.')
  await expect(other.getByText('Vos changements ne sont pas encore enregistrés.')).toBeVisible()
  await other.getByRole('button', { name: 'Enregistrer ma moitié' }).click()
  await expect(other.getByText('Votre moitié est enregistrée.')).toBeVisible()
})

test('a half saved on another device is not written over before its author chose', async ({
  page,
  browser,
}) => {
  const { email, claimId } = await writtenStatement(page, { isSigned: false })
  const address = `/sinistre/constat?id=${claimId}`
  await signedIn(page, email)
  await page.goto(address)
  const place = page.getByLabel('Lieu', { exact: true })
  await expect(place).toHaveValue('Orléans, rue des Carmes')
  await place.fill('Orléans, quai du Roi')

  const phone = await browserOf(browser, email)
  await phone.goto(address)
  await phone.getByLabel('Lieu', { exact: true }).fill('Orléans, pont George-V')
  await phone.getByRole('button', { name: 'Enregistrer ma moitié' }).click()
  await expect(phone.getByText('Votre moitié est enregistrée.')).toBeVisible()

  const changed = page.getByText('Deux versions de votre moitié existent.')
  await expect(changed).toBeVisible()
  await page.reload()
  await expect(changed).toBeVisible()
  await expect(place).toHaveValue('Orléans, quai du Roi')
  await page.getByRole('button', { name: 'Enregistrer ma moitié' }).click({ force: true })
  const answer = await page.request.get(`/backend/claims/${claimId}/statement`, {
    headers: { authorization: `Bearer ${await newToken(page.request, email)}` },
  })
  expect((await answer.json()).data.shared.place).toBe('Orléans, pont George-V')

  await page.getByRole('button', { name: 'Reprendre la moitié enregistrée' }).click()
  await expect(changed).toBeHidden()
  await expect(place).toHaveValue('Orléans, pont George-V')
  await page.reload()
  await expect(place).toHaveValue('Orléans, pont George-V')
})
