import { expect, type Page, test } from '@playwright/test'
import { DEMO, registered, signedIn } from './people.ts'
import { answerToTheLast } from './questionnaire.ts'
import { addTravel, CHOICES, openPeriod, openRecap, sign, TYPED } from './recap.ts'

const confirm = (page: Page) =>
  page.getByRole('button', { name: 'Confirmer la création du contrat' })
const quote = (page: Page) => page.getByRole('button', { name: 'Générer un devis' })
const euros = /\d+,\d{2}\s€/

test('the default period is a month from today, in a calendar of two months starting on Monday', async ({
  page,
}) => {
  const today = Temporal.Now.plainDateISO('Europe/Paris')
  await openRecap(page, DEMO.user, 'Voiture')
  await openPeriod(page)
  await expect(page.getByLabel('Date de début')).toHaveValue(typed(today))
  await expect(page.getByLabel('Date de fin')).toHaveValue(typed(today.add({ months: 1 })))
  const months = page.getByRole('region', { name: 'Durée du contrat' }).getByRole('grid')
  await expect(months).toHaveCount(2)
  // a whole week of the second month, which is all in the future, begins on a Monday
  const week = months.last().getByRole('row').nth(2).getByRole('button')
  await expect(week).toHaveCount(7)
  await expect(week.first()).toHaveAccessibleName(/lundi/i)
  await expect(week.last()).toHaveAccessibleName(/dimanche/i)
})

test('the price follows the period, chosen in the calendar or typed', async ({ page }) => {
  await openRecap(page, DEMO.user, 'Voiture')
  await openPeriod(page)
  const before = await shownPrice(page)
  const inAYear = Temporal.Now.plainDateISO('Europe/Paris').add({ years: 1 })
  await page.getByLabel('Date de fin').fill(typed(inAYear))
  await expect.poll(() => shownPrice(page)).toBeGreaterThan(before * 2)

  const second = page.getByRole('grid').last()
  const day = (number: number) =>
    second.getByRole('button', { name: new RegExp(`\\b${number} .*20\\d\\d`) })
  const yearly = await shownPrice(page)
  await day(10).click()
  await expect(page.getByLabel('Date de fin')).toHaveValue('')
  await day(20).click()
  await expect(page.getByLabel('Date de début')).toHaveValue(/^10\//)
  await expect(page.getByLabel('Date de fin')).toHaveValue(/^20\//)
  await expect.poll(() => shownPrice(page)).toBeLessThan(yearly / 2)
})

test('a date is understood in several forms, and one that does not exist is reported', async ({
  page,
}) => {
  await openRecap(page, DEMO.user, 'Voiture')
  await openPeriod(page)
  const end = page.getByLabel('Date de fin')
  const year = Temporal.Now.plainDateISO('Europe/Paris').year + 1
  for (const written of [`${year}-01-05`, `5/1/${year}`, `5/1/${year % 100}`, `05.01.${year}`]) {
    await end.fill(written)
    await end.blur()
    await expect(end).toHaveValue(`05/01/${year}`)
  }
  await end.fill(`30/02/${year}`)
  await end.blur()
  await expect(end).toHaveAccessibleDescription('Le 30\u00a0février n’existe pas.')
  await end.fill(`5/1/${year}`)
  // the empty cells of a month are no days of the period
  await expect(page.getByRole('gridcell', { selected: true }).first()).toBeVisible()
  await expect(
    page.getByRole('gridcell', { selected: true }).filter({ hasNot: page.getByRole('button') }),
  ).toHaveCount(0)

  await page.keyboard.press('Escape')
  await expect(end).toBeHidden()
  await expect(
    page.getByRole('region', { name: 'Durée du contrat' }).getByRole('button').first(),
  ).toBeFocused()
})

test('an incomplete trip shows every missing part, and Escape does not discard it', async ({
  page,
}) => {
  await openRecap(page, DEMO.user, 'Voyage')
  await page.getByRole('button', { name: 'Ajouter un voyage' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ajouter un voyage' })
  const departure = dialog.getByRole('combobox', { name: 'Ville de départ' })
  const arrival = dialog.getByRole('combobox', { name: 'Ville d’arrivée' })
  await dialog.getByRole('button', { name: 'Ajouter ce voyage' }).click()
  await expect(departure).toHaveAccessibleDescription('Veuillez indiquer la ville de départ.')
  await expect(arrival).toHaveAccessibleDescription('Veuillez indiquer la ville d’arrivée.')
  await expect(dialog.getByText(/^Veuillez choisir un mode de transport/)).toBeVisible()
  await expect(departure).toBeFocused()

  await page.keyboard.type('Par')
  await expect(page.getByRole('option', { name: /^Paris/ }).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('option')).toHaveCount(0)
  for (const field of [departure, dialog.getByRole('radio', { name: 'Voiture' })]) {
    await field.focus()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeVisible()
    await expect(departure).toHaveValue('Par')
  }
  await departure.fill('P'.repeat(120))
  await expect(departure).toHaveValue('P'.repeat(100))
  await dialog.getByRole('button', { name: 'Annuler' }).click()
  await expect(dialog).toBeHidden()
})

test('a contract and a quote need both dates', async ({ page }) => {
  const missing = 'Veuillez sélectionner une date de début et une date de fin.'
  await openRecap(page, DEMO.user, 'Voiture')
  await openPeriod(page)
  await page.getByLabel('Date de fin').fill('')
  await expect(
    page.getByRole('region', { name: 'Durée du contrat' }).getByText(missing),
  ).toBeVisible()
  await quote(page).click()
  await expect(page.getByRole('alert').filter({ hasText: missing })).toBeVisible()
  await confirm(page).click({ force: true })
  await expect(page).toHaveURL('/recap')
  await page.getByLabel('Date de fin').fill('31/12/2020')
  await expect(
    page.getByText('La date de fin doit être postérieure à la date de début').first(),
  ).toBeVisible()
})

test('a travel contract needs a trip, for a quote and for a contract', async ({ page }) => {
  await openRecap(page, DEMO.user, 'Voyage')
  await quote(page).click()
  await expect(
    page.getByText('Veuillez ajouter au moins un voyage pour générer un devis.'),
  ).toBeVisible()
  const missing = page.getByText(
    'Veuillez ajouter au moins un voyage pour souscrire à une assurance.',
  )
  await confirm(page).click({ force: true })
  await expect(
    page.getByRole('region', { name: 'Vos voyages' }).filter({ has: missing }),
  ).toBeVisible()
  await addTravel(page)
  await expect(missing).toHaveCount(0)
  await page.getByRole('button', { name: /^Retirer le voyage de Paris/ }).click()
  await expect(missing.first()).toBeVisible()
})

test('a driver whose details are incomplete blocks the signature, and the page says so', async ({
  page,
}) => {
  await openRecap(page, (await registered(page.request)).email, 'Voiture')
  const card = page.getByRole('region', { name: 'Ce qui figurera au contrat' })
  await card.getByRole('button', { name: 'Ajouter un conducteur' }).click()
  const driver = card.getByRole('group', { name: 'Conducteur 1' })
  await driver.getByLabel('Prénom et nom').fill('Inès Garnier')
  await driver.getByRole('checkbox', { name: /^Apprend à conduire/ }).check()
  await confirm(page).click({ force: true })
  await expect(card.getByText('Il manque une réponse à ce qui figurera au contrat.')).toBeVisible()
  const birth = driver.getByLabel('Date de naissance')
  await expect(birth).toBeFocused()
  await birth.blur()
  await expect(birth).toHaveAccessibleDescription('Écrivez la date ainsi\u00a0: 14/05/1988.')
  await birth.fill('31/02/1990')
  await birth.blur()
  await expect(birth).toHaveAccessibleDescription('Le 31\u00a0février n’existe pas.')
  await birth.fill('02/03/1990')
  await expect(card.getByText(/^Il manque/)).toHaveCount(0)
  await birth.fill('02/03')
  await expect(card.getByText(/^Il manque/)).toBeVisible()
  await card.getByRole('button', { name: 'Retirer le conducteur 1' }).click()
  await expect(card.getByText(/^Il manque/)).toHaveCount(0)
})

test('the customer’s needs and our advice are shown before signing', async ({ page }) => {
  await openRecap(page, (await registered(page.request)).email, 'Voiture')
  const advice = page.getByRole('region', { name: 'Notre conseil' })
  await expect(advice.getByRole('listitem').first()).toBeVisible()
  await advice.getByText('Ce que vous nous avez dit').click()
  await expect(advice.getByText(/^Assurer une voiture/)).toBeVisible()
})

test('a contract needs both documents opened, a signature and the consent', async ({ page }) => {
  await openRecap(page, DEMO.user, 'Voiture')
  await confirm(page).click({ force: true })
  const card = page.getByRole('region', { name: 'Signature' })
  await expect(
    card.getByText('Veuillez ouvrir le document d’information et les conditions générales.'),
  ).toBeVisible()
  await expect(card.getByText('Veuillez signer le contrat.')).toBeVisible()
  await expect(card.getByText(/^Veuillez confirmer que vous avez reçu/)).toBeVisible()
  await sign(page)
  await expect(card.getByText(/^Veuillez ouvrir/)).toBeHidden()
  await expect(card.getByText('Veuillez signer le contrat.')).toBeHidden()
  await card.getByRole('button', { name: 'Effacer la signature' }).press('Enter')
  await expect(card.getByRole('button', { name: 'Effacer la signature' })).toBeFocused()
  await expect(card.getByText('Veuillez signer le contrat.')).toBeVisible()
  await expect(page).toHaveURL('/recap')
})

test('when the price has changed in the meantime, the new one is shown and can be accepted', async ({
  page,
}) => {
  const { email } = await registered(page.request)
  // the page asks for a price without the answers, so it shows another one than the contract's
  await page.route('**/backend/contracts/price', async (route) => {
    const asked: object = route.request().postDataJSON()
    await route.continue({ postData: JSON.stringify({ ...asked, answers: [] }) })
  })
  await openRecap(page, email, 'Voiture')
  await sign(page)
  const before = await shownPrice(page)
  await confirm(page).click()
  const banner = page.getByRole('status').filter({ hasText: 'Le prix a changé.' })
  await expect(banner).toContainText(/Il était de .*, il est maintenant de /)
  await expect(page).toHaveURL('/recap')
  const accept = banner.getByRole('button', { name: /^Accepter/ })
  const after = amount((await accept.textContent()) ?? '')
  expect(after).not.toBe(before)
  await accept.click()
  await expect(page).toHaveURL(/\/contracts/)
  await expect(page.getByRole('article')).toHaveCount(1)
  expect(
    amount((await page.getByRole('article').getByText(euros).first().textContent()) ?? ''),
  ).toBe(after)
})

test('a minor is refused before the recap, with the reason', async ({ page }) => {
  await signedIn(page, (await registered(page.request)).email)
  await page.goto('/souscription/Voiture')
  const minor = { ...CHOICES.Voiture, 'âge a le conducteur': 'Moins de 18 ans' }
  await answerToTheLast(page, minor, TYPED.Voiture)
  await expect(page.getByText('Souscription impossible.')).toBeVisible()
  await expect(
    page.getByText('Il faut avoir 18 ans pour souscrire.', { exact: false }),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Continuer' })).toBeDisabled()
  await expect(page.getByText('Une de vos réponses ne permet pas de souscrire.')).toBeVisible()
})

test('a double click creates one contract', async ({ page }) => {
  await openRecap(page, (await registered(page.request)).email, 'Voiture')
  await sign(page)
  await confirm(page).dblclick()
  await expect(page).toHaveURL(/\/contracts/)
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.reload()
  await expect(page.getByRole('status').filter({ hasText: '1 contrat affiché' })).toBeAttached()
})

test('a retry after a lost answer creates one contract', async ({ page }) => {
  await openRecap(page, (await registered(page.request)).email, 'Voiture')
  await sign(page)
  await page.route(
    '**/backend/contracts/',
    async (route) => {
      const answer = await route.fetch()
      expect(answer.ok()).toBe(true)
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  await confirm(page).click()
  await expect(page.getByText('Votre contrat n’a pas été créé.')).toBeVisible()
  await confirm(page).click()
  await expect(page).toHaveURL(/\/contracts/)
  await expect(page.getByRole('article')).toHaveCount(1)
})

/** The final price, as announced. */
async function shownPrice(page: Page): Promise<number> {
  return amount((await page.getByText(/^Prix\s:\s.*toutes taxes comprises/).textContent()) ?? '')
}

function amount(text: string): number {
  const [euro = ''] = /[\d\s]+,\d{2}/.exec(text) ?? []
  return Number(euro.replace(/\s/g, '').replace(',', '.'))
}

function typed(day: Temporal.PlainDate): string {
  return day.toString().split('-').toReversed().join('/')
}
