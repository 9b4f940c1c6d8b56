import { expect, type Page, test } from '@playwright/test'
import { ADVISOR, browserOf, declaredClaim, discussionOf } from './claim-people.ts'
import { DEMO } from './people.ts'

const field = (page: Page) => page.getByRole('textbox', { name: 'Votre message' })

test('two staff members on the same claim see each other, and don’t both answer unawares', async ({
  page,
  browser,
}) => {
  const { email, path } = await declaredClaim(page)
  const nadia = await browserOf(browser, ADVISOR)
  const thomas = await browserOf(browser, DEMO.admin)
  const customer = await browserOf(browser, email)
  await customer.goto(path)
  await nadia.goto(path)
  await expect(discussionOf(nadia)).toBeVisible()
  await thomas.goto(path)

  await test.step('each sees that the other is there, and the customer sees neither', async () => {
    await expect(nadia.getByText('Thomas Leroy lit ce dossier.')).toBeVisible()
    await expect(thomas.getByText('Nadia Benali lit ce dossier.')).toBeVisible()
  })

  await test.step('each sees that the other is writing', async () => {
    await field(thomas).fill('Le remboursement part demain.')
    await expect(nadia.getByText('Thomas Leroy écrit une réponse.')).toBeVisible()
    await field(nadia).fill('Nous attendons le devis.')
    await expect(thomas.getByText('Nadia Benali écrit une réponse.')).toBeVisible()
  })

  await test.step('the second to answer is warned, keeps the text, and can send it on purpose', async () => {
    await field(thomas).press('Enter')
    await expect(nadia.getByText('Thomas Leroy a répondu pendant que vous écriviez.')).toBeVisible()
    await field(nadia).press('Enter')
    await expect(nadia.getByText('Votre texte n’est pas parti')).toBeVisible()
    await expect(field(nadia)).toHaveValue('Nous attendons le devis.')
    await expect(discussionOf(customer).getByText('Le remboursement part demain.')).toBeVisible()
    await expect(discussionOf(customer).getByText('Nous attendons le devis.')).toHaveCount(0)
    await field(nadia).press('Enter')
    await expect(discussionOf(customer).getByText('Nous attendons le devis.')).toBeVisible()
    await expect(customer.getByText(/lit ce dossier|écrit une réponse/)).toHaveCount(0)
  })

  await test.step('someone who leaves the claim is no longer shown', async () => {
    await thomas.getByRole('link', { name: 'Ma journée' }).first().click()
    await expect(nadia.getByText(/^Thomas Leroy (lit|écrit)/)).toHaveCount(0)
  })
  for (const one of [nadia, thomas, customer]) await one.context().close()
})

test('a colleague mentioned in a note finds the claim in their day until they have read it', async ({
  page,
  browser,
}) => {
  const { path } = await declaredClaim(page)
  const thomas = await browserOf(browser, DEMO.admin)
  const nadia = await browserOf(browser, ADVISOR)
  await thomas.goto(path)
  await thomas.getByText('Note interne', { exact: true }).click()
  const called = thomas.getByRole('combobox', { name: 'Prévenir un collègue' })
  await called.selectOption('Nadia Benali')
  await thomas.getByRole('button', { name: 'Ne pas prévenir Nadia Benali' }).click()
  await called.selectOption('Nadia Benali')
  await field(thomas).fill('Peux-tu relire ce devis ?')
  await thomas.getByRole('button', { name: 'Ajouter la note' }).click()
  await expect(discussionOf(thomas).getByText('Note interne pour Nadia Benali')).toBeVisible()

  await nadia.goto('/ma-journee')
  const day = nadia.getByRole('region', { name: 'Où l’on vous appelle' })
  await expect(day.getByRole('link', { name: /^Ouvrir/ })).toHaveAttribute('href', path)
  await day.getByRole('link', { name: /^Ouvrir/ }).click()
  await expect(discussionOf(nadia).getByText('Peux-tu relire ce devis ?')).toBeVisible()
  await nadia.getByRole('link', { name: 'Ma journée' }).first().click()
  await expect(day.getByText('Aucune note ne vous appelle.')).toBeVisible()
  for (const one of [thomas, nadia]) await one.context().close()
})
