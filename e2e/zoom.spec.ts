import { expect, type Locator, test } from '@playwright/test'
import { registered, signedIn } from './people.ts'
import { openRecap } from './recap.ts'

/** The size of a 1280 by 1024 window zoomed to 400 %. */
test.use({ viewport: { width: 320, height: 256 } })

test('at 400 % zoom, a question and its first answer are visible together', async ({ page }) => {
  await signedIn(page, (await registered(page.request)).email)
  await page.goto('/souscription/Voiture')
  const question = page.getByRole('group').first()
  const legend = question.locator('legend')
  const answer = question.getByRole('radio').first()
  await legend.waitFor()
  await answer.focus()
  await legend.evaluate((it) => it.scrollIntoView({ block: 'start' }))
  await expectUncovered(legend)
  await expectUncovered(answer)
  // and the price is there, after them
  await answer.check()
  const price = page.getByRole('complementary', { name: 'Votre prix' })
  await price.scrollIntoViewIfNeeded()
  await expect(price).toBeInViewport()
})

test('at 400 % zoom, the summary shows its subject and its confirm button', async ({ page }) => {
  await openRecap(page, (await registered(page.request)).email, 'Voiture')
  const cover = page.getByRole('region', { name: 'Vos garanties' })
  // the cards above it come late
  await expect(async () => {
    await cover.evaluate((it) => it.scrollIntoView({ block: 'start' }))
    await expectUncovered(cover.getByRole('heading').first())
    await expectUncovered(cover.getByText(/garanties couvertes/))
  }).toPass()
  const confirm = page.getByRole('button', { name: 'Confirmer la création du contrat' })
  await confirm.scrollIntoViewIfNeeded()
  await expectUncovered(confirm)
})

test('at 400 % zoom, a dialog scrolls as a whole: a field has the window to itself', async ({
  page,
}) => {
  await openRecap(page, (await registered(page.request)).email, 'Voyage')
  await page.getByRole('button', { name: 'Ajouter un voyage' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ajouter un voyage' })
  for (const control of [
    dialog.getByRole('combobox', { name: 'Ville de départ' }),
    dialog.getByRole('combobox', { name: 'Ville d’arrivée' }),
    dialog.getByRole('radio', { name: 'Avion' }),
    dialog.getByRole('button', { name: 'Ajouter ce voyage' }),
  ]) {
    await control.focus()
    await expectUncovered(control)
  }
  // neither its head nor its foot is left above or below
  await dialog.getByRole('combobox', { name: 'Ville d’arrivée' }).focus()
  await dialog.locator('label', { hasText: 'Ville d’arrivée' }).evaluate((it) => {
    it.scrollIntoView({ block: 'start' })
  })
  await expect(dialog.getByRole('heading')).not.toBeInViewport()
})

/** Entirely in the window, with nothing covering its centre. */
async function expectUncovered(target: Locator) {
  await expect(target).toBeInViewport({ ratio: 0.99 })
  const isOnTop = await target.evaluate((it) => {
    const { left, top, width, height } = it.getBoundingClientRect()
    const seen = it.ownerDocument.elementFromPoint(left + width / 2, top + height / 2)
    return seen !== null && (it.contains(seen) || seen.contains(it))
  })
  expect(isOnTop).toBe(true)
}
