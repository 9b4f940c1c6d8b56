import { expect, test } from '@playwright/test'
import { ADVISOR, browserOf, declaredClaim } from './claim-people.ts'
import { signedIn } from './people.ts'
import { signHalf, writeHalf } from './statement.ts'

test('two drivers fill in and sign a statement on two phones, and the team confirms the proposed fault', async ({
  page,
  browser,
}) => {
  const { email, claimId, path } = await declaredClaim(page, 'Accident', 'car')
  await signedIn(page, email)
  await page.goto(path)
  await page.getByRole('link', { name: 'Remplir le constat' }).click()
  await expect(page.getByRole('heading', { name: 'Le constat, à deux' })).toBeVisible()

  await test.step('driver A fills in a part, with what the contract already says', async () => {
    await expect(page.getByLabel(/^Société d’assurance/)).not.toHaveValue('')
    await page.getByLabel('Heure', { exact: true }).fill('00:00')
    await page.getByLabel('Lieu', { exact: true }).fill('Orléans, rue des Carmes')
    for (const name of [/^Un blessé/, /^D’autres dégâts/]) {
      const answers = page.getByRole('group', { name })
      await expect(answers.getByRole('radio', { checked: true })).toHaveCount(0)
      await answers.getByRole('radio', { name: 'Non' }).check()
    }
    await page.getByLabel(/^Nom et prénom de l’assuré/).fill('Camille Roussel')
    await page.getByLabel(/^Nom et prénom du conducteur/).fill('Camille Roussel')
    await page.getByLabel(/^Point de choc initial/).selectOption('Avant')
    await expect(page.getByRole('checkbox', { name: /^B/ })).toHaveCount(0)
    await page.getByRole('button', { name: 'Enregistrer ma moitié' }).click()
    await expect(page.getByText('Votre moitié est enregistrée.')).toBeVisible()
  })

  const other = await (await browser.newContext({ locale: 'fr-FR' })).newPage()
  await test.step('driver B opens the link, fills in a part and signs', async () => {
    await page.getByRole('button', { name: 'Préparer le lien' }).click()
    await expect(page.getByRole('img', { name: /^Code QR/ })).toBeVisible()
    const link = await page
      .getByRole('link', { name: 'Continuer sur ce téléphone' })
      .getAttribute('href')
    await other.goto(link ?? '')
    await expect(other.getByText('Camille Roussel vous invite')).toBeVisible()
    await writeHalf(other, { boxes: ['B : reculait'] })
    await other.getByRole('button', { name: 'Enregistrer ma moitié' }).click()
    await expect(other.getByText('Votre moitié est enregistrée.')).toBeVisible()
    await signHalf(other, 'Lucie Armand')
    await expect(other.getByText(/^Lucie Armand, signé le/)).toBeVisible()
  })

  await test.step('driver A sees the signature without a reload and signs, and nothing can be changed any more', async () => {
    await expect(page.getByText(/^Lucie Armand, signé le/)).toBeVisible()
    await signHalf(page, 'Camille Roussel')
    await expect(page.getByText(/le constat ne change plus/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Enregistrer ma moitié' })).toHaveCount(0)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Garder une copie (PDF)' }).click()
    expect((await download).suggestedFilename()).toBe('constat.pdf')
    await expect(other.getByText(/le constat ne change plus/)).toBeVisible()
  })

  const desk = await browserOf(browser, ADVISOR)
  await test.step('the team confirms the proposed fault', async () => {
    await desk.goto(`/sinistre?id=${claimId}`)
    const proposal = desk.getByRole('region', { name: 'Ce que le constat propose' })
    await expect(proposal.getByText(/^Cas 51 de la convention/)).toBeVisible()
    await expect(proposal.getByText('B, case 14 : reculait')).toBeVisible()
    await proposal.getByRole('button', { name: 'Reprendre dans la responsabilité' }).click()
    await expect(desk.getByRole('radio', { name: 'Non responsable' })).toBeChecked()
    await desk.getByRole('button', { name: 'Établir la responsabilité' }).click()
    await expect(desk.getByText('Non responsable').first()).toBeVisible()
  })
})

test('a link that no longer works says so, and what to do', async ({ page }) => {
  await page.goto(`/constat#${'a'.repeat(43)}`)
  await expect(page.getByText('Ce lien ne mène plus au constat')).toBeVisible()
  await expect(page.getByText(/Demandez-en un nouveau/)).toBeVisible()
})
