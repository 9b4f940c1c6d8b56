import { expect, type Page, test } from '@playwright/test'
import { DEMO, tokenOf } from './people.ts'

const result = (page: Page) => page.getByRole('status', { name: 'Résultat' })

/** A customer's signed contract. */
async function sealedContract(page: Page): Promise<Buffer> {
  const headers = { authorization: `Bearer ${await tokenOf(page.request, DEMO.user)}` }
  const list = await page.request.get('/backend/contracts/user', { headers })
  const { data }: { data: { contract_id: string }[] } = await list.json()
  const pdf = await page.request.get(`/backend/contracts/${data[0]?.contract_id}/pdf`, { headers })
  return pdf.body()
}

/** Drops a file on the page, without a file picker. */
async function drop(page: Page, pdf: Buffer) {
  const transfer = await page.locator('html').evaluateHandle((html, base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const { DataTransfer } = html.ownerDocument.defaultView
    const dragged = new DataTransfer()
    dragged.items.add(new File([bytes], 'contrat.pdf', { type: 'application/pdf' }))
    return dragged
  }, pdf.toString('base64'))
  await page.getByText('Déposez le PDF ici').dispatchEvent('drop', { dataTransfer: transfer })
}

test('a sealed contract is authentic, and no longer after one byte has changed', async ({
  page,
}) => {
  const pdf = await sealedContract(page)
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.postData() ?? ''))
  await page.goto('/')
  await page.getByRole('link', { name: 'Vérifier un document' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vérifier un document')

  // the page is shown before its script has loaded
  await expect(async () => {
    await drop(page, pdf)
    await expect(result(page)).toContainText(
      /Document authentique.*Aujourd’hui.*en vigueur.*Concerne.*•••/i,
      { timeout: 3000 },
    )
  }).toPass({ timeout: 20_000 })

  const changed = Buffer.from(pdf)
  changed[9000] = (changed[9000] ?? 0) ^ 1
  await drop(page, changed)
  await expect(result(page)).toContainText(/Document modifié\..*Émis le.*\d/)
  await expect(result(page)).not.toContainText('authentique')

  await page
    .getByLabel('Déposez le PDF ici')
    .setInputFiles({ name: 'autre.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') })
  await expect(result(page)).toContainText('Document inconnu.')

  // only fingerprints and codes were sent, never a file
  expect(Math.max(...sent.map(({ length }) => length))).toBeLessThan(200)
})

test('the code of a document, scanned or typed, tells what it is without naming anyone', async ({
  page,
}) => {
  const pdf = await sealedContract(page)
  const code = /\/verification\/([0-9A-Z-]{23})\)/.exec(pdf.toString('latin1'))?.[1] ?? ''
  await page.goto(`/verification/${code}`)
  await expect(result(page)).toContainText('Ce code est celui d’un document émis par Sillage.')
  await expect(result(page)).not.toContainText(/Camille|exemple\.fr/)
  const field = page.getByLabel('Code de vérification')
  await expect(field).toHaveValue(code)

  await field.fill('00000-00000-00000-00000')
  await field.press('Enter')
  await expect(result(page)).toContainText('Document inconnu.')
  await field.fill('7K2M9')
  await page.getByRole('button', { name: 'Vérifier le code' }).click()
  await expect(result(page)).toContainText('Ce code est incomplet.')

  await page.route('**/backend/documents/verification/**', (route) => route.abort())
  await field.fill(code)
  await page.getByRole('button', { name: 'Vérifier le code' }).click()
  await expect(result(page)).toContainText('La vérification n’a pas abouti.')
})

test('a QR code not signed by Sillage is reported, without the server', async ({ page }) => {
  await page.route('**/backend/documents/**', (route) => route.abort())
  await page.goto('/verification/00000-00000-00000-00000#MXxB.AAAA')
  await expect(page.getByText('La signature de ce code QR est fausse.')).toBeVisible()
  await expect(result(page)).toContainText('La vérification n’a pas abouti.')
})
