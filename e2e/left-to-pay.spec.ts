import { expect, type Page, test } from '@playwright/test'
import { textOf } from './pdf-text.ts'
import { registered, signedIn } from './people.ts'
import { signedContract } from './signed-contract.ts'

const DEBITED = {
  cadence: 'monthly',
  method: 'direct_debit',
  holder: 'Camille Roussel',
  iban: 'FR14 2004 1010 0505 0001 3M02 606',
}

const plain = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ')

async function signedFor(page: Page, plan?: object) {
  const { email } = await registered(page.request)
  await signedContract(page.request, {
    email,
    product: 'car',
    endingIn: 364,
    ...(plan && { plan }),
  })
  await signedIn(page, email)
  await page.goto('/contracts')
  await page.getByRole('button', { name: /^Résilier le contrat/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Résilier votre contrat' })
  await dialog.getByLabel('Raison de la résiliation').fill('Je pars vivre ailleurs')
  return dialog
}

test('what stays to be paid after a cancellation is the same in the dialog, on the receipt, the card, the dashboard and the payments', async ({
  page,
}) => {
  test.slow()
  const dialog = await signedFor(page, DEBITED)
  const how = dialog.getByText(/^À payer/)
  await expect(how).toHaveText(
    /par prélèvement le .*, .* par carte ou par virement au plus tard le /,
  )
  const said = plain(await how.textContent()).replace(/^À payer : |\.$/g, '')
  const left = dialog
    .locator('li, tr, div')
    .filter({ hasText: /^Reste à payer/ })
    .last()
  const sum = /\d[\d ]*,\d{2} €/.exec(plain(await left.textContent()))?.[0] ?? 'no sum'
  await dialog.getByRole('button', { name: 'Continuer' }).click()
  await expect(dialog.getByText(/^À payer/)).toContainText('par prélèvement le')
  await expect(dialog.getByText(sum, { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: 'Confirmer ma demande de résiliation' }).dblclick()
  await expect(dialog.getByText('Votre reçu de résiliation est prêt')).toBeVisible()
  await expect(dialog).toBeHidden()

  const label = `${sum} à payer : ${said}`
  await expect(page.getByRole('article').getByRole('link', { name: label })).toBeVisible()
  await page.goto('/dashboard')
  const task = page.getByRole('listitem').filter({ hasText: 'À régler' })
  await expect(task).toContainText(label)
  await expect(task).toContainText(/Contrat n°\s[0-9a-f]{8}/)
  await page.goto('/payments')
  const [debit = '', transfer = ''] = said.match(/\d[\d ]*,\d{2} €/g) ?? []
  const owed = page.locator('.owed')
  await expect(owed).toHaveCount(2)
  await expect(owed.nth(0)).toContainText(debit)
  await expect(owed.nth(1)).toContainText(transfer)
  await expect(owed.nth(1)).toContainText(/Contrat n°\s[0-9a-f]{8}, du .* au /)

  await page.goto('/contracts')
  await page.getByRole('button', { name: /^Documents/ }).click()
  const [receipt] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('dialog')
      .getByRole('button', { name: /Reçu de résiliation/ })
      .click(),
  ])
  const text = await textOf(receipt)
  expect(text).toContain(`Reste à payer ${sum}`)
  // on paper, the way that always exists
  expect(text).toContain(said.replace('par carte ou par virement', 'par virement'))
})

test('a later end supposes that what is due until then is paid, and is the end shown', async ({
  page,
}) => {
  const dialog = await signedFor(page)
  const today = Temporal.Now.plainDateISO('Europe/Paris')
  const written = today.add({ days: 33 }).toString().split('-').toReversed().join('/')
  await dialog.getByRole('radio', { name: /pour un autre jour/ }).check()
  await dialog.getByRole('textbox', { name: /Quel jour voulez-vous/ }).fill(written)
  await expect(dialog.getByText(/^À payer/)).toContainText('par virement au plus tard le')
  await expect(dialog.getByText('Vous sera rendu')).toBeVisible()
  await expect(dialog.getByText(/Ce compte suppose que vous payez/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Continuer' }).click()
  await dialog.getByRole('button', { name: 'Confirmer ma demande de résiliation' }).click()
  await expect(dialog).toBeHidden()
  const days = page.getByText('33 jours restants').locator('..')
  await expect(days).toContainText(String(today.add({ days: 33 }).year))
  await page.goto('/dashboard')
  await expect(page.getByText(/Résiliation demandée\. .* prennent fin le/)).toBeVisible()
})
