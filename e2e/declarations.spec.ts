import { expect, test } from '@playwright/test'
import { buildPlate } from '../apps/server/src/subscription/subscription.factory.ts'
import { housed, registered, signedIn } from './people.ts'
import { answerAll } from './questionnaire.ts'
import { addTravel, CHOICES, openRecap, sign, TYPED } from './recap.ts'
import { signedContract } from './signed-contract.ts'

test('insuring a vehicle twice needs a declaration that names the other contract', async ({
  page,
}) => {
  const { email } = await registered(page.request)
  const plate = buildPlate()
  const id = await signedContract(page.request, { email, product: 'car', endingIn: 20, plate })
  await openRecap(page, email, 'Voiture', plate)
  const signature = page.getByRole('region', { name: 'Signature' })
  await expect(signature.getByText(`est déjà assuré chez nous par votre contrat`)).toBeVisible()
  await sign(page)
  const declaration = signature.getByRole('checkbox', { name: /^Je sais que le véhicule/ })
  await declaration.uncheck()
  await page
    .getByRole('button', { name: 'Confirmer la création du contrat' })
    .click({ force: true })
  await expect(declaration).toBeFocused()
  await expect(declaration).toHaveAccessibleDescription(/Acceptez la déclaration/)
  await expect(declaration).toHaveAccessibleName(new RegExp(id.slice(0, 8)))
  await declaration.check()
  await page.getByRole('button', { name: 'Confirmer la création du contrat' }).click()
  await expect(page).toHaveURL(/\/contracts/)
  await expect(page.getByRole('article')).toHaveCount(2)
})

test('an unnamed traveller is reported on signing; a duplicate or a residence abroad at once', async ({
  page,
}) => {
  const { email } = await registered(page.request)
  await signedIn(page, email)
  await housed(page.request, email)
  await page.goto('/souscription/Voyage')
  await answerAll(page, { ...CHOICES.Voyage, 'Combien de voyageurs': '2' }, TYPED.Voyage)
  const card = page.getByRole('region', { name: 'Ce qui figurera au contrat' })
  await page.mouse.move(5, 5)
  await card.getByLabel('Personne 1, prénom et nom').fill('Lou Perrin')
  await card.getByLabel('Personne 1, date de naissance').fill('14/05/1988')
  await card.getByLabel('Personne 2, prénom et nom').focus()
  await page.getByText('Corrigez ce qui se contredit.').waitFor()
  const told = card.getByText('Vous nommez 1 voyageur, et vous en assurez 2.')
  await expect(told).toHaveCount(0)
  await addTravel(page)
  await page
    .getByRole('button', { name: 'Confirmer la création du contrat' })
    .click({ force: true })
  await expect(told).toBeVisible()

  const liveIn = async (country: string) => {
    await card.getByRole('button', { name: /Dans quel pays habitent les voyageurs/ }).click()
    await card.getByRole('textbox', { name: /Dans quel pays habitent/ }).fill(country)
    await page.keyboard.press('Enter')
  }
  await card.getByLabel('Personne 2, prénom et nom').fill('PERRIN Lou')
  await card.getByLabel('Personne 2, date de naissance').fill('14/05/1988')
  await liveIn('Canada')
  await expect(card.getByText(/figure deux fois/)).toBeVisible()
  const residence = card.getByText(/Nous assurons seulement les voyageurs qui habitent en France/)
  await expect(residence).toBeVisible()
  await liveIn('Belgique')
  await card.getByLabel('Personne 2, prénom et nom').fill('Inès Perrin')
  await expect(residence).toHaveCount(0)
  await expect(card.getByText(/figure deux fois/)).toHaveCount(0)
})
