import { expect, test } from '@playwright/test'
import { formatDay } from '@sillage/domain/values/day.ts'
import { PASSWORD, registered, signedIn } from './people.ts'
import { signedContract } from './signed-contract.ts'

const today = Temporal.Now.plainDateISO('Europe/Paris')
const written = (day: Temporal.PlainDate) => day.toString().split('-').toReversed().join('/')

test('a contract on a sold car ends ten days after the request, and the dialog says so', async ({
  page,
}) => {
  const { email } = await registered(page.request)
  await signedContract(page.request, { email, product: 'car', endingIn: 60 })
  await signedIn(page, email)
  await page.goto('/contracts')
  await page.getByRole('button', { name: /^Résilier le contrat/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Résilier votre contrat' })
  await dialog.getByLabel('Raison de la résiliation').fill('Vendue à un voisin')
  await dialog.getByRole('radio', { name: /vendue ou donnée/ }).check()
  await expect(dialog.getByText('Total en votre faveur')).toBeHidden()
  await dialog.getByRole('button', { name: 'Continuer' }).click({ force: true })
  await expect(
    dialog.locator('.field-error').getByText('Indiquez la date de l’évènement.'),
  ).toBeVisible()
  const event = dialog.getByRole('textbox', { name: /changé de propriétaire/ })
  await event.fill(written(today.add({ days: 1 })))
  await expect(dialog.locator('.field-error').getByText(/ne peut pas être à venir/)).toBeVisible()
  await event.fill(written(today))
  const end = formatDay(today.add({ days: 10 }))
  const effect = new RegExp(`le contrat prend fin le ${end} à 24`)
  await expect(dialog.getByText(effect)).toBeVisible()
  await expect(dialog.getByText('Total en votre faveur')).toBeVisible()
  await expect(dialog.getByText(/le certificat de cession/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Continuer' }).click()
  await expect(dialog.getByText('La voiture est vendue ou donnée')).toBeVisible()
  // the policyholder of the contract, not the name of the account
  await expect(dialog.getByText(`Camille Roussel, ${email}`)).toBeVisible()
  await Promise.all([
    dialog.getByText(`prend fin le ${end}`).waitFor(),
    dialog.getByRole('button', { name: 'Confirmer ma demande de résiliation' }).click(),
  ])
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Actif', { exact: true })).toBeVisible()
  const card = page.getByRole('article')
  await expect(card.getByText('Résiliation demandée.')).toBeVisible()
  await expect(card.getByText(effect)).toBeVisible()
  await expect(card.getByRole('button', { name: /^Prolonger le contrat/ })).toBeDisabled()
})

test('a contract is cancelled for a chosen day, goes on until then, and is finally kept', async ({
  page,
}) => {
  const { email } = await registered(page.request)
  await signedContract(page.request, { email, product: 'travel', endingIn: 60 })
  await signedIn(page, email)
  await page.goto('/contracts')
  await page.getByRole('button', { name: /^Résilier le contrat/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Résilier votre contrat' })
  await dialog.getByLabel('Raison de la résiliation').fill('Je rentre plus tôt')
  await dialog.getByRole('radio', { name: /pour un autre jour/ }).check()
  const day = dialog.getByRole('textbox', { name: /Quel jour voulez-vous/ })
  await dialog.getByRole('button', { name: 'Continuer' }).click({ force: true })
  await expect(dialog.locator('.field-error').getByText(/Indiquez le jour/)).toBeVisible()
  await day.fill(written(today.add({ days: 90 })))
  await expect(dialog.locator('.field-error').getByText(/prend fin seul/)).toBeVisible()
  const chosen = today.add({ days: 20 })
  await day.fill(written(chosen))
  const effect = new RegExp(`prennent fin le ${formatDay(chosen)} à 24`)
  await expect(dialog.getByText(effect)).toBeVisible()
  await expect(dialog.getByText('Jusque-là, vous pouvez changer d’avis.')).toBeVisible()
  await expect(dialog.getByText('Total en votre faveur')).toBeVisible()
  await dialog.getByRole('button', { name: 'Continuer' }).click()
  await dialog.getByRole('button', { name: 'Confirmer ma demande de résiliation' }).click()
  await expect(dialog).toBeHidden()
  const card = page.getByRole('article')
  await expect(card.getByText('Résiliation demandée.')).toBeVisible()
  await expect(card.getByText(effect)).toBeVisible()
  await card.getByRole('button', { name: 'Garder ce contrat' }).click()
  const keeping = page.getByRole('dialog', { name: 'Garder ce contrat' })
  await keeping.getByRole('button', { name: 'Garder ce contrat' }).click()
  await expect(page.getByText(/Votre demande de résiliation est retirée/)).toBeVisible()
  await expect(card.getByText('Résiliation demandée.')).toBeHidden()
  await expect(card.getByRole('button', { name: /^Prolonger le contrat/ })).toBeEnabled()
})

test('an account with something left to pay is not closed, and the refusal leads to where it is paid', async ({
  page,
}) => {
  const { email } = await registered(page.request)
  await signedContract(page.request, { email, product: 'car', endingIn: 60 })
  await signedIn(page, email)
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Fermer mon compte' }).click()
  const dialog = page.getByRole('dialog', { name: 'Fermer mon compte' })
  await dialog.getByLabel('Mot de passe actuel').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Fermer définitivement' }).click()
  const refusal = dialog.getByRole('alert').filter({ hasText: /Il vous reste .* à payer/ })
  await expect(refusal).toBeInViewport()
  await refusal.getByRole('link', { name: 'Voir mes paiements' }).click()
  await expect(page).toHaveURL('/payments')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mes paiements')
})

test('the price of an extension is not asked again, and refused, once it is signed', async ({
  page,
}) => {
  const { email } = await registered(page.request)
  await signedContract(page.request, { email, product: 'car', endingIn: 20 })
  await signedIn(page, email)
  await page.goto('/contracts')
  const refused: string[] = []
  page.on('response', (answer) => {
    if (answer.status() >= 400) refused.push(`${answer.status()} ${answer.url()}`)
  })
  await page.getByRole('button', { name: /^Prolonger le contrat/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Prolonger le contrat' })
  await dialog
    .getByRole('textbox', { name: 'Nouvelle date de fin' })
    .fill(written(today.add({ days: 40 })))
  await dialog.getByText('Saisir au clavier').click()
  await dialog.getByLabel('Votre nom, en guise de signature').fill('Lou Perrin')
  await expect(dialog.getByText('Signature prête')).toBeVisible()
  const extend = dialog.getByRole('button', { name: 'Prolonger le contrat' })
  await Promise.all([
    dialog.getByText('Contrat prolongé avec succès').first().waitFor(),
    extend.click(),
  ])
  await expect(dialog).toBeHidden()
  expect(refused).toEqual([])
})
