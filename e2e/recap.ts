import { expect, type Locator, type Page } from '@playwright/test'
import { buildPlate } from '../apps/server/src/subscription/subscription.factory.ts'
import { accountIdOf, housed, signedIn, storedAtFirst } from './people.ts'
import { answerAll, type Choices } from './questionnaire.ts'

type Type = 'Voiture' | 'Voyage'

/** A profile that is accepted: any other question gets its first choice. */
export const CHOICES: Readonly<Record<Type, Choices>> = {
  Voiture: { 'âge a le conducteur': 'De 30 à 64 ans', 'permis B': '10 ans et plus' },
  Voyage: { 'Où partez-vous': 'Union européenne', 'le plus âgé': 'De 30 à 49 ans' },
}

export const TYPED: Readonly<Record<Type, Readonly<Record<string, string>>>> = {
  Voiture: {
    'Votre réponse': 'AB-123-CD',
    'la marque de votre voiture': 'Renault',
    'son modèle': 'Clio',
    'Entrez un nombre': '12000',
  },
  Voyage: { 'Votre réponse': 'Barcelone', 'Entrez un nombre': '12' },
}

interface KeptDraft {
  readonly key: string
  readonly text: string
  readonly accountId: string
}

/** The drafts that the app saved in the first walk through each questionnaire, by type. */
const drafts = new Map<Type, KeptDraft>()

/**
 * Signs in and opens the recap with all questions answered and an address; only a worker's first journey really answers
 * them.
 */
export async function openRecap(
  page: Page,
  email: string,
  type: Type,
  plate: string = buildPlate(),
) {
  const token = await signedIn(page, email)
  await housed(page.request, email)
  const accountId = accountIdOf(token)
  const kept = drafts.get(type)
  if (kept) {
    // a new plate, because one already insured would need a declaration
    const text = kept.text
      .replaceAll(/[A-Z]{2}-\d{3}-[A-Z]{2}/g, plate)
      // and this account has no copy of the draft on the server yet
      .replace(/"served":\{[^}]*\}/, '"served":null')
    await storedAtFirst(page, { [kept.key.replace(kept.accountId, accountId)]: text })
    await page.goto('/recap')
  } else {
    await page.goto(`/souscription/${type}`)
    await answerAll(page, CHOICES[type], TYPED[type])
  }
  await page.getByRole('heading', { level: 1, name: 'Récapitulatif de la souscription' }).waitFor()
  await introduce(page, plate)
  if (!kept) drafts.set(type, await draftOf(page, accountId))
}

async function draftOf(page: Page, accountId: string): Promise<KeptDraft> {
  const [key, text] = await page.evaluate((id) => {
    const name = Object.keys(localStorage).find((one) => one.includes(id)) ?? ''
    return [name, localStorage.getItem(name)]
  }, accountId)
  if (!key || !text) throw new Error('The questionnaire left no draft')
  return { key, text, accountId }
}

/** Opens the calendar and the date fields. */
export async function openPeriod(page: Page) {
  const card = page.getByRole('region', { name: 'Durée du contrat' })
  await card.waitFor()
  const change = card.getByRole('button').first()
  // collapsed on a phone
  if (!(await change.isVisible())) await card.getByRole('heading').click()
  await change.waitFor()
  const end = page.getByLabel('Date de fin')
  // on a phone, the dates stand open once the card is
  if (!(await end.isVisible())) await change.click()
  await end.waitFor()
}

/** Opens what must be read before signing, each in its own tab, which is then closed. */
export async function openDocuments(page: Page) {
  for (const title of ['Document d’information', 'Conditions générales']) {
    const item = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: new RegExp(`^${title}`) }) })
    const tab = page.waitForEvent('popup')
    // with the keyboard: content still loading above could move the link during a click
    await item.getByRole('link').press('Enter')
    await (await tab).close()
    await item.getByText('Ouvert', { exact: true }).waitFor()
  }
}

/** Opens the documents, types a name as the signature and agrees. */
export async function sign(page: Page, name = 'Lou Perrin') {
  await openDocuments(page)
  await page.getByRole('radio', { name: 'Saisir au clavier' }).check()
  await page.getByLabel('Votre nom, en guise de signature').fill(name)
  await page.getByText('Signature prête').waitFor()
  await declare(page)
  await page.getByRole('checkbox', { name: /conditions générales/ }).check()
}

/** Accepts the declarations beside the consent, if there are any. */
async function declare(page: Page) {
  for (const box of await page.locator('.declaration').getByRole('checkbox').all())
    await box.check()
}

/** From Paris to Barcelona or elsewhere, each city found by its name. */
export async function chooseCities(page: Page, arrival = 'Barcelone') {
  await page.getByRole('combobox', { name: 'Ville de départ' }).fill('Paris')
  await page
    .getByRole('option', { name: /^Paris/ })
    .first()
    .click()
  await page.getByRole('combobox', { name: 'Ville d’arrivée' }).fill(arrival)
  await page
    .getByRole('option', { name: new RegExp(`^${arrival}`) })
    .first()
    .click()
}

export async function addTravel(page: Page) {
  await page.getByRole('button', { name: 'Ajouter un voyage' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ajouter un voyage' })
  await chooseCities(page)
  await dialog.getByRole('radio', { name: 'Train' }).check()
  await dialog.getByRole('button', { name: 'Ajouter ce voyage' }).click()
  await dialog.waitFor({ state: 'hidden' })
}

/** A sample answer to each question about people that the profile does not answer. */
const PEOPLE: Readonly<Record<string, string>> = {
  'Quels sont vos prénom et nom': 'Lou Perrin',
  'Quelle est la marque de votre voiture': 'Renault',
  'Quel est son modèle': 'Clio',
  'À quel nom est la carte grise': 'Lou Perrin',
  'Qui est le conducteur principal': 'Lou Perrin',
  'Quelle est sa date de naissance': '14/05/1988',
  'Quel est le numéro de son permis': '13AA00002',
  'Quand a-t-il obtenu le permis B': '12/06/2008',
}

/** Opens the group of a field: on a phone, it is a line until it is next, when it opens by itself. */
async function unfold(field: Locator) {
  const line = field.locator('xpath=ancestor::details[not(@open)]/summary')
  await expect(async () => {
    if ((await line.count()) > 0) await line.click()
    await expect(field).toBeVisible({ timeout: 1000 })
  }).toPass()
}

/** Answers what the card about people still asks, if the contract has one. */
export async function introduce(page: Page, plate: string = buildPlate()) {
  const card = page.getByRole('region', { name: 'Ce qui figurera au contrat' })
  if ((await page.locator('.recap-people').count()) === 0) return
  // the card is fetched once the page is used
  await page.mouse.move(5, 5)
  await card
    .getByText(/12 rue des Halles/)
    .filter({ visible: true })
    .first()
    .waitFor()
  const given = { ...PEOPLE, 'Quelle est son immatriculation': plate }
  for (const [question, answer] of Object.entries(given)) {
    const field = card.getByLabel(question)
    if (
      (await field.count()) === 0 ||
      !(await field.first().evaluate((it) => it.tagName === 'INPUT'))
    )
      continue
    await unfold(field.first())
    await field.first().fill(answer)
    await field.first().press('Enter')
  }
  const rows = card.getByLabel(/^Personne \d+, prénom et nom/)
  for (let at = 0; at < (await rows.count()); at++) {
    const name = rows.nth(at)
    if ((await name.inputValue()) !== '') continue
    await unfold(name)
    await name.fill(`Lou ${'Perrin'.slice(0, 3 + at)}`)
    await card.getByLabel(`Personne ${at + 1}, date de naissance`).fill('14/05/1988')
  }
}
