import { expect, test } from '@playwright/test'
import { DEMO, signedIn } from './people.ts'

test('a root sees how the server is, and asks for a step of the day again', async ({ page }) => {
  await signedIn(page, DEMO.root)
  await page.goto('/admin/exploitation')
  await expect(page.getByRole('heading', { level: 1, name: 'Exploitation' })).toBeVisible()
  await expect(page.getByText('répond', { exact: true })).toHaveCount(3)
  await expect(page.getByText(/^PostgreSQL$/)).toBeVisible()
  const step = page.getByRole('row').filter({ hasText: 'Devis périmés' })
  await step.getByRole('button', { name: 'Refaire : Devis périmés' }).click()
  await expect(step.getByText('Demandée')).toBeVisible()
  await expect(step.getByRole('button')).toBeDisabled()
})
