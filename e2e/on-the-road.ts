import { expect, type Page } from '@playwright/test'
import { confirmAddress } from './mails.ts'
import { workerReady } from './offline.ts'
import { newToken, registered, storedAtFirst } from './people.ts'
import { signedContract } from './signed-contract.ts'

/** An account with a contract, on a device that works offline; with `keeps`, its documents are stored there. */
export async function onTheRoad(page: Page, { keeps = false } = {}) {
  const { email } = await registered(page.request)
  const contract = await signedContract(page.request, { email, product: 'car', endingIn: 40 })
  await storedAtFirst(page, { accessToken: await newToken(page.request, email) })
  if (keeps) {
    await confirmAddress(page, email)
    await page.goto(`/contracts?action=documents&contrat=${contract}`)
    await page.getByRole('button', { name: 'Garder sur cet appareil' }).click()
    await expect(page.getByText(/^Attestation et contrat gardés sur cet appareil/)).toBeVisible()
  } else await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await workerReady(page)
  return { email, contract }
}

export async function claimsOf(page: Page, email: string) {
  const answer = await page.request.get('/backend/claims/user', {
    headers: { authorization: `Bearer ${await newToken(page.request, email)}` },
  })
  const { data }: { data: { claim_id: string }[] } = await answer.json()
  return data
}
