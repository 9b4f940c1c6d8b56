import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { freePort } from '../apps/server/src/testing/ports.factory.ts'
import { folderOf, openPostgres, PORT, ROOT } from './database.ts'
import { registered, tokenOf } from './people.ts'
import { openRecap, sign } from './recap.ts'

/** Starts a second server of the same installation without a card provider. Returns its address, and how to stop it. */
async function serverWithoutCards() {
  const postgres = await openPostgres(PORT)
  const port = await freePort()
  const { CARD_PROVIDER: _, ...own } = process.env
  const server = spawn(process.execPath, [join(ROOT, 'apps/server/src/app/main.ts')], {
    stdio: 'ignore',
    env: {
      ...own,
      PORT: String(port),
      DATABASE_URL: postgres.address,
      DATABASE_OWNER_URL: postgres.ownerAddress,
      DATA_DIR: folderOf(PORT),
    },
  })
  const origin = `http://127.0.0.1:${port}`
  const close = () => server.kill()
  try {
    // wait as long as for the first server: both together start slowly
    await expect
      .poll(
        () =>
          fetch(`${origin}/backend/health/ready`).then(
            ({ ok }) => ok,
            () => false,
          ),
        { timeout: 120_000 },
      )
      .toBe(true)
  } catch (error) {
    close()
    throw error
  }
  return { origin, close }
}

test('without a card provider, cards are mentioned nowhere and payment by transfer works', async ({
  browser,
}) => {
  test.slow()
  const { origin, close } = await serverWithoutCards()
  const context = await browser.newContext({ baseURL: origin, locale: 'fr-FR' })
  const page = await context.newPage()
  try {
    const { email } = await registered(page.request)
    await openRecap(page, email, 'Voiture')
    await expect(
      page.getByRole('button', { name: 'Confirmer la création du contrat' }),
    ).toBeVisible()
    await expect(page.getByText(/carte bancaire|par carte/i)).toHaveCount(0)
    await sign(page)
    await page.getByRole('button', { name: 'Confirmer la création du contrat' }).click()
    await expect(page).toHaveURL(/\/contracts/)
    await page.goto('/payments')
    // the transfer details have everything a bank asks for
    await expect(page.getByText(/^RF\d{2}/).first()).toBeVisible()
    await expect(page.getByText(/carte bancaire|par carte/i)).toHaveCount(0)
    // the route does not exist for somebody who still knows its address
    const answer = await page.request.post('/backend/payments/card', {
      headers: { authorization: `Bearer ${await tokenOf(page.request, email)}` },
      data: { due_id: randomUUID() },
    })
    expect(answer.status()).toBe(404)
  } finally {
    await context.close()
    close()
  }
})
