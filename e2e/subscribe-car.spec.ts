import { expect, type Page, test } from '@playwright/test'
import { buildPlate } from '../apps/server/src/subscription/subscription.factory.ts'
import { confirmAddress } from './mails.ts'
import { textOf } from './pdf-text.ts'
import { newPerson, registerByForm, signInByForm } from './people.ts'
import { answerAll } from './questionnaire.ts'
import { introduce, openDocuments, TYPED } from './recap.ts'
import { drawSignature } from './signature.ts'

test('a visitor registers, insures a car, signs and gets the contract', async ({ page }) => {
  const person = newPerson()
  const plate = buildPlate()

  await test.step('the visitor goes from the landing page to the registration', async () => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Souscrire maintenant' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible()
    await page.getByRole('link', { name: "S'inscrire" }).click()
    await registerByForm(page, person)
  })

  await test.step('signing in continues where the visit stopped', async () => {
    await signInByForm(page, person.email)
    await expect(
      page.getByRole('heading', { level: 1, name: "Choisissez le type d'assurance" }),
    ).toBeVisible()
  })

  await test.step('the questionnaire shows a live price', async () => {
    await page.getByRole('button', { name: 'Choisir' }).first().click()
    await expect(
      page.getByRole('heading', { level: 1, name: "Formulaire d'assurance Voiture" }),
    ).toBeVisible()
    await expect(page.getByText('Étape 1 sur 8')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Suivant' })).toBeDisabled()
    await expect(page.getByRole('button', { name: 'Précédent' })).toBeDisabled()
    await page.getByRole('radio').first().check()
    await expect(page.getByText(/\d+,\d{2}\s€/).first()).toBeVisible()
    await answerAll(
      page,
      { conducteur: 'De 30 à 64 ans', 'permis B': '10 ans et plus' },
      TYPED.Voiture,
    )
  })

  await test.step('the recap is signed, and the contract created', async () => {
    await expect(
      page.getByRole('heading', { level: 1, name: 'Récapitulatif de la souscription' }),
    ).toBeVisible()
    await expect(page.getByText('AB-123-CD')).toBeVisible()
    await expect(page.getByText('Vos voyages')).toHaveCount(0)
    await openDocuments(page)
    await introduceOneself(page, plate)
    await drawSignature(page)
    await page.getByRole('checkbox', { name: /conditions générales/ }).check()
    await page.getByRole('button', { name: 'Confirmer la création du contrat' }).click()
    await expect(page).toHaveURL(/\/contracts/)
  })

  await test.step('the page says what happens after signing', async () => {
    const signed = page.getByRole('region', { name: 'C’est signé' })
    await expect(signed.getByText(`Renault Clio ${plate}`)).toBeVisible()
    await expect(signed.getByText(/^Votre attestation attend/)).toBeVisible()
    await expect(signed.getByText(/^Résilier aujourd’hui vous coûterait/)).toContainText('€')
    const [calendar] = await Promise.all([
      page.waitForEvent('download'),
      signed.getByRole('button', { name: 'Ajouter à mon agenda' }).click(),
    ])
    expect(calendar.suggestedFilename()).toBe('sillage.ics')
  })

  await test.step('the contract and its PDF give the same price', async () => {
    const card = page
      .getByRole('article')
      .or(page.getByRole('listitem'))
      .filter({ hasText: 'Assurance Voiture' })
      .first()
    await expect(card.getByText('Actif')).toBeVisible()
    const price =
      (await card
        .getByText(/\d+,\d{2}\s€/)
        .first()
        .textContent()) ?? ''
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      card.getByRole('button', { name: /PDF/ }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^contrat_[0-9a-f-]{36}\.pdf$/)
    const text = await textOf(download)
    expect(text).toContain('Lou Perrin')
    expect(text).toContain(plate)
    expect(text).toContain('12 rue des Halles')
    expect(text).toContain(price.replace(/\s+/g, ' '))
    expect(text).toContain('Signature électronique simple (eIDAS)')
  })

  await test.step('the certificate waits for the address to be confirmed, then names the car and the policyholder', async () => {
    await page.getByRole('button', { name: /^Documents/ }).click()
    const dialog = page.getByRole('dialog')
    const waits = dialog.getByText(/attend que votre adresse e-mail soit confirmée/).first()
    await expect(waits).toBeVisible()
    const otherTab = await page.context().newPage()
    await confirmAddress(otherTab, person.email)
    await otherTab.close()
    await page.evaluate("dispatchEvent(new Event('focus'))")
    await expect(waits).toBeHidden()
    await expect(page.getByText(/^Votre attestation attend/)).toBeHidden()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: /Attestation d’assurance/ }).click(),
    ])
    const text = await textOf(download)
    expect(text).toContain('Renault Clio')
    expect(text).toContain('12 rue des Halles, 44000 Nantes')
  })
})

/**
 * The account has no data about the policyholder yet: the page says so, leads to the form, refuses wrong values and
 * shows the right ones.
 */
async function introduceOneself(page: Page, plate: string) {
  const card = page.getByRole('region', { name: 'Ce qui figurera au contrat' })
  await page
    .getByRole('button', { name: 'Confirmer la création du contrat' })
    .click({ force: true })
  await expect(
    card.getByText(/^Il manque \d+ réponses à ce qui figurera au contrat\.$/),
  ).toBeVisible()
  await expect(card.getByLabel('Quelle est votre date de naissance')).toBeFocused()
  await page.keyboard.type('14/05/1988')
  await page.keyboard.press('Enter')
  await card.getByLabel('Quel est votre lieu de naissance').fill('Nantes')
  await card.getByLabel('Quel est votre numéro de téléphone').fill('+33 6 39 98 12 34')
  const address = card.getByLabel('Quelle est votre adresse postale')
  await address.fill('12, rue des Halles')
  await address.press('Enter')
  await expect(address).toHaveAccessibleDescription(/^Écrivez le numéro et la rue, puis le code/)
  await address.fill('12, rue des Halles, 44000 Nantes')
  await address.press('Enter')
  await expect(card.getByRole('button', { name: /06 39 98 12 34$/ })).toBeVisible()
  const make = card.getByLabel('Quelle est la marque de votre voiture')
  await make.fill('Renault')
  await make.press('Enter')
  // a native list: it suggests, and any other text is allowed
  await expect(card.locator('datalist option')).toContainText(['Captur', 'Clio'])
  await introduce(page, plate)
  await expect(card.getByText(/^Il manque/)).toHaveCount(0)
}
