import { expect, test } from '@playwright/test'
import { textOf } from './pdf-text.ts'
import { registered } from './people.ts'
import { openRecap, sign } from './recap.ts'

test('other drivers are named with a licence or as learners, and appear in the contract and the history', async ({
  page,
}) => {
  await openRecap(page, (await registered(page.request)).email, 'Voiture')
  const card = page.getByRole('region', { name: 'Ce qui figurera au contrat' })
  await card.getByRole('button', { name: 'Ajouter un conducteur' }).click()
  const driver = (rank: number) => card.getByRole('group', { name: `Conducteur ${rank}` })
  const first = (part: string) => driver(1).getByLabel(part)
  await first('Prénom et nom').fill('Inès Garnier')
  await first('Date de naissance').fill('02/03/1990')
  await first('Numéro du permis').fill('12345')
  await first('Date du permis').fill('01/03/2007')
  await first('Pays du permis').fill('France')
  await first('Pays du permis').blur()
  await expect(first('Numéro du permis')).toHaveAccessibleDescription(
    /^Le numéro d’un permis français a 12 chiffres/,
  )
  await expect(first('Date du permis')).toHaveAccessibleDescription(
    /^Le permis aurait été obtenu avant 17 ans/,
  )
  await expect(
    page.getByText('Il manque une réponse à ce qui figurera au contrat.').first(),
  ).toBeVisible()
  await first('Numéro du permis').fill('13 aa 00002')
  await first('Date du permis').fill('12/06/2010')

  await card.getByRole('button', { name: 'Ajouter un conducteur' }).click()
  await driver(2).getByLabel('Prénom et nom').fill('Zoé Garnier')
  const tooYoung = Temporal.Now.plainDateISO().subtract({ years: 14 }).toString()
  await driver(2).getByLabel('Date de naissance').fill(tooYoung)
  await driver(2)
    .getByRole('checkbox', { name: /^Apprend à conduire/ })
    .check()
  await expect(driver(2).getByLabel('Numéro du permis')).toHaveCount(0)
  await expect(card.getByText(/Zoé Garnier n’a que 14\sans/)).toBeVisible()
  const learner = Temporal.Now.plainDateISO().subtract({ years: 16 })
  await driver(2).getByLabel('Date de naissance').fill(learner.toString())
  await expect(card.getByText(/n’a que/)).toHaveCount(0)

  await expect(card.getByText(/même numéro de permis/)).toBeVisible()
  await first('Numéro du permis').fill('14AA00003')
  await expect(card.getByText(/même numéro de permis/)).toHaveCount(0)

  await sign(page)
  await page.getByRole('button', { name: 'Confirmer la création du contrat' }).click()
  await expect(page).toHaveURL(/\/contracts/)
  const kept = 'Inès Garnier, 02/03/1990, permis 14AA00003 du 12/06/2010, France'
  const [contract] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /PDF/ }).first().click(),
  ])
  expect(await textOf(contract)).toContain(kept)
  await page
    .getByRole('button', { name: /^Documents/ })
    .first()
    .click()
  const [history] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('dialog')
      .getByRole('button', { name: 'Demander mon relevé d’information' })
      .first()
      .click(),
  ])
  const text = await textOf(history)
  expect(text).toContain(kept)
  expect(text).toContain('conduite accompagnée')
})
