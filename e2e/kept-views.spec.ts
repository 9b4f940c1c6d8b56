import { expect, test } from '@playwright/test'
import { DEMO, signedIn } from './people.ts'

test('a view is asked about before it is replaced, and before it is forgotten', async ({
  page,
}) => {
  await signedIn(page, DEMO.advisor)
  const keep = async (name: string, address: string) => {
    await page.goto(address)
    await page.getByRole('button', { name: 'Garder cette vue' }).click()
    const dialog = page.getByRole('dialog', { name: 'Garder cette vue' })
    await dialog.getByLabel('Nom de la vue').fill(name)
    await dialog.getByRole('button', { name: 'Garder', exact: true }).click()
    return dialog
  }
  const name = `Vols ${Temporal.Now.instant().epochMilliseconds}`
  await expect(await keep(name, '/sinistresDashboard?nature=Vol')).toHaveCount(0)
  const dialog = await keep(name.toUpperCase(), '/sinistresDashboard?seulement=open')
  await expect(dialog.getByText(`Vous avez déjà une vue «\u00a0${name}\u00a0».`)).toBeVisible()
  await dialog.getByRole('button', { name: 'Remplacer' }).click()
  await expect(dialog).toHaveCount(0)
  const view = page.getByRole('button', { name, exact: true })
  await expect(view).toHaveCount(1)

  await page.getByRole('button', { name: `Oublier la vue «\u00a0${name}\u00a0»` }).click()
  const question = page.getByRole('dialog', { name: 'Oublier cette vue' })
  await question.getByRole('button', { name: 'Annuler' }).click()
  await expect(view).toHaveCount(1)
  await page.getByRole('button', { name: `Oublier la vue «\u00a0${name}\u00a0»` }).click()
  await question.getByRole('button', { name: 'Oublier', exact: true }).click()
  await expect(view).toHaveCount(0)
})
