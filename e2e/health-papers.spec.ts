import { expect, test } from '@playwright/test'
import { ADVISOR, browserOf, declaredClaim, PICTURE } from './claim-people.ts'
import { DEMO, signedIn } from './people.ts'

const CERTIFICATE = { name: 'certificat-medical.png', mimeType: 'image/png', buffer: PICTURE }

test('a certificate goes with an express consent, is opened by who may with a reason, until the consent is taken back', async ({
  page,
  browser,
}) => {
  const { email, path } = await declaredClaim(page, "Accident ou maladie à l'étranger")
  await signedIn(page, email)
  await page.goto(path)
  const item = page.getByRole('listitem').filter({ hasText: 'Certificat médical' })

  await test.step('without the tick nothing is chosen', async () => {
    await item.getByRole('button', { name: /^Envoyer/ }).click()
    await expect(item.getByText(/cochez votre accord exprès/)).toBeVisible()
  })

  await test.step('with it the paper goes', async () => {
    await item.getByRole('checkbox', { name: /^J’accepte expressément/ }).check()
    const choosing = page.waitForEvent('filechooser')
    await item.getByRole('button', { name: /^Envoyer/ }).click()
    await (await choosing).setFiles(CERTIFICATE)
    await expect(
      page.getByRole('button', { name: `Voir ${CERTIFICATE.name}` }).first(),
    ).toBeVisible()
  })

  const advisor = await browserOf(browser, ADVISOR)
  const admin = await browserOf(browser, DEMO.admin)
  const closed = (by: typeof page) => by.getByText('Pièce de santé', { exact: true }).first()

  await test.step('an administrator without the capability sees that it is there, and can’t open it', async () => {
    await admin.goto(path)
    await expect(closed(admin)).toBeVisible()
    await expect(admin.getByText(CERTIFICATE.name)).toHaveCount(0)
    await expect(admin.getByRole('button', { name: 'Ouvrir cette pièce de santé' })).toHaveCount(0)
  })

  await test.step('an advisor who holds it opens it, and says why', async () => {
    await advisor.goto(path)
    await expect(advisor.getByText(CERTIFICATE.name)).toHaveCount(0)
    await advisor.getByRole('button', { name: 'Ouvrir cette pièce de santé' }).first().click()
    const dialog = advisor.getByRole('dialog')
    await dialog.getByText('Instruire le sinistre').click()
    const download = advisor.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Ouvrir', exact: true }).click()
    expect((await download).suggestedFilename()).toBe('piece-de-sante.png')
  })

  await test.step('the consent is taken back among the documents', async () => {
    await page.getByRole('tab', { name: /documents/ }).click()
    await page.getByRole('button', { name: `Retirer mon accord pour ${CERTIFICATE.name}` }).click()
    await expect(page.getByText(/^Accord retiré/).first()).toBeVisible()
    await advisor.reload()
    await expect(closed(advisor)).toBeVisible()
    await expect(advisor.getByRole('button', { name: 'Ouvrir cette pièce de santé' })).toHaveCount(
      0,
    )
  })
})
