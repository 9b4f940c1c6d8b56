import { expect, type Locator, type Page, test } from '@playwright/test'
import { formatDay, formatShortDay } from '@sillage/domain/values/day.ts'
import { confirmAddress } from './mails.ts'
import { textOf } from './pdf-text.ts'
import { DEMO, registered, signedIn } from './people.ts'
import { signedContract } from './signed-contract.ts'

const today = Temporal.Now.plainDateISO('Europe/Paris')
const card = (page: Page, text: string | RegExp) =>
  page.getByRole('article').filter({ hasText: text })

test('a travel contract is extended, then renewed, and the three contracts are cancelled at once', async ({
  page,
}) => {
  const { email } = await registered(page.request)
  const first = await signedContract(page.request, { email, product: 'travel', endingIn: 5 })
  await signedIn(page, email)
  // certificates require it
  await confirmAddress(page, email)
  await page.goto('/contracts')

  await test.step('extending needs a later end and a signature, and shows the price', async () => {
    await page.getByRole('button', { name: /^Prolonger le contrat/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Prolonger le contrat' })
    const extend = dialog.getByRole('button', { name: 'Prolonger le contrat' })
    await expect(extend).toBeDisabled()
    await extend.click({ force: true })
    await expect(
      dialog.locator('.field-error').getByText('Veuillez sélectionner une nouvelle date de fin'),
    ).toBeVisible()
    await expect(
      dialog.locator('.field-error').getByText('Veuillez signer le formulaire'),
    ).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: 'Nouvelle date de fin' })).toBeFocused()
    // the calendar begins the day after the current end
    await dialog.getByRole('button', { name: /^Ouvrir le calendrier/ }).click()
    await expect(dialog.getByRole('gridcell').getByRole('button').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeVisible()
    await dialog
      .getByRole('textbox', { name: 'Nouvelle date de fin' })
      .fill(typed(today.add({ days: 20 })))
    await expect(dialog.getByText('Prolongation de 15 jours')).toBeVisible()
    await expect(dialog.getByText('Prix total du contrat')).toBeVisible()
    await dialog.getByText('Vos réponses au questionnaire').click()
    await expect(dialog.getByText(/^Où partez-vous/)).toBeVisible()
    const toRead = dialog.getByRole('listitem').filter({ hasText: 'Document d’information' })
    await expect(toRead.getByText('À ouvrir', { exact: true })).toBeVisible()
    const tab = page.waitForEvent('popup')
    await toRead.getByRole('link', { name: /^Document d’information/ }).click()
    await (await tab).close()
    await expect(toRead.getByText('Ouvert', { exact: true })).toBeVisible()
    await signDialog(dialog)
    await expect(extend).toBeEnabled()
    await saying(dialog, 'Contrat prolongé avec succès', () => extend.click())
    await expect(dialog).toBeHidden()
    await expect(page.getByText('Contrat prolongé avec succès').first()).toBeVisible()
    await expect(card(page, formatShortDay(today.add({ days: 20 })))).toBeFocused()
    await page.getByText('Un contrat terminé ou remplacé', { exact: true }).click()
    await expect(card(page, 'Prolongé jusqu’au')).toHaveCount(1)
  })

  await test.step('renewing keeps the price, and « Résilier » only closes the dialog', async () => {
    await page
      .getByRole('button', { name: /^Renouveler le contrat/ })
      .and(page.locator(':not([aria-disabled="true"])'))
      .click()
    const dialog = page.getByRole('dialog', { name: 'Renouveler le contrat' })
    await dialog.getByRole('button', { name: /fermer sans renouveler/ }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('Résilié', { exact: true })).toHaveCount(0)
    await page
      .getByRole('button', { name: /^Renouveler le contrat/ })
      .and(page.locator(':not([aria-disabled="true"])'))
      .click()
    await expect(dialog.getByRole('textbox', { name: 'Date de début' })).toHaveValue(
      typed(today.add({ days: 21 })),
    )
    await dialog.getByRole('textbox', { name: 'Date de fin' }).fill(typed(today.add({ days: 20 })))
    await expect(
      dialog
        .locator('.field-error')
        .getByText('La date de fin doit être postérieure à la date de début'),
    ).toBeVisible()
    await dialog.getByRole('textbox', { name: 'Date de fin' }).fill(typed(today.add({ days: 30 })))
    await signDialog(dialog)
    await saying(dialog, 'Contrat renouvelé avec succès', () =>
      dialog.getByRole('button', { name: 'Renouveler le contrat' }).click(),
    )
    await expect(dialog).toBeHidden()
    await expect(card(page, 'Renouvelé par le contrat')).toHaveCount(1)
  })

  await test.step('the history lists the contracts by start date', async () => {
    await page
      .getByRole('button', { name: /^Historique du contrat/ })
      .first()
      .click()
    const dialog = page.getByRole('dialog', { name: 'Historique du contrat' })
    for (const text of ['Prolongé', 'Renouvelé', 'Actif', 'Vous avez prolongé le contrat.'])
      await expect(dialog.getByText(text, { exact: true })).toBeVisible()
    await dialog.getByRole('button', { name: 'Fermer' }).last().click()
  })

  await test.step('each document has the content of its kind', async () => {
    const signed = await papersOf(page, first.slice(0, 8))
    const extendedUntil = formatDay(today.add({ days: 20 })).replaceAll('\u00a0', ' ')
    expect([...signed.keys()]).toEqual([
      'Contrat signé',
      'Avenant de prolongation',
      'Devis',
      'Document d’information',
      'Conditions générales',
    ])
    expect(signed.get('Contrat signé')).toContain('Preuve de signature')
    expect(signed.get('Avenant de prolongation')).toContain('Votre contrat prolongé')
    expect(signed.get('Avenant de prolongation')).toContain(extendedUntil)
    expect(signed.get('Devis')).toContain('il ne prouve aucune garantie')
    // the order required by Regulation 2017/1469
    expect(signed.get('Document d’information')).toMatch(
      /type d’assurance.*est assuré.*n’est pas assuré.*exclusions.*couvert.*obligations.*paiements.*fin.*résilier/s,
    )
    expect(signed.get('Conditions générales')).toContain('Prescription')
    const renewal = await card(page, 'Renouvelle le contrat')
      .getByRole('button', { name: /^Documents du contrat/ })
      .getAttribute('aria-label')
    const covering = await papersOf(page, renewal?.slice(-8) ?? '')
    expect(covering.get('Attestation d’assurance')).toMatch(
      /Vous êtes assuré pour ce voyage.*espace Schengen/s,
    )
  })

  await test.step('cancelling shows the refund line by line, and gives a receipt', async () => {
    await page
      .getByRole('button', { name: /^Résilier le contrat/ })
      .and(page.locator(':not([aria-disabled="true"])'))
      .click()
    const dialog = page.getByRole('dialog', { name: 'Résilier votre contrat' })
    await expect(dialog.getByText('2 contrats liés seront résiliés aussi')).toBeVisible()
    await expect(dialog.getByText('Total en votre faveur')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Continuer' })).toBeDisabled()
    await dialog.getByLabel('Raison de la résiliation').fill('  ')
    await dialog.getByRole('button', { name: 'Continuer' }).click({ force: true })
    await expect(
      dialog.locator('.field-error').getByText("Veuillez indiquer une raison d'annulation"),
    ).toBeVisible()
    await dialog.getByLabel('Raison de la résiliation').fill('Voyage reporté')
    await dialog.getByRole('button', { name: 'Continuer' }).click()
    await expect(dialog.getByText('Voyage reporté')).toBeVisible()
    await saying(dialog, '3 contrats ont été annulés avec succès', () =>
      dialog.getByRole('button', { name: 'Confirmer ma demande de résiliation' }).dblclick(),
    )
    await expect(dialog).toBeHidden()
    await expect(page.getByText('Résilié', { exact: true })).toHaveCount(3)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Reçu de résiliation' }).first().click()
    expect(await textOf(await download)).toContain('Voyage reporté')
    // nothing was paid: the refund is taken off what is due
    await expect(card(page, 'Rien n’est remboursé.')).toHaveCount(2)
    await expect(card(page, 'Son prix est compris dans celui de sa prolongation.')).toHaveCount(1)
  })
})

test('a contract with more than 30 days left can’t be renewed, and says why', async ({ page }) => {
  const { email } = await registered(page.request)
  const id = await signedContract(page.request, { email, product: 'car', endingIn: 60 })
  await signedIn(page, email)
  await page.goto('/contracts')
  const renew = page.getByRole('button', { name: /^Renouveler le contrat/ })
  await expect(renew).toBeDisabled()
  await expect(renew).toHaveAccessibleDescription(/^Renouvelable à partir du/)
  await renew.click({ force: true })
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goto(`/contracts?action=renouveler&contrat=${id}`)
  await expect(page.getByText(/^Renouvelable à partir du/)).toHaveCount(2)
  await expect(page).toHaveURL('/contracts')
  await expect(page.getByRole('link', { name: /^Déclarer un sinistre/ })).toHaveAttribute(
    'href',
    `/creationSinistre?contrat=${id}`,
  )
})

test('a dialog about a contract that was extended in another tab says so, and shows it as it is', async ({
  page,
  context,
}) => {
  const { email } = await registered(page.request)
  await signedContract(page.request, { email, product: 'travel', endingIn: 5 })
  await signedIn(page, email)
  const other = await context.newPage()
  const stale = await filledExtension(page)
  const { dialog, extend } = await filledExtension(other)
  await saying(dialog, 'Contrat prolongé avec succès', () => extend.click())
  await stale.extend.click()
  await expect(stale.dialog).toBeHidden()
  await expect(page.getByText(/^Ce contrat a changé depuis l’ouverture/)).toBeVisible()
  await expect(card(page, 'Extension')).toHaveCount(1)
})

test('a monthly travel contract is withdrawn from on the public page, with an acknowledgement', async ({
  page,
}) => {
  const { email } = await registered(page.request)
  await signedContract(page.request, { email, product: 'travel', endingIn: 40 })
  await signedContract(page.request, { email, product: 'car', endingIn: 40 })
  await signedIn(page, email)
  await page.goto('/renoncer-ou-resilier')
  await page.getByRole('link', { name: 'Renoncer au contrat ici' }).click()
  const dialog = page.getByRole('dialog', { name: 'Renoncer au contrat' })
  await expect(dialog.getByRole('listitem')).toHaveCount(1)
  await dialog.getByRole('button', { name: /^Paris – / }).click()
  await expect(dialog.getByText(/Vous pouvez renoncer sans motif ni pénalité/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Confirmer ma renonciation' }).click()
  await expect(dialog.getByText('Vous avez renoncé au contrat.')).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: /Accusé de réception/ }).click(),
  ])
  expect(await textOf(download)).toMatch(/renonc/i)
  await dialog.getByRole('button', { name: 'Fermer' }).last().click()
  await expect(page.getByText('Résilié', { exact: true })).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Accusé de réception' })).toBeVisible()
})

test('from a claim, the team reads its contract’s history and the customer’s other contracts', async ({
  page,
}) => {
  await signedIn(page, DEMO.advisor)
  await page.goto('/sinistresDashboard')
  await page
    .getByRole('main')
    .getByRole('link')
    .and(page.locator('[href*="/sinistre?"]'))
    .first()
    .click()
  await page.getByRole('button', { name: /^Historique du contrat/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Historique du contrat' })
  await expect(dialog.getByText(/^Le client a signé/).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /^Historique du contrat/ })).toBeFocused()

  await page.getByRole('link', { name: 'Contrats de l’assuré' }).click()
  const contracts = page.getByRole('table', { name: /^Contrats de / })
  await contracts
    .getByRole('button', { name: /^Historique du contrat/ })
    .first()
    .click()
  await expect(dialog.getByText(/^Le client a signé/).first()).toBeVisible()
})

/** The text of each available document of a contract, by its title in the document centre. */
async function papersOf(page: Page, number: string): Promise<Map<string, string>> {
  await page.getByRole('button', { name: new RegExp(`^Documents du contrat .*${number}$`) }).click()
  const dialog = page.getByRole('dialog', { name: 'Documents du contrat' })
  const texts = new Map<string, string>()
  await dialog.getByRole('listitem').first().waitFor()
  for (const line of await dialog.getByRole('listitem').all()) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      line.getByRole('button', { name: /^Télécharger/ }).click(),
    ])
    texts.set((await line.locator('b').textContent()) ?? '', await textOf(download))
  }
  await dialog.getByRole('button', { name: 'Fermer' }).last().click()
  return texts
}

/** A day as it is typed: `12/12/2026`. */
function typed(day: Temporal.PlainDate): string {
  return day.toString().split('-').toReversed().join('/')
}

/** Runs `act` and waits for its confirmation, which the dialog shows only briefly. */
async function saying(dialog: Locator, sentence: string, act: () => Promise<unknown>) {
  const said = dialog.getByText(sentence).waitFor()
  await Promise.all([said, act()])
}

async function signDialog(dialog: Locator) {
  await dialog.getByRole('radio', { name: 'Saisir au clavier' }).check()
  await dialog.getByLabel('Votre nom, en guise de signature').fill('Lou Perrin')
  await dialog.getByText('Signature prête').waitFor()
}

async function filledExtension(tab: Page) {
  await tab.goto('/contracts')
  await tab.getByRole('button', { name: /^Prolonger le contrat/ }).click()
  const dialog = tab.getByRole('dialog', { name: 'Prolonger le contrat' })
  await dialog
    .getByRole('textbox', { name: 'Nouvelle date de fin' })
    .fill(typed(today.add({ days: 20 })))
  await signDialog(dialog)
  const extend = dialog.getByRole('button', { name: 'Prolonger le contrat' })
  await expect(extend).toBeEnabled()
  return { dialog, extend }
}
