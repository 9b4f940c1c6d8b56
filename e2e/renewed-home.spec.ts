import { expect, test } from '@playwright/test'
import { registered, signedIn, tokenOf } from './people.ts'
import { signedContract } from './signed-contract.ts'

test('after a move, a renewal asks where the car is kept before its price, and the contract before still takes claims', async ({
  page,
}) => {
  const { email } = await registered(page.request)
  const id = await signedContract(page.request, {
    email,
    product: 'car',
    endingIn: 10,
    answerIds: ['car.department.44'],
  })
  const moved = await page.request.put('/backend/profile', {
    headers: { authorization: `Bearer ${await tokenOf(page.request, email)}` },
    data: { address: { line1: '3, rue du Landy', postalCode: '93200', city: 'Saint-Denis' } },
  })
  expect(moved.ok()).toBe(true)
  await signedIn(page, email)
  await page.goto('/contracts')
  await page.getByRole('button', { name: /^Renouveler le contrat/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Renouveler le contrat' })
  await expect(
    dialog.getByText('Il dépend du département de votre voiture, ci-dessous'),
  ).toBeVisible()
  await expect(dialog.getByText('Signature', { exact: true })).toHaveCount(0)
  const question = dialog.getByRole('group', { name: /^Où votre voiture dort-elle/ })
  await expect(question.getByRole('radio')).toHaveCount(2)
  await question.getByText('93 Seine-Saint-Denis').click()
  await expect(dialog.getByText('Prix, dans le nouveau département')).toBeVisible()
  await dialog.getByRole('radio', { name: 'Saisir au clavier' }).check()
  await dialog.getByLabel('Votre nom, en guise de signature').fill('Lou Perrin')
  await dialog.getByText('Signature prête').waitFor()
  await dialog.getByRole('button', { name: 'Renouveler le contrat' }).click()
  await expect(page.getByText('Contrat renouvelé avec succès').first()).toBeVisible()
  // renewed ahead of time, it covers today
  await expect(dialog).toBeHidden()
  await expect(page.locator(`a[href="/creationSinistre?contrat=${id}"]`)).toBeVisible()
})
