import { expect, type Page, test } from '@playwright/test'
import { textOf } from './pdf-text.ts'
import { DEMO, registered, signedIn, signInByForm } from './people.ts'
import { openPeriod, openRecap, sign } from './recap.ts'
import { IBAN } from './teller.ts'

const inDays = (days: number) =>
  Temporal.Now.plainDateISO('Europe/Paris')
    .add({ days })
    .toString()
    .split('-')
    .toReversed()
    .join('/')

async function untilIn(page: Page, days: number) {
  await openPeriod(page)
  await page.getByLabel('Date de fin').fill(inDays(days))
  await page.getByLabel('Date de fin').blur()
  await page.keyboard.press('Escape')
}

test('monthly payments by direct debit are chosen, signed with the contract and shown afterwards', async ({
  page,
}) => {
  const person = await registered(page.request)
  await openRecap(page, person.email, 'Voiture')
  await untilIn(page, 180)
  const card = page.getByRole('region', { name: 'Paiement' })

  await test.step('each payment is shown with its day before signing', async () => {
    await expect(card.getByRole('listitem')).toHaveCount(1)
    await card.getByRole('radio', { name: 'Par mois' }).check()
    await expect(card.getByRole('listitem')).toHaveCount(6)
    await card.getByRole('radio', { name: /Prélèvement/ }).check()
    await expect(card.getByText('préavis réduit à 5')).toBeVisible()
  })

  await test.step('a reload keeps both choices, and asks for the account', async () => {
    await page.reload()
    await expect(card.getByRole('radio', { name: 'Par mois' })).toBeChecked()
    await expect(card.getByRole('radio', { name: /Prélèvement/ })).toBeChecked()
    await expect(card.getByLabel('IBAN')).toHaveValue('')
  })

  await test.step('an IBAN is checked as it is typed', async () => {
    await card.getByLabel('Titulaire du compte').fill('Camille Roussel')
    await card.getByLabel('IBAN').fill(IBAN.replace(/6$/, '7'))
    await expect(card.getByText('Cet IBAN contient une erreur')).toBeVisible()
    await card.getByLabel('IBAN').fill(IBAN)
    await expect(card.getByText(/^IBAN complet\s: FR14 2004 1010 /)).toBeVisible()
  })

  await test.step('one signature signs the contract and the mandate', async () => {
    await sign(page)
    await page.getByRole('button', { name: 'Confirmer la création du contrat' }).click()
    await expect(page).toHaveURL(/\/contracts/)
    await expect(page.getByText(/^Prélèvement de .* prévu le/).first()).toBeVisible()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /PDF/ }).first().click(),
    ])
    const text = await textOf(download)
    expect(text).toContain('Mandat de prélèvement SEPA')
    expect(text).toContain('3M02')
  })

  await test.step('« Mes paiements » shows the schedule and the masked account, which can be changed', async () => {
    await page.getByRole('link', { name: /^Prélèvement de .* prévu le/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Mes paiements' })).toBeVisible()
    await expect(page.getByText('FR •••• 2606')).toBeVisible()
    await page.getByRole('button', { name: 'Changer de compte' }).click()
    const dialog = page.getByRole('dialog', { name: 'Changer de compte' })
    await dialog.getByLabel('IBAN').fill('DE89 3704 0044 0532 0130 00')
    await dialog.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByText('DE •••• 3000')).toBeVisible()
  })
})

test('the customer of the demonstration sees what is late, what is due and how to pay', async ({
  page,
}) => {
  await signedIn(page, DEMO.user)
  await page.goto('/payments')
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(2)
  await expect(cards.first().getByText('En retard', { exact: true })).toBeVisible()
  await expect(cards.last().getByText('À régler', { exact: true })).toBeVisible()
  await expect(cards.first().getByRole('img', { name: /Code QR/ })).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    cards.last().getByRole('button', { name: 'Avis d’échéance, PDF' }).click(),
  ])
  expect(await textOf(download)).toContain('Référence, à recopier')
})

test('a customer without a contract has nothing to pay', async ({ page }) => {
  const person = await registered(page.request)
  await signedIn(page, person.email)
  await page.goto('/payments')
  await expect(page.getByText('Rien à régler.').first()).toBeVisible()
})

test('what was paid out before the latest payment is one list, folded when it is long', async ({
  page,
}) => {
  await page.goto('/login')
  await signInByForm(page, 'jeanne.clairval@exemple.fr', 'Sillage-2026!')
  await expect(page).toHaveURL('/souscription')
  await page.goto('/payments')
  const rows = page.getByRole('region', { name: 'Versements précédents' }).getByRole('listitem')
  await expect(rows).toHaveCount(6)
  await page
    .getByRole('region', { name: 'Versements précédents' })
    .getByText(/^Voir les \d+ autres$/)
    .click()
  expect(await rows.count()).toBeGreaterThan(20)
})
