import { expect, type Page, test } from '@playwright/test'
import { housed, newPerson, registerByForm, signInByForm } from './people.ts'
import { introduce, sign } from './recap.ts'
import { hand, levels } from './tariff.ts'

const search = (page: Page, name: string, text: string) => async () => {
  const field = page.getByRole('combobox', { name })
  await field.fill(text)
  await field.press('Enter')
}

test.describe('a visitor on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('sees three prices for a car in twelve interactions, and signs without repeating an answer', async ({
    page,
  }) => {
    const person = newPerson()
    const { act, count } = hand()
    const check = (name: RegExp) => () => page.getByRole('radio', { name }).check()

    await page.goto('/')
    await act(() => page.getByRole('link', { name: 'assurance voiture' }).click())
    await expect(page.getByRole('heading', { level: 1, name: 'Votre prix' })).toBeVisible()
    await act(check(/^Diesel/))
    await act(check(/^De 3 à 7 ans/))
    await act(check(/^De 56 à 80 kW/))
    await act(check(/^De 10 001 à 20 000/))
    await act(check(/^Garage fermé/))
    await act(search(page, 'département', '44'))
    await act(() => page.getByLabel('kilomètres').fill('12000'))
    await act(check(/^De 30 à 64 ans/))
    await act(check(/^10 ans et plus/))
    await act(search(page, 'bonus-malus', '0,60'))
    await act(check(/^Intermédiaire/))
    expect(count()).toBeLessThanOrEqual(12)
    await expect(levels(page).getByRole('radio', { name: /\d,\d{2}\s€$/ })).toHaveCount(3)
    await page.getByRole('radio', { name: '6 mois' }).check()
    await expect(page.getByText(/^Pour 6 mois, toutes taxes comprises/)).toBeVisible()
    expect(page.url()).toContain('#du=')

    await page.getByRole('button', { name: 'Continuer avec ce niveau' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible()
    await page.getByRole('link', { name: 'Inscrivez-vous' }).click()
    await registerByForm(page, person)
    await signInByForm(page, person.email)

    await housed(page.request, person.email)
    // the first unanswered question is on the first page, beside an answered one
    await expect(page.getByText(/^Étape 1 sur \d+$/)).toBeVisible()
    await expect(page.getByRole('radio', { name: /^Diesel/ })).toBeChecked()
    await expect(page.getByRole('radio', { name: 'Citadine' })).not.toBeChecked()
    await expect(page.getByText('pour 6 mois, TTC')).toBeVisible()
    // body, use, past accidents and excess: all that is missing
    expect(await answerWhatIsLeft(page)).toBe(4)
    await expect(
      page.getByRole('heading', { level: 1, name: 'Récapitulatif de la souscription' }),
    ).toBeVisible()
    await expect(page.getByText('12 000 km').first()).toBeAttached()

    await introduce(page)
    await sign(page)
    await page.getByRole('button', { name: 'Confirmer la création du contrat' }).click()
    await expect(page.getByRole('region', { name: 'C’est signé' })).toBeVisible()
  })
})

test('a link restores answers, days and level, and another length changes the three prices', async ({
  page,
}) => {
  await page.goto('/tarif#du=2027-03-01&au=2027-04-01&r=car.energy.electric&r=car.level.all_risks')
  await expect(page.getByRole('radio', { name: /^Électrique/ })).toBeChecked()
  await expect(page.getByRole('radio', { name: '1 mois' })).toBeChecked()
  const chosen = levels(page).getByRole('radio', { name: /^Tous risques \d.*€$/ })
  await expect(chosen).toBeChecked()
  const before = (await levels(page).textContent()) ?? ''
  await page.getByRole('radio', { name: '1 an' }).check()
  await expect(page.getByText('Pour 1 an, toutes taxes comprises.')).toBeVisible()
  await expect(levels(page)).not.toHaveText(before)
  await expect(page).toHaveURL(/au=2028-02-29/)
  await expect(page.getByRole('radio', { name: '1 an' })).toBeChecked()
})

test('every answer shows its price difference, and someone who can’t be insured gets no price', async ({
  page,
}) => {
  await page.goto('/tarif#r=car.level.all_risks&r=car.parking.garage&du=2027-03-01&au=2028-03-01')
  const street = page.getByRole('radio', { name: /^Dans la rue/ })
  await expect(street).toHaveAccessibleName(/\+\d+,\d{2}\s€$/)
  await page.getByRole('radio', { name: /^Il n’a pas le permis/ }).check()
  await expect(page.getByText('Souscription impossible.')).toBeVisible()
  await expect(levels(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Continuer avec ce niveau' })).toHaveCount(0)
  await page.getByRole('radio', { name: /^10 ans et plus/ }).check()
  await expect(levels(page).getByRole('radio', { name: /\d,\d{2}\s€$/ })).toHaveCount(3)
})

/** Goes to the recap, answering only what has no answer yet. Returns how many questions that was. */
async function answerWhatIsLeft(page: Page): Promise<number> {
  const progress = page.getByText(/^Étape \d+ sur \d+$/)
  let answered = 0
  for (;;) {
    const step = (await progress.textContent()) ?? ''
    for (const group of await page.getByRole('main').getByRole('group').all()) {
      const radios = group.getByRole('radio')
      if ((await radios.count()) === 0 || (await group.locator(':checked').count()) > 0) continue
      await radios.first().check()
      answered += 1
    }
    const end = page.getByRole('button', { name: 'Continuer' })
    if (await end.isVisible()) {
      await end.click()
      return answered
    }
    await page.getByRole('button', { name: 'Suivant' }).click()
    await expect(page.getByText(step, { exact: true })).toBeHidden()
  }
}
