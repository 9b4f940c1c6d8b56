import { expect, type Page } from '@playwright/test'

/** Typed by placeholder or by question; a later one overrides. Any other question gets its first choice. */
const TYPED: Readonly<Record<string, string>> = {
  'Votre réponse': 'AB-123-CD',
  'Entrez un nombre': '12',
}

/** Answers found by typing into a search, by question. */
const SEARCHED: Readonly<Record<string, string>> = { département: '44', 'bonus-malus': '0,60' }

export type Choices = Readonly<Record<string, string>>

/** Answers every page of a questionnaire and goes to the recap. */
export async function answerAll(
  page: Page,
  choices: Choices,
  typed: Readonly<Record<string, string>> = TYPED,
) {
  await answerToTheLast(page, choices, typed)
  await page.getByRole('button', { name: 'Continuer' }).click()
}

/** Answers every page and stays on the last one. */
export async function answerToTheLast(
  page: Page,
  choices: Choices,
  typed: Readonly<Record<string, string>> = TYPED,
) {
  const progress = page.getByText(/^Étape \d+ sur \d+$/)
  for (;;) {
    const step = await progress.textContent()
    await answerPage(page, choices, typed)
    if (await page.getByRole('button', { name: 'Continuer' }).isVisible()) return
    await page.getByRole('button', { name: 'Suivant' }).click()
    await expect(page.getByText(step ?? '', { exact: true })).toBeHidden()
  }
}

export async function answerPage(
  page: Page,
  choices: Choices,
  typed: Readonly<Record<string, string>>,
) {
  for (const group of await page.getByRole('main').getByRole('group').all()) {
    const radios = group.getByRole('radio')
    if ((await radios.count()) === 0) continue
    const legend =
      (await group.evaluate((element) => element.querySelector('legend')?.textContent)) ?? ''
    const wanted = Object.entries(choices).find(([question]) => legend.includes(question))?.[1]
    // by the start of its name, which ends with the price difference
    const named = group.getByRole('radio', { name: new RegExp(`^${wanted}`) })
    await (wanted ? named : radios.first()).check()
  }
  await expect(page.getByText('Chargement de la question')).toHaveCount(0)
  for (const [question, value] of Object.entries(SEARCHED))
    for (const field of await page.getByRole('combobox', { name: question }).all()) {
      await field.fill(value)
      await field.press('Enter')
    }
  for (const [name, value] of Object.entries(typed))
    for (const field of await page.getByPlaceholder(name).or(page.getByLabel(name)).all())
      await field.fill(value)
}
