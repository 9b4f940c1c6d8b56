import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { DEMO, registered, signedIn } from './people.ts'
import { signedContract } from './signed-contract.ts'

test('events for the register of insured vehicles are exported, and marked as passed on once accepted', async ({
  page,
  browser,
}) => {
  const { email } = await registered(page.request)
  const id = await signedContract(page.request, { email, product: 'car', endingIn: 20 })
  const admin = await (await browser.newContext()).newPage()
  await signedIn(admin, DEMO.admin)
  await admin.goto('/admin/insured-vehicles')
  await admin.getByRole('button', { name: /^Exporter ce qui attend/ }).click()
  const [download] = await Promise.all([
    admin.waitForEvent('download'),
    admin.getByRole('button', { name: 'Fichier CSV' }).click(),
  ])
  const lines = readFileSync(await download.path(), 'utf8').split('\r\n')
  const event = lines.find((line) => line.includes(id))?.split(';')[0]
  expect(event).toBeDefined()
  const chooser = admin.waitForEvent('filechooser')
  await admin.getByRole('button', { name: 'Importer les retours' }).click()
  await (await chooser).setFiles({
    name: 'retours.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`identifiant;statut;motif\r\n${event};accepté;\r\nabc;accepté;\r\n`),
  })
  await expect(admin.getByText('1 événement accepté, 0 rejeté.')).toBeVisible()
  await expect(admin.getByText('Ligne 3')).toBeVisible()
  await admin.getByRole('button', { name: /^Transmis/ }).click()
  await expect(
    admin.getByRole('row').filter({ hasText: `Contrat ${id.slice(0, 8)}` }),
  ).toContainText('Transmis')
  await admin.context().close()
})

test('on a phone, no cell of an event lies over another', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await signedIn(page, DEMO.admin)
  await page.goto('/admin/insured-vehicles')
  const rows = page.getByRole('table', { name: 'Véhicules assurés' }).locator('tbody tr')
  await expect(rows.first()).toBeVisible()
  const overlaps = await rows.evaluateAll((all) =>
    all.flatMap((row) => {
      const texts = [...row.children].map((cell) => {
        const range = cell.ownerDocument.createRange()
        range.selectNodeContents(cell)
        return range.getBoundingClientRect()
      })
      return texts.flatMap((one, index) =>
        texts
          .slice(index + 1)
          .filter(
            (other) =>
              one.width > 0 &&
              other.width > 0 &&
              one.left < other.right &&
              other.left < one.right &&
              one.top + 1 < other.bottom &&
              other.top + 1 < one.bottom,
          )
          .map(() => row.textContent),
      )
    }),
  )
  expect(overlaps).toEqual([])
})
