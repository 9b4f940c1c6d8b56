import { addressBucket } from './address-bucket.ts'

/** How failed guesses are slowed down, for one counter. */
interface Brake {
  /** Failures in a window that cause no delay. */
  readonly free: number
  /** Seconds to wait after the last free failure, doubled by each further one. */
  readonly firstDelay: number
  readonly longestDelay: number
  readonly windowMinutes: number
}

/** One account from one address, or from one device that it knows: five free tries, then 2 s to 15 min. */
export const ADDRESS_BRAKE = {
  free: 5,
  firstDelay: 2,
  longestDelay: 900,
  windowMinutes: 15,
} as const satisfies Brake

/**
 * One account over all addresses: twenty free tries a day, then 5 s to 5 min, at most 308 guesses a day. A device known
 * to the account never waits for it. On an unknown one the owner may lose each try to somebody who keeps guessing: they
 * choose a new password by mail, which makes their device a known one.
 */
export const ACCOUNT_BRAKE = {
  free: 20,
  firstDelay: 5,
  longestDelay: 300,
  windowMinutes: 1440,
} as const satisfies Brake

/** Failures in a window after which the owner is notified. */
export const FAILURES_BEFORE_TELLING = ACCOUNT_BRAKE.free

/**
 * Failed sign-ins in 15 minutes, over all accounts. The limits are generous because an office shares one address, and a
 * site its /48.
 */
export const FAILURES_PER_ADDRESS = 100
export const FAILURES_PER_SITE = 500

/**
 * Seconds to wait after each failure, in order; the last entry applies to all later ones. [0, 0, 0, 0, 2, 4, 8 … 512,
 * 900] for one address.
 */
export function delaysOf({ free, firstDelay, longestDelay }: Brake): readonly number[] {
  const growing: number[] = []
  for (let delay = firstDelay; delay < longestDelay; delay *= 2) growing.push(delay)
  return [...Array.from({ length: free - 1 }, () => 0), ...growing, longestDelay]
}

/**
 * The /48 of an IPv6 network: what one customer of a provider or a host may get. `2001:db8:a:b::/64` is in
 * `2001:db8:a::/48`. Null for an IPv4 address.
 */
export function siteOf(network: string): string | null {
  const groups = network.split(':')
  return network.endsWith('::/64') ? `${groups.slice(0, 3).join(':')}::/48` : null
}

/** Where an attempt came from, just precise enough for the owner to judge: `203.0.113.…`, `2001:db8:a:…`. */
export function roughAddress(ip: string): string {
  const network = addressBucket(ip)
  const site = siteOf(network)
  return site ? site.replace('::/48', ':…') : network.replace(/\d+$/, '…')
}

/**
 * The mailbox of an address: `zoe+a@exemple.fr` and `zoe+b@exemple.fr` are read by the same person. Used only to count
 * mails; an account keeps the address as given. Dots are kept: only one provider ignores them.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@')
  const tag = email.indexOf('+')
  return tag > 0 && tag < at ? email.slice(0, tag) + email.slice(at) : email
}
