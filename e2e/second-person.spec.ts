import { expect, type Page, test } from '@playwright/test'
import { ADVISOR, browserOf, declaredClaim } from './claim-people.ts'
import { DEMO } from './people.ts'
import { paidClaim } from './second-person.ts'
import { teller } from './teller.ts'

/** Opens one of the files that wait for a second person, by its number. */
async function openWaiting(page: Page, number: string) {
  await expect(page).toHaveURL(/seulement=second/)
  await page.getByRole('searchbox', { name: 'Rechercher' }).fill(number)
  await page.getByRole('row').filter({ hasText: number }).getByRole('link').first().click()
}

/** Opens it from the team page, which names the oldest and links to all. */
async function openFromTeam(page: Page, number: string) {
  await page.goto('/equipe')
  const seconds = page.getByRole('region', { name: 'En attente d’une seconde personne' }).first()
  await expect(seconds.getByRole('table')).toBeVisible()
  await seconds.getByRole('link', { name: /^Voir le/ }).click()
  await openWaiting(page, number)
}

/** Opens it from one's own day page: the count links to the files. */
async function openFromDay(page: Page, number: string) {
  await page.goto('/ma-journee')
  await page.getByRole('link', { name: /^Attendent une seconde personne/ }).click()
  await openWaiting(page, number)
}

test('a paid claim is reopened by two people: one asks and can’t accept, the other accepts', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000)
  const { email, claimId, path } = await paidClaim(page)
  const number = claimId.slice(0, 8)
  const first = await browserOf(browser, ADVISOR)
  const second = await browserOf(browser, DEMO.admin)
  const customer = await browserOf(browser, email)
  const reason = 'Une seconde facture du garage est arrivée.'

  await test.step('the first asks with a reason, and the claim stays closed', async () => {
    await first.goto(path)
    await first.getByRole('button', { name: 'Demander la réouverture' }).click()
    const dialog = first.getByRole('dialog', { name: 'Demander la réouverture' })
    await expect(dialog.getByText(/un collègue qui n’a ni décidé ni signé/)).toBeVisible()
    await dialog.getByRole('textbox').fill(reason)
    await dialog.getByRole('button', { name: 'Demander la réouverture' }).click()
    await expect(dialog).toBeHidden()
    await expect(first.getByRole('heading', { name: 'Réouverture demandée' })).toBeVisible()
    await expect(first.getByRole('button', { name: 'Accepter et rouvrir' })).toHaveCount(0)
    // the only field is the reason for withdrawing the request, so the page is no form to fill in
    await expect(first.getByText(/^Tous les champs sont à remplir/)).toBeHidden()
    await customer.goto(path)
    await expect(customer.getByRole('log', { name: 'Discussion' })).toBeVisible()
    await expect(customer.getByText(reason)).toHaveCount(0)
  })

  await test.step('the first finds the request in their day, and still can’t accept it', async () => {
    await openFromDay(first, number)
    await expect(first).toHaveURL(path)
    await first.goto('/sinistresDashboard?seulement=sign')
    await expect(first.getByText(/sinistre\(s\) trouvé\(s\)$/)).toBeVisible()
    await expect(first.getByRole('row').filter({ hasText: number })).toHaveCount(0)
    await first.goto(path)
    await expect(first.getByRole('heading', { name: 'Réouverture demandée' })).toBeVisible()
    await expect(first.getByRole('button', { name: 'Accepter et rouvrir' })).toHaveCount(0)
  })

  await test.step('the second refuses with a reason, which the first reads', async () => {
    await openFromTeam(second, number)
    await expect(second).toHaveURL(path)
    await expect(second.getByRole('heading', { name: 'Réouverture à accepter' })).toBeVisible()
    await expect(second.getByText(reason, { exact: true })).toBeVisible()
    const why = second.getByLabel('Pourquoi la refuser ?')
    await second.getByRole('button', { name: 'Refuser la réouverture' }).click({ force: true })
    await expect(why).toBeFocused()
    await expect(why).toHaveAccessibleDescription('Veuillez indiquer pourquoi.')
    await why.fill('La facture n’est pas jointe.')
    await second.getByRole('button', { name: 'Refuser la réouverture' }).click()
    await expect(first.getByText('La facture n’est pas jointe.').first()).toBeVisible()
  })

  await test.step('a second request is accepted, and the customer reads why', async () => {
    await first.getByRole('button', { name: 'Demander la réouverture' }).click()
    const dialog = first.getByRole('dialog', { name: 'Demander la réouverture' })
    await dialog.getByRole('textbox').fill(reason)
    await dialog.getByRole('button', { name: 'Demander la réouverture' }).click()
    await openFromTeam(second, number)
    await second.getByRole('button', { name: 'Accepter et rouvrir' }).click()
    await expect(second.getByRole('heading', { name: 'Réouverture à accepter' })).toHaveCount(0)
    await expect(customer.getByText(reason).first()).toBeVisible()
    await expect(first.getByRole('link', { name: 'Rendre la décision' })).toBeVisible()
  })
  for (const one of [first, second, customer]) await one.context().close()
})

test('a refusal above the limit can’t be signed by its author, and a second person signs it', async ({
  page,
  browser,
}) => {
  const { email, claimId, path } = await declaredClaim(page, 'Accident', 'car')
  const number = claimId.slice(0, 8)
  const first = await browserOf(browser, await teller(page.request, 'prepare'))
  const second = await browserOf(browser, DEMO.admin)
  const customer = await browserOf(browser, email)
  const waits = 'Une décision attend une seconde signature'

  await test.step('a refusal with a clause and a fact asks for a second signature', async () => {
    await first.goto(`/sinistre/decision?id=${claimId}`)
    await first
      .getByRole('group', { name: /^La personne concernée/ })
      .getByText('oui')
      .click()
    await first
      .getByRole('group', { name: /^Aucune exclusion/ })
      .getByText('non')
      .click()
    const clause = first.getByRole('combobox', { name: 'La clause' })
    await clause.selectOption({ index: 1 })
    await first.getByLabel('Le fait').fill('Plainte du 17 novembre, page 2.')
    await first.getByRole('button', { name: 'Demander la seconde signature' }).click()
    await expect(first.getByRole('heading', { name: waits })).toBeVisible()
    await customer.goto(path)
    await expect(customer.getByRole('log', { name: 'Discussion' })).toBeVisible()
    await expect(customer.getByRole('heading', { name: /^Décision/ })).toHaveCount(0)
  })

  await test.step('the first finds the refusal in their day, and can’t sign it', async () => {
    await openFromDay(first, number)
    await expect(first).toHaveURL(path)
    await first.getByRole('link', { name: 'Décision à signer' }).click()
    await expect(first.getByRole('heading', { name: waits })).toBeVisible()
    await expect(first.getByRole('button', { name: 'Signer la décision' })).toHaveCount(0)
  })

  await test.step('the second signs, and the customer reads the refusal', async () => {
    await openFromDay(second, number)
    await second.getByRole('link', { name: 'Décision à signer' }).click()
    await second.getByRole('button', { name: 'Signer la décision' }).click()
    await expect(second).toHaveURL(path)
    await expect(customer.getByRole('heading', { name: /^Décision.*refus/i })).toBeVisible()
  })
  for (const one of [first, second, customer]) await one.context().close()
})
