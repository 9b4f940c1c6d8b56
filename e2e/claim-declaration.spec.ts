import { expect, test } from '@playwright/test'
import { ADVISOR, browserOf, PICTURE } from './claim-people.ts'
import { textOf } from './pdf-text.ts'
import { registered, signedIn } from './people.ts'
import { signedContract } from './signed-contract.ts'

const today = Temporal.Now.plainDateISO('Europe/Paris')

test.use({ viewport: { width: 360, height: 740 } })

test('a delayed flight is declared on a phone, interrupted, resumed and sent with its documents', async ({
  page,
}) => {
  const { email } = await registered(page.request)
  const contract = await signedContract(page.request, { email, product: 'travel', endingIn: 40 })
  await signedIn(page, email)

  await test.step('without a contract in the URL, the page asks which one', async () => {
    await page.goto('/creationSinistre')
    await expect(page.getByRole('heading', { name: 'Quel contrat est concerné' })).toBeVisible()
    await page.getByRole('link', { name: /^Choisir Paris – Barcelone, / }).click()
    await expect(page).toHaveURL(`/creationSinistre?contrat=${contract}`)
  })

  await test.step('urgent phone numbers come first', async () => {
    const injured = page.getByRole('group', { name: /blessée/ })
    await injured.getByText('Oui').click()
    await expect(page.getByText('Appelez le 112 maintenant.')).toBeVisible()
    await injured.getByText('Non').click()
    await page
      .getByRole('group', { name: /étranger/ })
      .getByText('Oui')
      .click()
    await expect(page.getByRole('link', { name: /^Appeler le 02/ })).toBeVisible()
    await page.getByRole('button', { name: 'Suivant' }).click()
  })

  await test.step('nature, day and place are checked, and the legal delay is shown', async () => {
    await page.getByRole('button', { name: 'Suivant' }).click()
    const nature = page.getByRole('combobox', { name: 'Nature du sinistre' })
    await expect(nature).toBeFocused()
    await expect(nature).toHaveAccessibleDescription('Choisissez ce qui s’est passé.')
    await expect(page.getByText('Indiquez le jour de l’incident.')).toBeVisible()
    await nature.selectOption({ label: 'Retard ou annulation de vol' })
    const covers = page.getByRole('region', { name: 'Ce que couvre votre contrat' })
    await expect(covers.getByRole('heading', { name: 'Couvert', exact: true })).toBeVisible()
    await expect(covers.getByRole('heading', { name: 'Non couvert' })).toBeVisible()
    await expect(page.getByText(/250, 400 ou 600\s€/)).toBeVisible()
    // abroad, tomorrow may have begun; the day after it has nowhere
    await page
      .getByLabel('Date de l’incident', { exact: true })
      .fill(today.add({ days: 2 }).toString())
    await expect(page.getByText('La date de l’incident ne peut pas être future.')).toBeVisible()
    await page.getByLabel('Date de l’incident', { exact: true }).fill(today.toString())
    await expect(page.getByText(/Délai pour déclarer\s: 5\sjours ouvrés/)).toBeVisible()
    await page.getByRole('textbox', { name: 'Lieu' }).fill('Aéroport de Nantes')
    await page.getByRole('button', { name: 'Suivant' }).click()
    await expect(page.getByText('Déclaration gardée 7 jours')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('textbox', { name: 'Lieu' })).toHaveValue('Aéroport de Nantes')
    await page.getByRole('button', { name: 'Suivant' }).click()
  })

  const story = page.getByRole('textbox', { name: 'Description' })
  const photos = page.getByLabel('Ajouter des fichiers').and(page.locator('input'))
  const chosen = page.getByRole('list', { name: 'Fichiers joints' }).getByRole('listitem')
  await test.step('a declaration left in the middle is found again', async () => {
    const kept = page.waitForResponse(
      (answer) => answer.request().postData()?.includes('Le vol de') === true,
    )
    await story.fill('Le vol de')
    await kept
    await photos.setInputFiles({ name: 'panneau.png', mimeType: 'image/png', buffer: PICTURE })
    await expect(chosen).toHaveText(/panneau\.png/)
    await page.goto('/sinistres')
    await expect(page.getByText('Une déclaration vous attend.')).toBeVisible()
    await page.getByRole('link', { name: 'Reprendre' }).click()
    await expect(page.getByText(/Vous aviez commencé cette déclaration/)).toBeVisible()
    await expect(story).toHaveValue('Le vol de')
    await expect(chosen).toHaveText(/panneau\.png/)
    await photos.setInputFiles([
      { name: 'vide.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) },
      { name: 'faux.pdf', mimeType: 'application/pdf', buffer: Buffer.from('pas un PDF') },
      { name: 'coupée.png', mimeType: 'image/png', buffer: PICTURE.subarray(0, 40) },
      { name: 'guichet.png', mimeType: 'image/png', buffer: PICTURE },
    ])
    await expect(page.getByText(/«\svide\.pdf\s» est vide/)).toBeVisible()
    await expect(page.getByText(/«\sfaux\.pdf\s» ne correspond pas/)).toBeVisible()
    await expect(chosen).toHaveCount(3)
    await story.fill('')
  })

  await test.step('nothing is sent before everything is filled in', async () => {
    const send = page.getByRole('button', { name: 'Déclarer le sinistre' })
    await expect(send).toHaveAttribute('aria-disabled', 'true')
    await expect(page.getByText(/Il manque\s: la description\./)).toBeVisible()
    await send.click({ force: true })
    await expect(page.getByText('Tous les champs sont obligatoires.')).toBeVisible()
    await story.fill('Le vol de 9 h est parti à 15 h.')
    await page.getByText('3 h ou plus').click()
    await send.click()
  })

  await test.step('the claim gets an acknowledgement, then its documents are sent', async () => {
    await expect(page.getByText('Votre déclaration est enregistrée.')).toBeVisible()
    await expect(page.getByText('Vos 2 fichiers sont bien arrivés.')).toBeVisible()
    await expect(page.getByText(/Un fichier n’est pas parti\..*«\scoupée\.png\s»/)).toBeVisible()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Accusé de réception (PDF)' }).click()
    expect(await textOf(await download)).toContain('Retard ou annulation de vol')
    await page
      .getByLabel(/^Envoyer\s: Billet et carte d’embarquement$/)
      .and(page.locator('input'))
      .setInputFiles({ name: 'carte.png', mimeType: 'image/png', buffer: PICTURE })
    await expect(
      page.getByText(/«\sBillet et carte d’embarquement\s» est bien arrivé\./),
    ).toBeVisible()
    await page.getByRole('link', { name: 'Suivre ce sinistre' }).click()
    await expect(
      page.getByRole('heading', { level: 1, name: 'Retard ou annulation de vol' }),
    ).toBeVisible()
    await page.getByRole('tab', { name: 'Consulter les documents 3' }).click()
    await expect(page.getByRole('button', { name: 'Voir carte.png' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Voir panneau.png' })).toBeVisible()
  })

  await test.step('a reload opens the same claim, and the list filters it', async () => {
    await page.reload()
    await expect(
      page.getByRole('heading', { level: 1, name: 'Retard ou annulation de vol' }),
    ).toBeVisible()
    await page.goto('/sinistres')
    await expect(page.getByText('Une déclaration vous attend.')).toBeHidden()
    await page.getByRole('button', { name: /^Fermé/ }).click()
    await expect(page.getByText('Aucun sinistre n’a ce statut.')).toBeVisible()
    await expect(page).toHaveURL(/statut=Ferm/)
  })

  await test.step('a second identical declaration is pointed to the first', async () => {
    await page.goto(`/creationSinistre?contrat=${contract}`)
    for (const name of [/blessée/, /étranger/])
      await page.getByRole('group', { name }).getByText('Non').click()
    await page.getByRole('button', { name: 'Suivant' }).click()
    await page
      .getByRole('combobox', { name: 'Nature du sinistre' })
      .selectOption({ label: 'Retard ou annulation de vol' })
    const day = page.getByLabel('Date de l’incident', { exact: true })
    await day.fill(today.toString())
    await expect(page.getByText('Ce sinistre semble déjà déclaré.')).toBeVisible()
    await day.fill(today.subtract({ days: 1 }).toString())
    await expect(page.getByText('Ce sinistre semble déjà déclaré.')).toHaveCount(0)
    await day.fill(today.toString())
    await page.getByRole('link', { name: /^Ouvrir le sinistre déclaré/ }).click()
    await expect(
      page.getByRole('heading', { level: 1, name: 'Retard ou annulation de vol' }),
    ).toBeVisible()
  })
})

test('an advisor declares a claim for a customer, who sees by whom', async ({ page, browser }) => {
  const { email } = await registered(page.request)
  const contract = await signedContract(page.request, { email, product: 'car', endingIn: 40 })
  const advisor = await browserOf(browser, ADVISOR)
  await advisor.goto(`/creationSinistre?contrat=${contract}`)
  await expect(advisor.getByText(/^Renault Clio .*, pour Lou Perrin$/)).toBeVisible()
  await advisor.getByRole('button', { name: 'Suivant' }).click()
  await advisor
    .getByRole('combobox', { name: 'Nature du sinistre' })
    .selectOption({ label: 'Accident' })
  await expect(advisor.getByRole('link', { name: 'Ouvrir e-constat' })).toBeVisible()
  await advisor.getByLabel('Date de l’incident', { exact: true }).fill(today.toString())
  await advisor.getByRole('button', { name: 'Suivant' }).click()
  await advisor.getByRole('textbox', { name: 'Description' }).fill('Dit au téléphone.')
  await advisor.getByRole('button', { name: 'Déclarer le sinistre' }).click()
  await expect(advisor.getByText('Votre déclaration est enregistrée.')).toBeVisible()
  await advisor.context().close()

  await signedIn(page, email)
  await page.goto('/sinistres')
  await page.getByRole('link', { name: /^Voir le détail/ }).click()
  await expect(page.getByText('Déclaré pour vous par Nadia Benali')).toBeVisible()
})

test('an unknown contract or claim says that it doesn’t exist or isn’t theirs', async ({
  page,
}) => {
  const { email } = await registered(page.request)
  await signedIn(page, email)
  await page.goto('/creationSinistre?contrat=5d82a1c9-1111-4222-8333-444455556666')
  await expect(page.getByText('Ce contrat n’existe pas, ou ne vous appartient pas.')).toBeVisible()
  await page.goto('/sinistre?id=5d82a1c9-1111-4222-8333-444455556666')
  await expect(page.getByText('Ce sinistre n’existe pas, ou ne vous est pas ouvert.')).toBeVisible()
  await page.getByRole('link', { name: 'Mes sinistres' }).last().click()
  await expect(page).toHaveURL('/sinistres')
})
