import { expect, type Page, test } from '@playwright/test'
import { ADVISOR, browserOf, declaredClaim, PICTURE } from './claim-people.ts'

const png = (name: string) => ({ name, mimeType: 'image/png', buffer: PICTURE })

async function send(page: Page, files: ReturnType<typeof png>[]) {
  const held = Promise.withResolvers<void>()
  await page.route(/\/files\?name=/, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.getByLabel('Joindre des fichiers').and(page.locator('input')).setInputFiles(files)
  // pressed while files are being sent: the message is sent after them
  await page.getByRole('button', { name: 'Envoyer', exact: true }).click()
  await expect(page.getByText('Le message partira une fois les fichiers envoyés.')).toBeVisible()
  held.resolve()
  const pictures = files.filter(({ mimeType }) => mimeType === 'image/png')
  await expect(page.getByRole('button', { name: /^Voir / })).toHaveCount(pictures.length)
  for (const { name } of files)
    await expect(page.getByRole('button', { name: new RegExp(name) }).first()).toBeVisible()
}

test('a handler renames, classifies, refuses and accepts documents, and the customer sees why', async ({
  page,
  browser,
}) => {
  const { email, path } = await declaredClaim(page, 'Bris de glace', 'car')
  const owner = await browserOf(browser, email)
  const advisor = await browserOf(browser, ADVISOR)
  await owner.goto(path)
  await send(owner, [png('photo.png'), png('photo.png'), png('devis.png')])

  await advisor.goto(path)
  await advisor.getByRole('tab', { name: /documents/ }).click()
  const viewer = advisor.getByRole('dialog')
  const title = viewer.getByRole('heading', { level: 2 })

  await test.step('files of the same name are numbered, and arrow keys move between them', async () => {
    await advisor.getByRole('button', { name: /^Voir photo\.png/ }).click()
    await expect(viewer.getByText('1 sur 3')).toBeVisible()
    await advisor.keyboard.press('ArrowRight')
    await expect(title).toHaveText('photo (2).png')
    await advisor.keyboard.press('ArrowRight')
    await expect(title).toHaveText('devis.png')
    await expect(viewer.getByRole('img')).toBeVisible()
    await advisor.keyboard.press('ArrowRight')
    await expect(viewer.getByText('3 sur 3')).toBeVisible()
  })

  await test.step('a document is renamed and classified', async () => {
    await viewer.getByLabel('Nom', { exact: true }).fill('Devis du garage Orlet')
    await viewer.getByRole('button', { name: 'Renommer' }).click()
    await expect(title).toHaveText('Devis du garage Orlet.png')
    await expect(viewer.getByText('Nom donné à l’envoi : devis.png')).toBeVisible()
    await viewer
      .getByLabel(/^De quel document/)
      .selectOption({ label: 'Devis ou facture du réparateur' })
    await expect(viewer.getByRole('button', { name: 'Accepter' })).toBeVisible()
  })

  await test.step('refusing a document needs a reason for the customer', async () => {
    await viewer.getByRole('button', { name: 'Refuser' }).click()
    await viewer.getByRole('button', { name: 'Refuser et redemander' }).click()
    await expect(viewer.getByText('Écrivez à l’assuré ce qui ne va pas.')).toBeVisible()
    await viewer.getByText('Incomplet', { exact: true }).click()
    await viewer.getByLabel('Ce que l’assuré doit savoir').fill('Le total hors taxes manque.')
    await viewer.getByRole('button', { name: 'Refuser et redemander' }).click()
    await expect(viewer.getByText('Refusé', { exact: true })).toBeVisible()
    await viewer.getByText('Qui a fait quoi').click()
    await expect(viewer.getByText('Nommé « Devis du garage Orlet.png »')).toBeVisible()
  })

  await test.step('the customer reads the reason, and is asked again', async () => {
    const asked = owner.locator('.claim-checklist')
    await expect(
      asked.getByText(/incomplet\s: à compléter\. Le total hors taxes manque\./),
    ).toBeVisible()
    await owner.getByRole('tab', { name: /documents/ }).click()
    await expect(owner.getByText('Incomplet. Le total hors taxes manque.')).toBeVisible()
    await expect(owner.getByText('Nom donné à l’envoi : devis.png')).toBeVisible()
    await owner.getByRole('button', { name: 'Voir photo (2).png' }).click()
    await expect(owner.getByRole('dialog').getByText('2 sur 3')).toBeVisible()
    await expect(owner.getByRole('dialog').getByRole('button', { name: 'Accepter' })).toHaveCount(0)
    await owner.keyboard.press('Escape')
  })

  await test.step('accepting a document ticks the checklist', async () => {
    await viewer.getByRole('button', { name: 'Document précédent' }).click()
    await expect(title).toHaveText('photo (2).png')
    await viewer.getByLabel(/^De quel document/).selectOption({ label: 'Photos des dommages' })
    await viewer.getByRole('button', { name: 'Accepter' }).click()
    await expect(viewer.getByText('Accepté', { exact: true })).toBeVisible()
    await viewer.getByRole('button', { name: 'Fermer' }).last().click()
    const item = owner.locator('.claim-checklist').getByRole('listitem')
    await expect(item.filter({ hasText: 'Photos des dommages' }).getByText('Accepté')).toBeVisible()
  })
})

test('a PDF opens in the viewer if the browser can show it, otherwise in a tab', async ({
  page,
  browser,
}) => {
  const { email, path } = await declaredClaim(page, 'Bris de glace', 'car')
  const owner = await browserOf(browser, email)
  await owner.goto(path)
  const buffer = Buffer.from('%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n')
  const pdf = { name: 'devis.pdf', mimeType: 'application/pdf', buffer }
  await send(owner, [png('photo.png'), pdf])
  const open = async (draws: boolean) => {
    const advisor = await browserOf(browser, ADVISOR)
    // the browser of these tests has no PDF viewer
    await advisor.addInitScript(
      (has) => Object.defineProperty(navigator, 'pdfViewerEnabled', { value: has }),
      draws,
    )
    await advisor.goto(path)
    await advisor.getByRole('tab', { name: /documents/ }).click()
    await advisor.getByRole('button', { name: /^Voir photo\.png/ }).click()
    const viewer = advisor.getByRole('dialog')
    await viewer.getByRole('button', { name: 'Document suivant' }).click()
    return viewer
  }

  const drawn = await open(true)
  await expect(drawn.getByTitle('PDF\u00a0: devis.pdf')).toBeVisible()
  await expect(drawn.getByRole('button', { name: 'Ouvrir dans un autre onglet' })).toBeVisible()
  await drawn.getByRole('button', { name: 'Document précédent' }).click()
  await expect(drawn.getByTitle(/^PDF/)).toHaveCount(0)
  await expect(drawn.getByRole('img')).toBeVisible()

  const plain = await open(false)
  await expect(plain.getByRole('button', { name: 'Ouvrir le PDF' })).toBeVisible()
  await expect(plain.getByTitle(/^PDF/)).toHaveCount(0)
})
