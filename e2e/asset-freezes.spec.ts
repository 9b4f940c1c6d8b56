import { expect, type Page, test } from '@playwright/test'
import { DEMO, registered, signedIn } from './people.ts'
import { addTravel, openRecap, sign } from './recap.ts'

const CONFIRM = { name: 'Confirmer la création du contrat' } as const

/** Fills the first traveller's name and birth date. */
async function travelAs(page: Page, name: string, birth: string) {
  const card = page.getByRole('region', { name: 'Ce qui figurera au contrat' })
  await card.getByLabel('Personne 1, prénom et nom').fill(name)
  await card.getByLabel('Personne 1, date de naissance').fill(birth)
  await card.getByLabel('Personne 1, date de naissance').press('Tab')
}

test('a possible match with the asset-freeze register holds the signature until an admin releases it', async ({
  browser,
}) => {
  test.slow()
  const customers = await browser.newContext({ locale: 'fr-FR' })
  const staff = await browser.newContext({ locale: 'fr-FR' })
  const page = await customers.newPage()
  const desk = await staff.newPage()
  const { email } = await registered(page.request)

  await test.step('the contract is not signed, and the page does not say why', async () => {
    await openRecap(page, email, 'Voyage')
    await travelAs(page, 'Hector Testenoire', '03/02/1981')
    await addTravel(page)
    await sign(page)
    await page.getByRole('button', CONFIRM).click()
    await expect(
      page.getByText('Votre demande doit être examinée par une personne de notre équipe').first(),
    ).toBeVisible()
    expect(await page.locator('body').innerText()).not.toMatch(/gel des|gels d|registre national/i)
    await page.goto('/contracts')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('Hector Testenoire')).toHaveCount(0)
  })

  await test.step('an administrator compares the person with the entry, and releases them with a reason', async () => {
    await signedIn(desk, DEMO.admin)
    await desk.goto('/admin/asset-freezes')
    const match = desk.getByRole('listitem').filter({ hasText: 'Hector Testenoire' }).first()
    await expect(match.getByText('Hector Émile TESTENOIRE')).toBeVisible()
    await expect(match.getByText('Numéro 9001')).toBeVisible()
    await expect(
      desk.getByText(/^Registre publié le 20\snovembre\s2026\s: 1\sinscription, lu le /),
    ).toBeVisible()
    const reason = match.getByLabel('Motif de la décision')
    await match.getByRole('button', { name: 'C’est elle : refuser' }).click({ force: true })
    await expect(reason).toBeFocused()
    await expect(reason).toHaveAccessibleDescription('Indiquez le motif.')
    await reason.fill('Né à Nantes, l’autre à Test.')
    await match.getByRole('button', { name: 'C’est elle : refuser' }).click()
    const refusal = desk.getByRole('dialog', { name: 'Refuser : Hector Testenoire' })
    await expect(refusal.getByText(/Un refus est définitif/)).toBeVisible()
    await refusal.getByRole('button', { name: 'Annuler' }).click()
    const root = await (await browser.newContext({ locale: 'fr-FR' })).newPage()
    await signedIn(root, DEMO.root)
    await root.goto('/admin/asset-freezes')
    const same = root.getByRole('listitem').filter({ hasText: 'Hector Testenoire' }).first()
    await same.getByLabel('Motif de la décision').fill('Un homonyme.')
    await match.getByRole('button', { name: 'Ce n’est pas elle : libérer' }).click()
    await expect(desk.getByText('Personne libérée.')).toBeVisible()
    await same.getByRole('button', { name: 'Ce n’est pas elle : libérer' }).click()
    await expect(root.getByText(/Une décision a déjà été prise/)).toBeVisible()
    await expect(same).toHaveCount(0)
    await root.context().close()
  })

  await test.step('the same person can then sign', async () => {
    await page.goto('/recap')
    await sign(page)
    await page.getByRole('button', CONFIRM).click()
    await expect(page).toHaveURL(/\/contracts/)
  })
  await customers.close()
  await staff.close()
})
