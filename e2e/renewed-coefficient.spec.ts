import { expect, test } from '@playwright/test'
import { registered, signedIn } from './people.ts'
import { drawSignature } from './signature.ts'
import { signedContract } from './signed-contract.ts'
import { accidentAtFloor, signedEarlier } from './years-pass.ts'

test('a renewal after a claim-free year announces a lower bonus-malus and a lower price', async ({
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
    dialog.getByText(/Votre bonus-malus passe de 0,80 à 0,76 avec ce nouveau contrat/),
  ).toBeVisible()
  await expect(dialog.getByText('Prix, au nouveau bonus-malus')).toBeVisible()
  // the document to sign says it too
  await dialog.getByText('Vos réponses au questionnaire').click()
  await expect(dialog.getByText('0,76', { exact: true })).toBeVisible()
  await expect(dialog.getByText('0,80', { exact: true })).toHaveCount(0)
})

test('after a first accident at 0,50, the renewal asks for the coefficient, and the price follows', async ({
  page,
}) => {
  await signedIn(page, await accidentAtFloor(page))
  await page.goto('/contracts')
  await page.getByRole('button', { name: /^Renouveler le contrat/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Renouveler le contrat' })
  await expect(dialog.getByText('Il dépend de votre bonus-malus, ci-dessous')).toBeVisible()
  await dialog.getByRole('button', { name: 'Renouveler le contrat' }).click({ force: true })
  const asked = dialog.getByRole('group', { name: /^Quel est votre coefficient de bonus-malus/ })
  await expect(asked.getByText('Veuillez indiquer votre coefficient de bonus-malus.')).toBeVisible()
  await asked.getByRole('radio', { name: '0,62' }).check()
  await expect(
    dialog.getByText(/Votre bonus-malus passe de 0,50 à 0,62 avec ce nouveau contrat/),
  ).toBeVisible()
  await expect(dialog.getByText('Prix, au nouveau bonus-malus')).toBeVisible()
  await asked.getByRole('radio', { name: '0,50' }).check()
  await expect(dialog.getByText('Prix, identique au contrat d’origine')).toBeVisible()
  await drawSignature(page)
  await dialog.getByRole('button', { name: 'Renouveler le contrat' }).click()
  await expect(dialog.getByText('Contrat renouvelé avec succès')).toBeVisible()
})
