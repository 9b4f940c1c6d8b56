import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { ADVISOR, declaredClaim } from './claim-people.ts'
import { openOwnDatabase } from './database.ts'
import { DEMO, newToken, signedIn } from './people.ts'
import type { Screen } from './screen.ts'
import { IBAN, letThreeDaysPass, teller } from './teller.ts'

interface Call {
  readonly path: string
  readonly body: object
  readonly method?: 'PUT'
}

async function call(request: APIRequestContext, email: string, { path, body, method }: Call) {
  const answer = await request.fetch(`/backend${path}`, {
    method: method ?? 'POST',
    headers: { authorization: `Bearer ${await newToken(request, email)}` },
    data: body,
  })
  if (!answer.ok()) throw new Error(await answer.text())
  return answer
}

/** The payout of a claim, and whether its order has been sent to the bank. */
async function payoutOf(claimId: string) {
  const database = await openOwnDatabase()
  const payout = await database
    .selectFrom('payout')
    .leftJoin('payment_order', 'payment_order.payout_id', 'payout.id')
    .select(['payout.id', 'payment_order.state'])
    .where('payout.claim_id', '=', claimId)
    .executeTakeFirstOrThrow()
  await database.destroy()
  return payout
}

/** A claim that one advisor decided alone and whose payment two others ordered, through the API. */
export async function paidClaim(page: Page) {
  const { request } = page
  const preparer = await teller(request, 'prepare', 'admin')
  const approver = await teller(request, 'approve', 'admin')
  let claim = { email: '', claimId: '', path: '' }
  // another journey may put it into its own batch, which nobody approves
  await expect(async () => {
    claim = await declaredClaim(page, 'Accident', 'car')
    const { email, claimId } = claim
    const body = { decision: 'accepted', amount: 900, excess: 300, reasons: 'Le choc est couvert.' }
    await call(request, ADVISOR, { path: `/claims/${claimId}/outcome`, body })
    const { id } = await payoutOf(claimId)
    const account = { holder: 'Lou Marchand', iban: IBAN }
    await call(request, email, { path: `/payouts/${id}/iban`, body: account, method: 'PUT' })
    await letThreeDaysPass(email)
    const seen = { path: `/finance/payouts/${id}/review`, body: { reason: 'Pièces vues' } }
    await call(request, approver, seen)
    const made = await call(request, preparer, {
      path: '/finance/batches',
      body: { kind: 'transfers' },
    })
    const { data: batch }: { data: { id: string } } = await made.json()
    await call(request, approver, { path: `/finance/batches/${batch.id}/approval`, body: {} })
    expect((await payoutOf(claimId)).state).toBe('sent')
  }).toPass({ timeout: 60_000 })
  return claim
}

/** What waits for a second person, as somebody who may answer sees it. */
export const SECOND_SCREENS: readonly Screen[] = [
  {
    name: 'equipe-sinistre-demander-a-rouvrir',
    open: async (page) => {
      const { path } = await paidClaim(page)
      await signedIn(page, ADVISOR)
      await page.goto(path)
      await page.getByRole('button', { name: 'Demander la réouverture' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'equipe-sinistre-rouvrir',
    open: async (page) => {
      const { claimId, path } = await paidClaim(page)
      const body = { reason: 'Une seconde facture du garage est arrivée.' }
      await call(page.request, ADVISOR, { path: `/claims/${claimId}/reopen`, body })
      await signedIn(page, DEMO.admin)
      await page.goto(path)
      await page.getByRole('heading', { name: 'Réouverture à accepter' }).waitFor()
    },
  },
]
