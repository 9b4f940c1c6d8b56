import { expect, type Page, test } from '@playwright/test'
import { registered, signedIn } from './people.ts'

/** Uses only keys: no click, no fill, no focus. */
test('a travel contract can be signed with the keyboard alone', async ({ page }) => {
  const { email } = await registered(page.request)
  await signedIn(page, email)
  await page.goto('/souscription')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await test.step('choose the type', async () => {
    await tabTo(page, /^Choisir/, 2)
    await page.keyboard.press('Enter')
    await expect(heading(page, "Formulaire d'assurance Voyage")).toBeFocused()
  })

  await test.step('answer the questionnaire', async () => {
    await expect(page.getByText('Étape 1 sur 5')).toBeVisible()
    for (let step = 1; step <= 5; step++) {
      await answerPage(page)
      await tabTo(page, step === 5 ? /^Continuer/ : /^Suivant/)
      await page.keyboard.press('Enter')
      if (step < 5) await expect(page.getByText(`Étape ${step + 1} sur 5`)).toBeVisible()
    }
    await expect(heading(page, 'Récapitulatif de la souscription')).toBeFocused()
  })

  await test.step('add a trip', async () => {
    await tabTo(page, /^Ajouter un voyage/)
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Ajouter un voyage' })
    await expect(dialog).toBeVisible()
    await chooseCity(page, /^Ville de départ/, 'Paris')
    await chooseCity(page, /^Ville d’arrivée/, 'Barcelone')
    await tabTo(page, /^Voiture/)
    await page.keyboard.press('ArrowDown')
    await expectFocus(page, /^Train/)
    await expect(dialog.getByRole('radio', { name: 'Train' })).toBeChecked()
    await tabTo(page, /^Ajouter ce voyage/)
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expectFocus(page, /^Ajouter un voyage/)
  })

  await test.step('correct the zone, which does not include the destination', async () => {
    // the first choice is France
    await tabTo(page, /^Choisir «\u00a0Union européenne\u00a0»/)
    await page.keyboard.press('Enter')
    await expect(page.getByText(/^Barcelone \(Espagne\) est hors de la zone/)).toHaveCount(0)
  })

  await test.step('name the policyholder, and correct an answer', async () => {
    for (const [question, answer] of [
      [/^Quelle est votre date de naissance/, '14/05/1988'],
      [/^Quel est votre lieu de naissance/, 'Angers'],
      [/^Quelle est votre adresse postale/, '12 rue des Halles, 44000 Nantes'],
      [/^Quel est votre numéro de téléphone/, '06 39 98 12 34'],
    ] as const) {
      await tabTo(page, question)
      await page.keyboard.type(answer)
      await page.keyboard.press('Enter')
      await expectFocus(page, new RegExp(`^Modifier.*${answer}$`))
    }
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    await expectFocus(page, /^Modifier.*lieu de naissance/)
    await page.keyboard.press('Enter')
    await expectFocus(page, /^Quel est votre lieu de naissance/)
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('Nantes')
    await page.keyboard.press('Enter')
    await expectFocus(page, /^Modifier.*Nantes$/)
    await expect(page.getByLabel('Personne 1, prénom et nom')).toHaveValue('Lou Perrin')
    await expect(page.getByLabel('Personne 1, date de naissance')).toHaveValue('14/05/1988')
  })

  await test.step('open the documents to read', async () => {
    for (const document of [/^Document d’information/, /^Conditions générales/]) {
      await tabTo(page, document)
      const opened = page.waitForEvent('popup')
      await page.keyboard.press('Enter')
      await (await opened).close()
      await page.bringToFront()
    }
    await expect(page.getByText('Ouvert', { exact: true })).toHaveCount(2)
  })

  await test.step('sign and create the contract', async () => {
    await tabTo(page, /^Dessiner/)
    await page.keyboard.press('ArrowRight')
    await expectFocus(page, /^Saisir au clavier/)
    await tabTo(page, /^Votre nom, en guise de signature/)
    await page.keyboard.type('Lou Perrin')
    await expect(page.getByText('Signature prête')).toBeVisible()
    await tabTo(page, /^Je demande expressément/)
    await page.keyboard.press('Space')
    await tabTo(page, /je souscris ce contrat/)
    await page.keyboard.press('Space')
    await expect(page.getByRole('checkbox', { name: /je souscris/ })).toBeChecked()
    await tabTo(page, /^Confirmer la création du contrat/)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/contracts/)
    await expect(page.getByRole('article')).toHaveCount(1)
  })

  await test.step('open its details', async () => {
    await tabTo(page, /^Détails du contrat/)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Prix total')).toBeVisible()
  })
})

async function answerPage(page: Page) {
  const main = page.getByRole('main')
  const choices = main.getByRole('group').filter({ has: page.locator('legend') })
  for (const asked of await choices.or(main.getByRole('textbox')).all()) {
    const isChoice = (await asked.getByRole('radio').count()) > 0
    const question = isChoice ? await asked.locator('legend').innerText() : 'a typed answer'
    const input = isChoice ? asked.getByRole('radio').first() : asked
    for (let tabs = 0; tabs < 60; tabs++) {
      if (await input.evaluate((element) => element === element.ownerDocument.activeElement)) break
      await tab(page)
    }
    await expect(input, question).toBeFocused()
    if (isChoice) {
      // the first choice is a minor
      if (question.includes('plus âgé')) {
        await page.keyboard.press('ArrowDown')
        await page.keyboard.press('ArrowDown')
      } else await page.keyboard.press('Space')
    } else await page.keyboard.type('12')
  }
}

async function chooseCity(page: Page, label: RegExp, name: string) {
  await tabTo(page, label)
  await page.keyboard.type(name)
  await expect(page.getByRole('option', { name }).first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: label })).toHaveValue(name)
}

/** Presses Tab until the focus is on the nth element of that name; checks that every stop shows its focus. */
async function tabTo(page: Page, name: RegExp, nth = 1) {
  let met = 0
  for (let tabs = 0; tabs < 80; tabs++) {
    await tab(page)
    if (name.test((await focused(page)).name) && ++met === nth) return
  }
  throw new Error(`Tab never reaches ${name}`)
}

async function tab(page: Page) {
  await page.keyboard.press('Tab')
  // the page may still be scrolling to the focus
  await expect(async () => {
    const { name, ...seen } = await focused(page)
    // after the last element the focus goes to the browser's own bar
    if (name === '') return
    expect(seen, `the focus on « ${name} »`).toEqual({ hasRing: true, isUncovered: true })
  }).toPass({ timeout: 5000 })
}

async function expectFocus(page: Page, name: RegExp) {
  await expect.poll(async () => (await focused(page)).name).toMatch(name)
}

interface Focused {
  readonly name: string
  /** It, or the frame around it, has a 2 px outline. */
  readonly hasRing: boolean
  /** No sticky element covers all of it (WCAG 2.4.11). */
  readonly isUncovered: boolean
}

function focused(page: Page): Promise<Focused> {
  return page.locator('html').evaluate((html): Focused => {
    const document = html.ownerDocument
    const element = document.activeElement
    if (!element || element === document.body) return { name: '', hasRing: true, isUncovered: true }
    const label = element.labels?.[0] ?? element.closest('label')
    const shown = [element, element.parentElement, label].filter(Boolean)
    const hasRing = shown.some((one) => {
      const { outlineStyle, outlineWidth } = document.defaultView.getComputedStyle(one)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    })
    const isUncovered = shown.some((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect()
      const points = [
        [(left + right) / 2, (top + bottom) / 2],
        [left + 3, top + 3],
        [right - 3, bottom - 3],
      ]
      return points.some(([x, y]) => {
        const hit = document.elementFromPoint(x, y)
        return hit !== null && shown.some((mine) => mine.contains(hit) || hit === mine)
      })
    })
    const name =
      element.getAttribute('aria-label') ?? label?.textContent ?? element.textContent ?? ''
    return { name: name.trim(), hasRing, isUncovered }
  })
}

function heading(page: Page, name: string) {
  return page.getByRole('heading', { level: 1, name })
}
