import { expect, type Page, test } from '@playwright/test'
import { registered } from './people.ts'
import { addTravel, openRecap } from './recap.ts'

const cards = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })

test('a quote is saved, resumed, copied, compared and deleted', async ({ page }) => {
  const { email } = await registered(page.request)
  await openRecap(page, email, 'Voyage')
  await page.getByRole('button', { name: 'Enregistrer ce devis' }).click()
  await expect(
    page.getByText('Veuillez ajouter au moins un voyage pour générer un devis.'),
  ).toBeVisible()

  await addTravel(page)
  await page.getByRole('button', { name: 'Enregistrer ce devis' }).click()
  await expect(page.getByText(/Devis gardé jusqu’au .* dans «\u00a0Mes devis\u00a0»/)).toBeVisible()
  // printing the same quote does not list it twice
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Générer un devis' }).click()
  expect((await download).suggestedFilename()).toMatch(/^devis_Voyage_/)

  await page.goto('/souscription')
  await page.getByRole('link', { name: 'Mes devis' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mes devis' })).toBeVisible()
  await expect(cards(page)).toHaveCount(1)
  await expect(page.getByText(/Encore 30\sjours/)).toBeVisible()

  await page.getByRole('button', { name: /^Dupliquer le devis/ }).click()
  await expect(cards(page)).toHaveCount(2)
  await page.getByRole('checkbox').first().check()
  await expect(page.getByText('Cochez un second devis')).toBeVisible()
  await page.getByRole('checkbox').last().check()
  await page.getByRole('button', { name: 'Comparer les deux devis' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Comparer deux devis' })).toBeVisible()
  const table = page.getByRole('table', { name: 'Comparer deux devis' })
  await expect(table.getByRole('rowheader', { name: 'Les garanties' })).toBeVisible()
  await expect(table.getByText('Non couvert').first()).toBeVisible()
  await page.getByRole('checkbox', { name: 'Ne montrer que ce qui diffère' }).check()
  await expect(page.getByText('Ces deux devis sont semblables en tout point.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Ces deux devis sont semblables en tout point.')).toBeVisible()

  // a subscription in progress is not replaced without asking
  await page.evaluate(() => {
    for (const [key, text] of Object.entries(localStorage)) {
      if (!key.startsWith('sillage.draft')) continue
      const draft = JSON.parse(text)
      draft.answers['travel.destination'] = { answer: 'Lisbonne', choosable_answer_id: null }
      localStorage.setItem(key, JSON.stringify(draft))
    }
  })
  await page.goto('/devis')
  await page
    .getByRole('button', { name: /^Reprendre le devis/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: /Remplacer votre souscription en cours/ })
  await dialog.getByRole('button', { name: 'Remplacer par le devis' }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Récapitulatif de la souscription' }),
  ).toBeVisible()
  await expect(page.getByText(/Repris de votre devis du/)).toBeVisible()
  await expect(page.getByText(/Le prix est toujours de/)).toBeVisible()
  // changes the price of the quote in the draft, as after a change of tariff
  await page.evaluate(() => {
    for (const [key, text] of Object.entries(localStorage)) {
      if (!key.startsWith('sillage.draft')) continue
      const draft = JSON.parse(text)
      if (draft.quote) draft.quote.price = 12.34
      localStorage.setItem(key, JSON.stringify(draft))
    }
  })
  await page.reload()
  await expect(
    page.getByText(/Le prix n’est plus le même\s: il était de 12,34\s€, il est maintenant de/),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: /^Retirer le voyage de Paris/ })).toBeVisible()

  await page.goto('/devis')
  await page
    .getByRole('button', { name: /^Effacer le devis/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Effacer', exact: true }).click()
  await expect(cards(page)).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('the levels of cover are compared in a table next to their question', async ({ page }) => {
  const { email } = await registered(page.request)
  await openRecap(page, email, 'Voiture')
  await page.goto('/souscription/Voiture?etape=7')
  const table = page.getByRole('table', { name: 'Ce que chaque niveau couvre et ne couvre pas' })
  await expect(table.getByRole('columnheader')).toHaveCount(4)
  await expect(table.getByText('Non couvert')).toHaveCount(4)
  await expect(table.getByRole('columnheader', { name: /votre choix/ })).toHaveCount(1)
})
