import { expect, test } from '@playwright/test'
import { textOf } from './pdf-text.ts'
import { housed, registered, signedIn } from './people.ts'
import { answerAll } from './questionnaire.ts'
import { introduce, openDocuments } from './recap.ts'

test('a customer insures a trip, takes a quote, signs with the keyboard and gets the contract', async ({
  page,
}) => {
  const person = await registered(page.request)
  await signedIn(page, person.email)
  await housed(page.request, person.email)
  await page.goto('/souscription/Voyage')
  await expect(page.getByText('Étape 1 sur 5')).toBeVisible()
  await answerAll(
    page,
    { 'Où partez': 'Union européenne', voyageurs: '2', âgé: 'De 30 à 49 ans' },
    { 'Votre réponse': 'Barcelone', 'Entrez un nombre': '12' },
  )

  await test.step('no quote can be made without a trip', async () => {
    await page.getByRole('button', { name: 'Générer un devis' }).click()
    await expect(
      page.getByText('Veuillez ajouter au moins un voyage pour générer un devis.').first(),
    ).toBeVisible()
  })

  await test.step('a trip is added, with cities found by their first letters', async () => {
    await page.getByRole('button', { name: 'Ajouter un voyage' }).click()
    const dialog = page.getByRole('dialog', { name: 'Ajouter un voyage' })
    for (const [field, typed, city] of [
      [/départ/i, 'par', /^Paris/],
      [/arrivée/i, 'barcelon', /^Barcelone/],
    ] as const) {
      await dialog.getByRole('combobox', { name: field }).fill(typed)
      await page.getByRole('option', { name: city }).first().click()
    }
    const train = dialog.getByRole('radio', { name: 'Train' })
    if (await train.count()) await train.check()
    else await dialog.getByRole('combobox', { name: /transport/i }).selectOption('train')
    await dialog.getByRole('button', { name: 'Ajouter ce voyage' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText(/Paris.*Barcelone/).first()).toBeVisible()
  })

  await test.step('the quote is downloaded', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Générer un devis' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^devis_Voyage_\d{4}-\d{2}-\d{2}\.pdf$/)
    const text = await textOf(download)
    expect(text).toContain('devis')
    expect(text).toContain('Barcelone')
  })

  await test.step('the contract is signed with the keyboard and created', async () => {
    await introduce(page)
    await openDocuments(page)
    await page
      .getByRole('tab', { name: 'Saisir au clavier' })
      .or(page.getByRole('radio', { name: 'Saisir au clavier' }))
      .first()
      .click()
    await page.getByLabel(/nom/i).last().fill('Lou Perrin')
    // a one-month trip: cover begins before the withdrawal right ends
    await page.getByRole('checkbox', { name: /^Je demande expressément/ }).check()
    await page.getByRole('checkbox', { name: /conditions générales/ }).check()
    await page.getByRole('button', { name: 'Confirmer la création du contrat' }).click()
    await expect(page).toHaveURL(/\/contracts/)
  })

  await test.step('the contract’s PDF lists the trip', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /PDF/ }).first().click(),
    ])
    const text = await textOf(download)
    expect(text).toContain('Paris')
    expect(text).toContain('Barcelone')
    expect(text).toContain('Train')
  })
})
