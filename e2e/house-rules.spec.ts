import { randomBytes } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { browserOf, declaredClaim } from './claim-people.ts'
import { DEMO, registered, signedIn } from './people.ts'
import { signedContract } from './signed-contract.ts'

// no other journey declares this nature
const NATURE = 'Panne mécanique'
const INTAKE = '/equipe/natures/car/breakdown'
const today = Temporal.Now.plainDateISO('Europe/Paris').toString()

test('a document added to a nature of claim is asked for in later declarations only', async ({
  page,
  browser,
}) => {
  const label = `Historique d’entretien ${randomBytes(3).toString('hex')}`
  const before = await declaredClaim(page, NATURE, 'car')
  const admin = await browserOf(browser, DEMO.admin)
  const second = await browserOf(browser, DEMO.root)
  const publish = { name: 'Publier', exact: true }

  await test.step('the administrator finds the nature, adds a document, and previews what the customer will see', async () => {
    await admin.goto('/equipe?vue=regles')
    await admin.getByRole('link', { name: `Modifier\u00a0: ${NATURE}` }).click()
    await expect(admin.getByRole('heading', { level: 1 })).toHaveText(
      `${NATURE}\u00a0: documents et questions`,
    )
    await second.goto(INTAKE)
    await expect(second.getByRole('heading', { level: 1 })).toContainText(NATURE)
    const documents = admin.getByRole('region', { name: 'Documents', exact: true })
    await documents.getByRole('button', { name: 'Ajouter un document' }).click()
    await expect(documents.getByLabel('Nom du document').last()).toBeFocused()
    await admin.keyboard.type(label)
    await documents.getByLabel('À quoi il sert').last().fill('Il montre que la voiture est suivie.')
    await documents.getByRole('checkbox', { name: 'Nécessaire pour décider' }).last().check()
    await documents.getByRole('button', { name: `Monter\u00a0: ${label}` }).click()
    const preview = admin.getByRole('region', { name: 'Ce que le client verra' })
    await expect(preview.getByText(label)).toHaveCount(2)
    await expect(preview.getByText('Nécessaire pour décider.')).toBeVisible()
  })

  await test.step('publishing needs a reason, and shows who did it and when', async () => {
    await admin.getByRole('button', publish).click()
    await expect(admin.getByText('Dites pourquoi.')).toBeVisible()
    await admin.getByLabel('Pourquoi ce changement').fill('Les réparateurs la demandent.')
    await admin.getByRole('button', publish).click()
    await expect(admin.getByText(/^Version \d+ publiée\.$/)).toBeVisible()
    await expect(admin.getByText(/^Version \d+, Thomas .*, le /).first()).toBeVisible()
    await expect(admin.getByText(/^Rien n’a changé/)).toBeVisible()
  })

  await test.step('someone editing the former version is told, and keeps their changes until they start again', async () => {
    const documents = second.getByRole('region', { name: 'Documents', exact: true })
    await documents.getByLabel('Nom du document').first().fill('Carte grise, recto et verso')
    await second.getByLabel('Pourquoi ce changement').fill('Les deux faces.')
    await second.getByRole('button', publish).click()
    await expect(
      second.getByText(
        'Quelqu’un vient de publier une autre version\u00a0: relisez-la, puis recommencez.',
      ),
    ).toBeVisible()
    await expect(documents.getByLabel('Nom du document').first()).toHaveValue(
      'Carte grise, recto et verso',
    )
    await second.getByRole('button', { name: 'Repartir de la version publiée' }).click()
    await expect(documents.getByRole('button', { name: `Retirer\u00a0: ${label}` })).toBeVisible()
  })

  await test.step('a customer who declares a claim now is asked for the document', async () => {
    const { email } = await registered(page.request)
    const contract = await signedContract(page.request, { email, product: 'car', endingIn: 40 })
    const customer = await browserOf(browser, email)
    await customer.goto(`/creationSinistre?contrat=${contract}`)
    await customer.getByRole('button', { name: 'Suivant' }).click()
    await customer
      .getByRole('combobox', { name: 'Nature du sinistre' })
      .selectOption({ label: NATURE })
    await customer.getByLabel('Date de l’incident', { exact: true }).fill(today)
    await customer.getByRole('button', { name: 'Suivant' }).click()
    await expect(customer.getByText(`${label}, nécessaire pour décider`)).toBeVisible()
    await customer.getByRole('textbox', { name: 'Description' }).fill('Le moteur a calé.')
    await customer.getByRole('button', { name: 'Déclarer le sinistre' }).click()
    await expect(customer.getByText('Votre déclaration est enregistrée.')).toBeVisible()
    await expect(customer.getByRole('button', { name: `Envoyer\u00a0: ${label}` })).toBeVisible()
  })

  await test.step('a customer who declared earlier is not', async () => {
    await signedIn(page, before.email)
    await page.goto(before.path)
    const list = page.getByRole('region', { name: 'Documents utiles' })
    await expect(list.getByText('Facture de remorquage')).toBeVisible()
    await expect(list.getByText(label)).toHaveCount(0)
  })

  await test.step('an earlier version can be published again as a new one', async () => {
    await admin.reload()
    await admin.getByText('Versions précédentes').click()
    await admin.getByRole('button', { name: 'Reprendre\u00a0: Version d’origine' }).click()
    await expect(admin.getByLabel('Pourquoi ce changement')).toHaveValue(
      'Retour à la version d’origine',
    )
    await expect(admin.getByRole('button', { name: `Retirer\u00a0: ${label}` })).toHaveCount(0)
    await admin.getByRole('button', publish).click()
    await expect(admin.getByText(/^Rien n’a changé/)).toBeVisible()
  })
})

test('a document that must stay can’t be removed, and the page says why', async ({ browser }) => {
  const admin = await browserOf(browser, DEMO.admin)
  await admin.goto('/equipe/natures/travel/illness_abroad')
  await expect(admin.getByText(/Ne peut pas être retiré\s: c’est une pièce de santé/)).toHaveCount(
    2,
  )
  await expect(
    admin.getByRole('button', { name: 'Retirer\u00a0: Certificat médical' }),
  ).toHaveCount(0)
  await expect(admin.getByRole('button', { name: 'Retirer\u00a0: RIB' })).toBeVisible()
})

test('a changed delay is shown to customers who start waiting afterwards, not to the others', async ({
  page,
  browser,
}) => {
  const before = await declaredClaim(page)
  const admin = await browserOf(browser, DEMO.admin)
  const dialog = admin.getByRole('dialog')
  const answerIn = async (days: string) => {
    await admin.goto('/equipe?vue=regles')
    await admin.getByRole('button', { name: 'Modifier les délais' }).click()
    await dialog.getByLabel('Première réponse').fill(days)
    await dialog.getByLabel('Pourquoi ce changement').fill('Le nombre de dossiers a changé.')
  }
  await answerIn('99')
  await expect(
    dialog.getByText('Donnez un nombre entier de jours ouvrés, de 1 à 10.'),
  ).toBeVisible()
  await dialog.getByLabel('Première réponse').fill('7')
  await expect(
    dialog.getByText(
      /^Le client lira\s: Nous répondons en général sous 7\sjours ouvrés, soit d’ici au /,
    ),
  ).toBeVisible()
  await dialog.getByRole('button', { name: 'Publier' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(admin.getByText(/Première réponse\s: 7\sjours ouvrés/)).toBeVisible()

  const after = await declaredClaim(page)
  const reader = async ({ email, path }: typeof after) => {
    const customer = await browserOf(browser, email)
    await customer.goto(path)
    return customer
  }
  await expect(
    (await reader(after)).getByText(/Nous répondons en général sous 7\sjours ouvrés/),
  ).toBeVisible()
  const earlier = await reader(before)
  await expect(earlier.getByText(/Nous répondons en général sous \d+\sjours ouvrés/)).toBeVisible()
  await expect(earlier.getByText(/sous 7\sjours ouvrés/)).toHaveCount(0)

  await answerIn('2')
  await dialog.getByRole('button', { name: 'Publier' }).click()
  await expect(dialog).toHaveCount(0)
})

test('Escape asks before it gives up a reply that is being rewritten', async ({ page }) => {
  await signedIn(page, DEMO.admin)
  await page.goto('/equipe?vue=regles')
  await page
    .getByRole('region', { name: 'Réponses types' })
    .getByRole('button', { name: /^Modifier/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Modifier une réponse type' })
  const text = dialog.getByLabel('Texte')
  const question = dialog.getByRole('alert')
  await text.fill('Bonjour, un autre texte.')
  await page.keyboard.press('Escape')
  await expect(question).toHaveText(/^Ce qui est saisi ici n’est pas enregistré/)
  await expect(dialog.getByRole('button', { name: 'Continuer la saisie' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(text).toBeFocused()
  await page.mouse.click(5, 5)
  await dialog.getByRole('button', { name: 'Continuer la saisie' }).click()
  await expect(text).toHaveValue('Bonjour, un autre texte.')
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: 'Abandonner la saisie' }).click()
  await expect(dialog).toBeHidden()
})
