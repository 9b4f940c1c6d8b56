import { expect, type Page, test } from '@playwright/test'
import { ADVISOR, browserOf, declaredClaim, discussionOf, PICTURE } from './claim-people.ts'
import { confirmed, registered } from './people.ts'

async function send(page: Page, name: string) {
  const stored = page.waitForResponse((answer) => /\/files\?name=/.test(answer.url()))
  await page
    .getByLabel('Joindre des fichiers')
    .and(page.locator('input'))
    .setInputFiles({ name, mimeType: 'image/png', buffer: PICTURE })
  await stored
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await page.getByRole('button', { name: 'Envoyer', exact: true }).click()
  await expect(page.getByRole('button', { name: `Voir ${name}` })).toBeVisible()
}

test('a garage added to a claim sees the discussion and what is shared with it, and nothing else', async ({
  page,
  browser,
}) => {
  const { email, path } = await declaredClaim(page, 'Bris de glace', 'car')
  const garage = await confirmed(page.request)
  const owner = await browserOf(browser, email)
  const advisor = await browserOf(browser, ADVISOR)
  const mechanic = await browserOf(browser, garage.email)
  await owner.goto(path)
  await send(owner, 'rib.png')
  await send(owner, 'pare-brise.png')

  await test.step('before being added, the garage sees nothing', async () => {
    await mechanic.goto(path)
    await expect(mechanic.getByText('Le vol de 9 h')).toHaveCount(0)
    await expect(discussionOf(mechanic)).toHaveCount(0)
  })

  await test.step('the advisor adds the garage by its exact address, after a look at who it is', async () => {
    await advisor.goto(path)
    await advisor.getByRole('button', { name: 'Ajouter un tiers' }).click()
    const dialog = advisor.getByRole('dialog', { name: 'Ajouter un tiers' })
    await dialog.getByText('Garage', { exact: true }).click()
    await dialog.getByLabel(/^Son adresse/).fill(garage.email.slice(1))
    await dialog.getByRole('button', { name: 'Chercher' }).click()
    await expect(dialog.getByText(/Aucun compte n’a cette adresse/)).toBeVisible()
    const { email: unproved } = await registered(page.request)
    await dialog.getByLabel(/^Son adresse/).fill(unproved)
    await dialog.getByRole('button', { name: 'Chercher' }).click()
    await expect(dialog.getByText(/elle n’est pas confirmée/)).toBeVisible()
    await dialog.getByLabel(/^Son adresse/).fill(garage.email)
    await dialog.getByRole('button', { name: 'Chercher' }).click()
    await expect(dialog.getByText(/ni une pièce de santé/)).toBeVisible()
    await dialog.getByRole('button', { name: /^Ajouter .* \(garage\)$/ }).click()
    await expect(dialog).toBeHidden()
    await expect(advisor.getByText('Garage', { exact: true })).toBeVisible()
  })

  await test.step('the garage can write messages, and sees no file', async () => {
    await mechanic.goto(path)
    await expect(mechanic.getByText(/en tant que garage/)).toBeVisible()
    await expect(mechanic.getByText('Le vol de 9 h')).toHaveCount(0)
    await expect(mechanic.getByRole('button', { name: /^Voir / })).toHaveCount(0)
    const field = mechanic.getByRole('textbox', { name: 'Votre message' })
    await field.fill('Venez mardi à 9 h.')
    await field.press('Enter')
    await expect(discussionOf(owner).getByText('Venez mardi à 9 h.')).toBeVisible()
  })

  await test.step('a file shared with the garage appears at once', async () => {
    await mechanic.getByRole('tab', { name: /documents/ }).click()
    await advisor.getByRole('tab', { name: /documents/ }).click()
    await advisor.getByRole('button', { name: 'Voir pare-brise.png' }).click()
    await advisor
      .getByRole('dialog')
      .getByRole('checkbox', { name: /garage/ })
      .check()
    await expect(mechanic.getByRole('button', { name: 'Voir pare-brise.png' })).toBeVisible()
    await expect(mechanic.getByRole('button', { name: 'Voir rib.png' })).toHaveCount(0)
  })

  await test.step('once removed, the garage sees nothing any more', async () => {
    await advisor.keyboard.press('Escape')
    await advisor.getByRole('button', { name: /^Retirer / }).click()
    await advisor.getByRole('dialog').getByRole('button', { name: 'Retirer', exact: true }).click()
    await expect(discussionOf(mechanic)).toHaveCount(0)
    await expect(mechanic.getByRole('button', { name: 'Voir pare-brise.png' })).toHaveCount(0)
  })
})
