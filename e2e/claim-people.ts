import type { Browser, Page } from '@playwright/test'
import type { ProductId } from '@sillage/domain/products/names.ts'
import { DEMO, newToken, registered, storedAtFirst } from './people.ts'
import { signedContract } from './signed-contract.ts'

export const today = Temporal.Now.plainDateISO('Europe/Paris').toString()

/** A separate browser for another person, with a session that no other journey ends. */
export async function browserOf(browser: Browser, email: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'fr-FR', timezoneId: 'Europe/Paris' })
  const page = await context.newPage()
  await storedAtFirst(page, { accessToken: await newToken(page.request, email) })
  return page
}

/** The discussion of the claim that a page shows. */
export const discussionOf = (page: Page) => page.getByRole('log', { name: 'Discussion' })

/** Declares a claim of today through the API, for journeys about what follows. */
export async function declaredClaim(
  page: Page,
  nature = 'Retard ou annulation de vol',
  product: ProductId = 'travel',
  contract: { endingIn?: number; answerIds?: readonly string[] } = {},
) {
  const { email } = await registered(page.request)
  const contractId = await signedContract(page.request, {
    email,
    product,
    endingIn: 40,
    ...contract,
  })
  const claimId = await declaredAgain(page, { email, contractId, nature })
  return { email, contractId, claimId, path: `/sinistre?id=${claimId}` }
}

/** Declares another claim of today on a contract through the API. Returns its id. */
export async function declaredAgain(
  page: Page,
  { email, contractId, nature }: { email: string; contractId: string; nature: string },
): Promise<string> {
  const token = await newToken(page.request, email)
  const answer = await page.request.post('/backend/claims/', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      contract_id: contractId,
      nature,
      dateIncident: today,
      description: 'Le vol de 9 h est parti à 15 h.',
    },
  })
  if (!answer.ok()) throw new Error(await answer.text())
  const { data }: { data: { claim_id: string } } = await answer.json()
  return data.claim_id
}

export const ADVISOR = DEMO.advisor

/** A one-pixel picture, as small as PNG allows. */
export const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
