import { expect, test } from '@playwright/test'
import { ADVISOR, browserOf, declaredClaim, discussionOf, PICTURE } from './claim-people.ts'
import { DEMO, tokenOf } from './people.ts'

test('an advisor takes a claim, asks for a document and decides, and the customer reopens it', async ({
  page,
  browser,
}) => {
  const { email, claimId, path } = await declaredClaim(page)
  const number = claimId.slice(0, 8)
  const customer = await browserOf(browser, email)
  const advisor = await browserOf(browser, ADVISOR)
  await customer.goto(path)
  await expect(discussionOf(customer)).toBeVisible()

  await test.step('the desk finds the claim by its number, and takes it', async () => {
    await advisor.goto('/sinistresDashboard')
    await advisor.getByRole('searchbox', { name: 'Rechercher' }).fill(number)
    await expect(advisor.getByText('1 sinistre(s) trouvé(s)')).toBeVisible()
    await advisor.getByRole('button', { name: `Prendre le sinistre ${number}` }).click()
    await expect(advisor.getByText(`Le sinistre ${number} est à vous.`)).toBeVisible()
    await expect(advisor).toHaveURL(/q=/)
  })

  await test.step('the customer sees a change of status at once', async () => {
    await advisor
      .getByRole('combobox', { name: `Statut du sinistre ${number}` })
      .selectOption({ label: 'En cours' })
    await expect(customer.getByRole('main').getByText('En cours', { exact: true })).toBeVisible()
    await expect(discussionOf(customer).getByText(/En cours/)).toBeVisible()
  })

  await test.step('keyboard shortcuts open the claim', async () => {
    await advisor.getByRole('heading', { level: 1 }).click()
    await advisor.keyboard.press('j')
    await advisor.keyboard.press('Enter')
    await expect(advisor).toHaveURL(path)
    await expect(discussionOf(advisor)).toBeVisible()
  })

  await test.step('a document is requested, and sent from the request', async () => {
    await advisor.getByRole('button', { name: 'Demander un document' }).click()
    const dialog = advisor.getByRole('dialog', { name: 'Demander un document' })
    await dialog.getByRole('button', { name: 'Demander' }).click()
    await expect(dialog.getByText('Dites de quel document il s’agit.')).toBeVisible()
    await dialog.getByRole('combobox').selectOption({ label: 'Attestation de la compagnie' })
    await dialog.getByText('Illisible').click()
    await dialog.getByRole('button', { name: 'Demander' }).click()
    await expect(dialog).toBeHidden()
    await expect(customer.getByRole('heading', { name: 'Documents demandés' })).toBeVisible()
    await customer
      .getByLabel(/^Envoyer\s: Attestation de la compagnie$/)
      .and(customer.locator('input'))
      .setInputFiles({ name: 'attestation.png', mimeType: 'image/png', buffer: PICTURE })
    await expect(customer.getByRole('heading', { name: 'Documents demandés' })).toBeHidden()
    await expect(advisor.getByRole('heading', { name: 'Documents demandés' })).toBeHidden()
  })

  await test.step('a colleague is added', async () => {
    await advisor.getByRole('button', { name: 'Ajouter des participants' }).click()
    const dialog = advisor.getByRole('dialog', { name: 'Ajouter des participants' })
    await dialog.getByRole('combobox', { name: 'Rôle' }).selectOption({ label: 'Administrateur' })
    await dialog.getByRole('searchbox').fill('thomas')
    await dialog.getByRole('checkbox').first().check()
    await dialog.getByRole('button', { name: 'Ajouter 1 personne' }).click()
    await expect(dialog).toBeHidden()
    await expect(customer.getByText('Thomas Leroy', { exact: true })).toBeVisible()
  })

  await test.step('the decision gives the amount, the reasons and how to contest it', async () => {
    await advisor.getByRole('link', { name: 'Rendre la décision' }).click()
    await advisor
      .getByRole('group', { name: /^La personne concernée/ })
      .getByText('oui')
      .click()
    await advisor
      .getByRole('group', { name: /^Aucune exclusion/ })
      .getByText('oui')
      .click()
    await advisor.getByLabel('D’où vient ce montant').fill('Attestation de la compagnie')
    await advisor.getByLabel('Montant du dommage, en euros').fill('300,50')
    await expect(advisor.getByText(/Dommage retenu\s: 300,50\s€/)).toBeVisible()
    await advisor.getByRole('button', { name: 'Rendre la décision et fermer' }).click()
    await expect(advisor).toHaveURL(path)
    await expect(customer.getByRole('heading', { name: /^Décision\s: acceptée$/ })).toBeVisible()
    await expect(customer.getByText(/300,50\s€/).first()).toBeVisible()
    await customer.getByText('Contester cette décision').click()
    await expect(customer.getByText('La Médiation de l’Assurance', { exact: false })).toBeVisible()
    await customer.getByRole('link', { name: 'Faire une réclamation' }).click()
    const complaint = customer.getByRole('dialog', { name: 'Faire une réclamation' })
    await expect(complaint.getByRole('combobox', { name: /Concerne/ })).toHaveValue(
      `claim ${path.split('=')[1]}`,
    )
    await customer.goBack()
  })

  await test.step('the customer reopens the claim with a reason', async () => {
    await customer.getByRole('button', { name: 'Rouvrir ce sinistre' }).click()
    const dialog = customer.getByRole('dialog', { name: 'Rouvrir ce sinistre' })
    await dialog.getByRole('button', { name: 'Rouvrir' }).click({ force: true })
    await expect(dialog.getByText('Veuillez indiquer pourquoi.')).toBeVisible()
    await dialog.getByRole('textbox').fill('Voici la facture d’hôtel, oubliée.')
    await dialog.getByRole('button', { name: 'Rouvrir' }).click()
    await expect(dialog).toBeHidden()
    await expect(advisor.getByText(/Voici la facture d’hôtel, oubliée\./).first()).toBeVisible()
  })
  await customer.context().close()
  await advisor.context().close()
})

test('a late response doesn’t undo what happened in the meantime', async ({ page, browser }) => {
  const { claimId, path } = await declaredClaim(page)
  const advisor = await browserOf(browser, ADVISOR)
  const done = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  await advisor.route('**/waiting', async (route) => {
    const answer = await route.fetch()
    done.resolve()
    await released.promise
    await route.fulfill({ response: answer })
  })
  await advisor.goto(path)
  await advisor.getByText('l’assuré', { exact: true }).click()
  await done.promise
  // meanwhile a colleague asks for a document, and the open page is notified
  const asked = await page.request.post(`/backend/claims/${claimId}/requests`, {
    headers: { authorization: `Bearer ${await tokenOf(page.request, DEMO.admin)}` },
    data: { label: 'Une attestation', reason: 'missing' },
  })
  expect(asked.status()).toBe(201)
  const requests = advisor.getByRole('heading', { name: 'Documents demandés' })
  await expect(requests).toBeVisible()
  // whatever the late reply contained, the claim is read again after it
  const readAgain = advisor.waitForResponse(`**/backend/claims/${claimId}`)
  released.resolve()
  await readAgain
  await expect(requests).toBeVisible()
  await advisor.context().close()
})
