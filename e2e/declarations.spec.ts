import { expect, test } from '@playwright/test'
import { buildPlate } from '../apps/server/src/subscription/subscription.factory.ts'
import { registered } from './people.ts'
import { openRecap, sign } from './recap.ts'
import { signedContract } from './signed-contract.ts'

test('a vehicle is insured once more with a declaration that names the contract and its days', async ({
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
