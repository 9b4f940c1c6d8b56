import type { BrowserContext } from '@playwright/test'
import { buildAccount } from '../../apps/server/src/accounts/accounts.factory.ts'
import { createSessions } from '../../apps/server/src/accounts/session/sessions.ts'
import { buildClaim } from '../../apps/server/src/claims/claims.factory.ts'
import { buildContract } from '../../apps/server/src/contracts/contracts.factory.ts'
import type { AccountRow } from '../../apps/server/src/platform/database/tables/schema.ts'
import { buildAnswers } from '../../apps/server/src/subscription/subscription.factory.ts'
import { type Customer, SESSION_HOURS, type Site } from './site.ts'

/** A customer with a claim, and an advisor who may see it. */
export async function seedClaim(site: Site) {
  const { database } = site
  const owner = await buildAccount(database, { username: 'jeanne.morel' })
  const advisor = await buildAccount(database, { username: 'noe.garnier', role: 'advisor' })
  const claim = await buildClaim(database, { owner })
  return {
    owner: await sessionOf(site, owner),
    advisor: await sessionOf(site, advisor),
    claimId: claim.claim_id,
  }
}

/** A customer with so many contracts, which start over the next month. */
export async function seedHolder(site: Site, contracts: number): Promise<Customer> {
  const account = await buildAccount(site.database)
  for (let at = 0; at < contracts; at += 1)
    await buildContract(site.database, { accountId: account.id, startingIn: at % 30 })
  return sessionOf(site, account)
}

async function sessionOf({ database, customer }: Site, account: AccountRow): Promise<Customer> {
  const { secret } = customer
  const sessions = createSessions({ secret, ...SESSION_HOURS })
  const opening = { database, now: Temporal.Now.instant(), ip: '127.0.0.1', userAgent: 'bench' }
  return { accountId: account.id, secret, token: await sessions.open(opening, account) }
}

/** What a customer's browser stores: the token, and a complete car draft. */
export function keptByBrowser({ token, accountId }: Customer): Record<string, string> {
  const answers = buildAnswers({ product: 'car' }).map(
    ({ question_id, answerValue, choosable_answer_id }) => [
      question_id,
      { answer: answerValue, choosable_answer_id },
    ],
  )
  const draft = JSON.stringify({
    version: 1,
    answers: Object.fromEntries(answers),
    period: null,
    travels: [],
    documentsOpened: [],
    sending: null,
    savedAt: Temporal.Now.instant().toString({ fractionalSecondDigits: 3 }),
  })
  return { accessToken: token, [`sillage.draft.${accountId}.Voiture`]: draft }
}

/** Stores a session and a complete car questionnaire, so that the summary has something to show. */
export async function signIn(context: BrowserContext, customer: Customer) {
  await context.addInitScript((kept) => {
    for (const [key, text] of Object.entries(kept)) localStorage.setItem(key, text)
  }, keptByBrowser(customer))
}
