import { addressBucket } from '@sillage/domain/accounts/limits/address-bucket.ts'
import {
  ACCOUNT_BRAKE,
  delaysOf,
  FAILURES_BEFORE_TELLING,
  FAILURES_PER_ADDRESS,
  FAILURES_PER_SITE,
  roughAddress,
  siteOf,
} from '@sillage/domain/accounts/limits/guessing.ts'
import { paths } from '@sillage/wire/addresses.ts'
import { notify } from '../../notifications/notifications.service.ts'
import type { Database } from '../../platform/database/database.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { ACCOUNT_LETTERS } from '../account-letters.messages.ts'
import { ACCOUNT_REFUSALS } from '../accounts.messages.ts'
import { deviceKey, isKnownDevice } from './known-devices.ts'
import { addressCountOf, beginCounting, type Count, forget, giveBack, tooMany } from './throttle.ts'

export interface Attempt {
  /** The password was right: gives the try back. */
  succeeded(): Promise<void>
  /** Keeps the try counted; after many failures the owner is notified. */
  failed(accountId: string | null): Promise<void>
}

const accountKey = (email: string) => `connexion ${email}`
const pairKey = (email: string, ip: string) => `connexion ${email} ${addressBucket(ip)}`

function capOf(key: string, cap: number): Count {
  const brake = { free: cap, firstDelay: 900, longestDelay: 900, windowMinutes: 15 }
  return { ...brake, key, delays: delaysOf(brake) }
}

/**
 * Counts a sign-in under each of its counters, or refuses it with the message for a wrong password. A known device has
 * its own counter, so guesses made elsewhere, or by neighbours on its network, do not slow it down.
 */
export async function beginSignIn(context: RequestContext<null>, email: string): Promise<Attempt> {
  const { database, now, ip } = context
  const network = addressBucket(ip)
  const site = siteOf(network)
  const device = (await isKnownDevice(context, email)) ? deviceKey(context) : null
  const account = {
    ...ACCOUNT_BRAKE,
    key: accountKey(email),
    delays: delaysOf(ACCOUNT_BRAKE),
  } satisfies Count
  const own = addressCountOf(device ? `connexion ${email} ${device}` : pairKey(email, ip))
  const wide = [
    capOf(`connexions ${network}`, FAILURES_PER_ADDRESS),
    ...(site ? [capOf(`connexions ${site}`, FAILURES_PER_SITE)] : []),
  ]
  const taken: string[] = []
  const take = async (count: Count, isLetThrough = false) => {
    const begun = await beginCounting(database, count, { now, isLetThrough })
    if ('attempts' in begun) {
      taken.push(count.key)
      return begun
    }
    await giveBack(database, taken, now)
    throw tooMany(begun.seconds, ACCOUNT_REFUSALS.badCredentials)
  }
  await take(own)
  const { attempts, windowEndsAt } = await take(account, device !== null)
  if (!device) for (const count of wide) await take(count)
  return {
    async succeeded() {
      const others = taken.filter((key) => key !== own.key)
      await Promise.all([forget(database, [own.key]), giveBack(database, others, now)])
    },
    async failed(accountId) {
      if (accountId === null || attempts < FAILURES_BEFORE_TELLING) return
      await notify(database, {
        accountId,
        // once per day of the counter
        key: `guesses ${windowEndsAt.toISOString()}`,
        path: paths.profile,
        ...ACCOUNT_LETTERS.guesses({ now, from: roughAddress(ip) }),
      })
    },
  }
}

/** Choosing a new password through the mailbox clears the guesses counted against the old one. */
export function forgetGuesses(
  database: Database,
  { email, ip }: { email: string; ip: string },
): Promise<void> {
  return forget(database, [accountKey(email), pairKey(email, ip)])
}
