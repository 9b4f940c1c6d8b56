import { expect, test } from '@playwright/test'
import { ADVISOR, browserOf, declaredClaim, PICTURE } from './claim-people.ts'
import { DEMO, signedIn } from './people.ts'

const CERTIFICATE = { name: 'certificat-medical.png', mimeType: 'image/png', buffer: PICTURE }

test('a medical certificate needs express consent, and can be opened with a reason until it is withdrawn', async ({
  page,
  browser,
}) => {
  const { email, path } = await declaredClaim(page, "Accident ou maladie à l'étranger")
  await signedIn(page, email)
  await page.goto(path)
  const item = page.getByRole('listitem').filter({ hasText: 'Certificat médical' })

  await test.step('without the consent, no file can be chosen', async () => {
    await item.getByRole('button', { name: /^Envoyer/ }).click()
    await expect(item.getByText(/cochez votre accord exprès/)).toBeVisible()
  })

  await test.step('with the consent, the certificate is sent', async () => {
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

  await test.step('an administrator without the capability sees that it exists, but can’t open it', async () => {
    await admin.goto(path)
    await expect(closed(admin)).toBeVisible()
    await expect(admin.getByText(CERTIFICATE.name)).toHaveCount(0)
    await expect(admin.getByRole('button', { name: 'Ouvrir cette pièce de santé' })).toHaveCount(0)
  })

  await test.step('an advisor with the capability opens it with a reason', async () => {
    await advisor.goto(path)
    await expect(advisor.getByText(CERTIFICATE.name)).toHaveCount(0)
    await advisor.getByRole('button', { name: 'Ouvrir cette pièce de santé' }).first().click()
    const dialog = advisor.getByRole('dialog')
    await dialog.getByText('Instruire le sinistre').click()
    const download = advisor.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Ouvrir', exact: true }).click()
    expect((await download).suggestedFilename()).toBe('piece-de-sante.png')
  })

  await test.step('once the consent is withdrawn, the advisor can’t open it any more', async () => {
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
