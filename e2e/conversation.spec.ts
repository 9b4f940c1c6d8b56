import { expect, test } from '@playwright/test'
import { ADVISOR, browserOf } from './claim-people.ts'
import { registered, signedIn } from './people.ts'

test('a question without a claim is asked from the help page, answered by the desk, and continued', async ({
  page,
  browser,
}) => {
  const { email } = await registered(page.request)
  const question = `Suis-je couverte en Suisse ? ${email}`
  await signedIn(page, email)

  await test.step('the help page leads to the question form', async () => {
    await page.goto('/aide')
    await page.getByText('À qui parler').click()
    await page.getByRole('link', { name: 'écrivez à un conseiller' }).click()
    const dialog = page.getByRole('dialog', { name: 'Écrire à un conseiller' })
    await dialog.getByRole('button', { name: 'Envoyer' }).click()
    await expect(dialog.getByText('Écrivez votre question.')).toBeVisible()
    await dialog.getByLabel('Sujet').selectOption('Mes garanties')
    await dialog.getByLabel('Votre question').fill(question)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await page.getByRole('button', { name: 'Écrire à un conseiller' }).click()
    await expect(dialog.getByLabel('Votre question')).toHaveValue(question)
    await page.reload()
    await expect(dialog.getByLabel('Votre question')).toHaveValue(question)
    await dialog.getByLabel('Sujet').selectOption('Mes garanties')
    await dialog.getByRole('button', { name: 'Envoyer' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText('À nous de répondre')).toBeVisible()
  })

  const advisor = await browserOf(browser, ADVISOR)
  const card = advisor.getByRole('listitem').filter({ hasText: question }).first()

  await test.step('the desk finds it among the waiting questions, and answers', async () => {
    await advisor.goto('/admin/questions?etat=waiting')
    await expect(card).toBeVisible()
    await card.getByRole('textbox').fill('Oui, dans la zone Europe.')
    await card.getByRole('button', { name: /^Répondre/ }).click()
    await expect(card).toHaveCount(0)
  })

  await test.step('the answer appears without a reload, and the customer can reply', async () => {
    await expect(page.getByText('Oui, dans la zone Europe.')).toBeVisible()
    await expect(page.getByText('Répondue', { exact: true })).toBeVisible()
    await page.getByLabel('Votre message').fill('Merci. Et au Royaume-Uni ?')
    await page.getByRole('button', { name: /^Envoyer/ }).click()
    await expect(page.getByText('À nous de répondre')).toBeVisible()
    await expect(page.getByLabel('Votre message')).toHaveValue('')
  })

  await test.step('an answered question is closed', async () => {
    await advisor.goto('/admin/questions?etat=waiting')
    await card.getByRole('textbox').fill('Oui aussi.')
    await card.getByRole('button', { name: /^Répondre/ }).click()
    await expect(card).toHaveCount(0)
    await advisor.goto('/admin/questions?etat=answered')
    await card.getByRole('button', { name: /^Terminer/ }).click()
    await expect(card).toHaveCount(0)
    await page.reload()
    await expect(page.getByText('Terminée', { exact: true })).toBeVisible()
  })
})
