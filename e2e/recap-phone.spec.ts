import { expect, type Locator, type Page, test } from '@playwright/test'
import { registered, signedIn, tokenOf } from './people.ts'
import { answerAll } from './questionnaire.ts'
import { addTravel, CHOICES, openRecap, sign, TYPED } from './recap.ts'

test.use({ viewport: { width: 360, height: 740 } })

/** The height in pixels that the summary may reach, whatever is to be signed. */
const LONGEST = 3000

const confirm = (page: Page) =>
  page.getByRole('button', { name: 'Confirmer la création du contrat' })
const fold = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

for (const [type, hasTravels] of [
  ['Voiture', false],
  ['Voyage', true],
] as const)
  test(`${type}: all that is signed is on one short page`, async ({ page }) => {
    await openRecap(page, (await registered(page.request)).email, type)
    if (hasTravels) await addTravel(page)
    // like on a later visit: everybody's details are known
    await page.reload()
    await page.mouse.wheel(0, 400)
    await expect(fold(page, 'Ce qui figurera au contrat')).toContainText('Lou Perrin')
    await expect(page.getByText('Signez ici')).toBeVisible()
    await expect(page.getByRole('checkbox', { name: /contribution/ })).toBeVisible()
    await expect(fold(page, 'Notre conseil')).toBeVisible()
    await expect(page.getByText(/^Comparer /)).toBeVisible()
    const height = await page.locator('html').evaluate((html): number => html.scrollHeight)
    expect(height).toBeLessThanOrEqual(LONGEST)
    // what the law requires to be seen is visible without a tap
    await expect(page.getByRole('link', { name: /^Document d’information/ }).first()).toBeVisible()
    await expect(page.getByRole('checkbox', { name: /obligation de payer/ })).toBeVisible()
    await sign(page)
    await expect(confirm(page)).toBeInViewport()
    await confirm(page).click()
    await expect(page).toHaveURL(/\/contracts/)
  })

for (const [type, count, nextOf] of [
  ['Voiture', 10, (people: Locator) => people.getByLabel('Quel est le numéro de son permis')],
  [
    'Voyage',
    5,
    // the customer travels, so that this group is complete too
    (people: Locator) =>
      people.locator('summary').filter({ hasText: 'Qui voyage' }).getByText('Lou Perrin'),
  ],
] as const)
  test(`${type}: the page of a new customer is short too`, async ({ page }) => {
    await signedIn(page, (await registered(page.request)).email)
    await page.goto(`/souscription/${type}`)
    await answerAll(page, CHOICES[type], TYPED[type])
    await page.mouse.wheel(0, 400)
    const people = fold(page, 'Ce qui figurera au contrat')
    await expect(people.getByText('4 réponses attendues')).toBeVisible()
    await expect(page.getByText('Signez ici')).toBeVisible()
    await expect(page.getByRole('checkbox', { name: /contribution/ })).toBeVisible()
    await expect(fold(page, 'Notre conseil')).toBeVisible()
    const height = await page.locator('html').evaluate((html): number => html.scrollHeight)
    expect(height).toBeLessThanOrEqual(LONGEST)

    // what is missing leads to the first of the folded questions, and a complete group opens the next one
    await page.getByRole('button', { name: /Il reste \d points/ }).click()
    const sheet = page.getByRole('dialog', { name: 'Prix final' })
    await sheet.getByRole('link', { name: `Il manque ${count} réponses` }).click()
    await expect(people.getByLabel('Quelle est votre date de naissance')).toBeFocused()
    for (const [question, answer] of [
      ['Quelle est votre date de naissance', '14/05/1988'],
      ['Quel est votre lieu de naissance', 'Nantes'],
      ['Quelle est votre adresse postale', '12 rue des Halles, 44000 Nantes'],
      ['Quel est votre numéro de téléphone', '06 39 98 12 34'],
    ] as const) {
      await people.getByLabel(question).fill(answer)
      await people.getByLabel(question).press('Enter')
    }
    await expect(nextOf(people)).toBeVisible()
  })

for (const type of ['Voiture', 'Voyage'] as const)
  test(`${type}: the page of a new professional is short too`, async ({ page }) => {
    const { email } = await registered(page.request)
    await page.request.put('/backend/profile', {
      headers: { authorization: `Bearer ${await tokenOf(page.request, email)}` },
      data: { accountKind: 'professionnel', companyName: 'Perrin et fille', siren: '732829320' },
    })
    await signedIn(page, email)
    await page.goto(`/souscription/${type}`)
    await answerAll(page, CHOICES[type], TYPED[type])
    await page.mouse.wheel(0, 400)
    const people = fold(page, 'Ce qui figurera au contrat')
    const company = people.locator('summary').filter({ hasText: 'Votre entreprise' })
    await expect(company).toContainText('1 réponse attendue')
    await expect(page.getByText('Signez ici')).toBeVisible()
    await expect(page.getByRole('checkbox', { name: /contribution/ })).toBeVisible()
    await expect(fold(page, 'Notre conseil')).toBeVisible()
    expect(await page.locator('html').evaluate((html) => html.scrollHeight)).toBeLessThanOrEqual(
      LONGEST,
    )

    // the company comes first, and its last answer opens who is behind it
    await page.getByRole('button', { name: /Il reste \d points/ }).click()
    const sheet = page.getByRole('dialog', { name: 'Prix final' })
    await sheet.getByRole('link', { name: /^Il manque \d+ réponses/ }).click()
    await expect(people.getByLabel('En quelle qualité')).toBeFocused()
    await page.keyboard.type('Gérante')
    await page.keyboard.press('Enter')
    await expect(people.getByLabel('Quelle est votre date de naissance')).toBeVisible()
  })

test('the confirm button stays visible, and each missing item is a link to its place', async ({
  page,
}) => {
  await openRecap(page, (await registered(page.request)).email, 'Voyage')
  await expect(confirm(page)).toBeInViewport()
  // the trip is missing, so its section is open
  await expect(page.getByRole('button', { name: 'Ajouter un voyage' })).toBeVisible()
  await page.getByRole('button', { name: /Il reste \d points/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Prix final' })
  await expect(sheet.getByText('Prix du contrat')).toBeVisible()
  await sheet.getByRole('link', { name: 'Veuillez signer le contrat.' }).click()
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('radio', { name: 'Dessiner' })).toBeFocused()
  await confirm(page).click({ force: true })
  await expect(page.getByRole('button', { name: 'Ajouter un voyage' })).toBeFocused()
})

test('an answer is edited in place, and Escape restores it', async ({ page }) => {
  await openRecap(page, (await registered(page.request)).email, 'Voyage')
  const answers = fold(page, 'Vos réponses : Voyage')
  await answers.getByRole('heading').click()
  const level = answers.getByRole('button', { name: /^Modifier.*niveau de garantie/ })
  await expect(level).toHaveText('Essentiel')
  await level.click()
  await expect(answers.getByRole('radio', { name: /^Essentiel/ })).toBeFocused()
  await answers.getByRole('radio', { name: /^Confort/ }).check()
  await answers.getByRole('button', { name: 'Terminé' }).click()
  await expect(level).toHaveText('Confort')
  await expect(level).toBeFocused()

  await level.click()
  await answers.getByRole('radio', { name: /^Essentiel/ }).check()
  await page.keyboard.press('Escape')
  await expect(level).toHaveText('Confort')

  const nights = answers.getByRole('button', { name: /^Modifier.*nuits/ })
  await nights.click()
  const field = answers.getByRole('textbox', { name: /nuits/ })
  await field.fill('')
  await expect(answers.getByRole('button', { name: 'Terminé' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await expect(page).toHaveURL('/recap')
  await field.fill('5')
  await answers.getByRole('button', { name: 'Terminé' }).click()
  await expect(nights).toHaveText('5')
})
