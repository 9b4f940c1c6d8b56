import { expect, test } from '@playwright/test'
import { registered, signedIn } from './people.ts'
import { signedContract } from './signed-contract.ts'
import { signedEarlier } from './years-pass.ts'

test('a renewal after a year without an accident says that the bonus-malus has fallen, and costs less', async ({
  page,
}) => {
  const { email } = await registered(page.request)
  const contractId = await signedContract(page.request, {
    email,
    product: 'car',
    endingIn: 364,
    answerIds: ['car.crm.0_80'],
  })
  await signedEarlier(contractId, 366)
  await signedIn(page, email)
  await page.goto('/contracts')
  await page.getByRole('button', { name: /^Renouveler le contrat/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Renouveler le contrat' })
  await expect(
    dialog.getByText(/Votre bonus-malus est passé de 0,80 à 0,76 depuis ce contrat/),
  ).toBeVisible()
  await expect(dialog.getByText('Prix, au bonus-malus d’aujourd’hui')).toBeVisible()
  // what is signed says it too
  await dialog.getByText('Vos réponses au questionnaire').click()
  await expect(dialog.getByText('0,76', { exact: true })).toBeVisible()
  await expect(dialog.getByText('0,80', { exact: true })).toHaveCount(0)
})
