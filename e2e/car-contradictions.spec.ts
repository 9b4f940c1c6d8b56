import { expect, type Page, test } from '@playwright/test'
import { registered } from './people.ts'
import { openRecap, sign } from './recap.ts'

/** The day this many years and six weeks ago. */
function yearsAgo(years: number): string {
  const day = Temporal.Now.plainDateISO('Europe/Paris').subtract({ years, weeks: 6 })
  return day.toString().split('-').toReversed().join('/')
}

const people = (page: Page) => page.getByRole('region', { name: 'Ce qui figurera au contrat' })
const answers = (page: Page) => page.getByRole('region', { name: 'Vos réponses' })

/** Changes an answer that the contract will name. */
async function name(page: Page, question: string, value: string) {
  await people(page)
    .getByRole('button', { name: new RegExp(`^Modifier\\s: ${question}`) })
    .click()
  await people(page).getByLabel(question).fill(value)
  await people(page).getByLabel(question).press('Enter')
}

/** Opens an answer of the questionnaire in the recap. */
async function open(page: Page, question: string) {
  await answers(page)
    .getByRole('button', { name: new RegExp(`^Modifier\\s: .*${question}`) })
    .click()
}

async function choose(page: Page, question: string, answer: string) {
  await open(page, question)
  await answers(page).getByRole('radio', { name: answer }).check()
  await answers(page).getByRole('button', { name: 'Terminé' }).click()
}

async function search(page: Page, question: string, answer: string) {
  await open(page, question)
  await answers(page).getByRole('combobox').fill(answer)
  await answers(page).getByRole('combobox').press('Enter')
  await answers(page).getByRole('button', { name: 'Terminé' }).click()
}

/** Presses the remedy and signs: the contract costs to the cent what the page said beside the remedy. */
async function mendAndSign(page: Page, remedy: RegExp) {
  const banner = page
    .locator('.contradiction')
    .filter({ has: page.getByRole('button', { name: remedy }) })
  await expect(page.getByText('Corrigez ce qui se contredit.')).toBeVisible()
  const told = /coûterait ([\d\s,]+€), toutes taxes comprises/.exec(
    (await banner.textContent()) ?? '',
  )?.[1]
  await banner.getByRole('button', { name: remedy }).click()
  await expect(page.locator('.contradiction')).toHaveCount(0)
  await expect(page.getByText('Corrigez ce qui se contredit.')).toBeHidden()
  await signAt(page, told ?? 'no price told')
}

async function signAt(page: Page, price: string) {
  await expect(page.locator('#prix').getByText(price).first()).toBeVisible()
  await sign(page)
  await page.getByRole('button', { name: 'Confirmer la création du contrat' }).click()
  await expect(page).toHaveURL(/\/contracts/)
  await expect(page.getByRole('main')).toContainText(price)
}

const openCar = async (page: Page) =>
  openRecap(page, (await registered(page.request)).email, 'Voiture')

test('an age band that contradicts the date of birth can be corrected at the price shown', async ({
  page,
}) => {
  await openCar(page)
  await name(page, 'Quelle est sa date de naissance', yearsAgo(68))
  await expect(people(page)).toContainText(
    /le conducteur principal aura 68 ans, et vous avez répondu «\sDe 30 à 64 ans\s»/,
  )
  await mendAndSign(page, /^Choisir «\sDe 65 à 79 ans\s», \+/)
})

test('a licence band that contradicts the licence date can be corrected at the price shown', async ({
  page,
}) => {
  await openCar(page)
  await choose(page, 'permis B', 'De 4 à 9 ans')
  await expect(people(page)).toContainText(
    /le permis aura 18 ans, et vous avez répondu «\sDe 4 à 9 ans\s»/,
  )
  await mendAndSign(page, /^Choisir «\s10 ans et plus\s», [-−]/)
})

test('a coefficient too low for the years of licence can be corrected at the price shown', async ({
  page,
}) => {
  await openCar(page)
  await name(page, 'Quand a-t-il obtenu le permis B', yearsAgo(11))
  await search(page, 'bonus-malus', '0,50')
  await expect(people(page)).toContainText(
    'Avec 11 ans de permis, le coefficient est d’au moins 0,51',
  )
  await mendAndSign(page, /^Choisir «\s0,51\s», \+/)
})

test('a coefficient too low after three accidents can be corrected at the price shown', async ({
  page,
}) => {
  await openCar(page)
  await choose(page, 'accidents responsables', '3 ou plus')
  await search(page, 'bonus-malus', '0,50')
  await expect(answers(page)).toContainText(
    'après trois accidents responsables en 3 ans, le coefficient est d’au moins 0,55',
  )
  // a person is not refused for something that has a remedy
  await expect(page.getByText('Souscription impossible')).toHaveCount(0)
  await mendAndSign(page, /^Choisir «\s0,55\s», \+/)
})

test('changing the kilometres also changes their band and the price, without a contradiction', async ({
  page,
}) => {
  await openCar(page)
  const total = () =>
    page
      .locator('#prix')
      .getByText(/^[\d\s]+,\d{2}\s€$/)
      .first()
      .textContent()
  const before = await total()
  await open(page, 'kilomètres')
  await answers(page).getByRole('textbox').fill('30000')
  await answers(page).getByRole('button', { name: 'Terminé' }).click()
  await expect.poll(total).not.toBe(before)
  await signAt(page, (await total()) ?? 'no price')
})
