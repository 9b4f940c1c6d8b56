import { addressBucket } from './address-bucket.ts'

/** How guesses under one count are slowed down. */
interface Brake {
  /** Failures that cost nothing in a window. */
  readonly free: number
  /** Seconds to wait after the last of them, doubled by each further failure. */
  readonly firstDelay: number
  readonly longestDelay: number
  readonly windowMinutes: number
}

/** One account from one address, or from one device that it knows: five tries, then 2 s to 15 min. */
export const ADDRESS_BRAKE = {
  free: 5,
  firstDelay: 2,
  longestDelay: 900,
  windowMinutes: 15,
} as const satisfies Brake

/**
 * One account over all addresses: twenty tries in a day, then 5 s to 5 min. Slow, and never a lock: at most 308 guesses
 * a day, while its owner waits five minutes at worst on a device that the account doesn't know, and never on one that
 * it does.
 */
export const ACCOUNT_BRAKE = {
  free: 20,
  firstDelay: 5,
  longestDelay: 300,
  windowMinutes: 1440,
} as const satisfies Brake

/** Failures of a window at which the owner is notified. */
export const FAILURES_BEFORE_TELLING = ACCOUNT_BRAKE.free

/** Failed sign-ins in 15 minutes, whatever the accounts: offices share an address, and a site its /48. */
export const FAILURES_PER_ADDRESS = 100
export const FAILURES_PER_SITE = 500

/**
 * Seconds that each failure makes wait: the first entry is the first failure's, the last one that of all after it.
 * [0, 0, 0, 0, 2, 4, 8 … 512, 900] for one address.
 */
export function delaysOf({ free, firstDelay, longestDelay }: Brake): readonly number[] {
  const growing: number[] = []
  for (let delay = firstDelay; delay < longestDelay; delay *= 2) growing.push(delay)
  return [...Array.from({ length: free - 1 }, () => 0), ...growing, longestDelay]
}

/**
 * The /48 of a network, where it is one of IPv6: what one customer of a provider or a host may get.
 * `2001:db8:a:b::/64` is in `2001:db8:a::/48`; an IPv4 address is in none.
 */
export function siteOf(network: string): string | null {
  const groups = network.split(':')
  return network.endsWith('::/64') ? `${groups.slice(0, 3).join(':')}::/48` : null
}

/** Where an attempt came from, near enough for its owner to judge and no nearer: `203.0.113.…`, `2001:db8:a:…`. */
export function roughAddress(ip: string): string {
  const network = addressBucket(ip)
  const site = siteOf(network)
  return site ? site.replace('::/48', ':…') : network.replace(/\d+$/, '…')
}

/**
 * The mailbox of an address: `zoe+a@exemple.fr` and `zoe+b@exemple.fr` are read by the same person. For counting mails
 * only; an account keeps the address as it was given. The dots that one provider ignores are letters everywhere else.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@')
  const tag = email.indexOf('+')
  return tag > 0 && tag < at ? email.slice(0, tag) + email.slice(at) : email
}
