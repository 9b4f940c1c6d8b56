export const LONGEST_EMAIL = 254

const LOCAL = /^[^\s\p{C}@"(),:;<>[\\\]]{1,64}$/u
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u
const LAST_LABEL = /^(?:\p{L}{2,63}|xn--[a-z0-9-]{1,59})$/iu

/**
 * Whether a text has the standard format of an e-mail address with a real-looking domain, 254 characters at most:
 * `camille@exemple.fr` has, `camille@exemple` has not. The length is checked first and no pattern nests a repetition,
 * so a hostile text can't make the match slow.
 */
export function isEmail(text: string): boolean {
  if (text.length > LONGEST_EMAIL) return false
  const at = text.lastIndexOf('@')
  const local = text.slice(0, Math.max(at, 0))
  const labels = text.slice(at + 1).split('.')
  const last = labels.at(-1) ?? ''
  const hasLocal =
    LOCAL.test(local) && !local.startsWith('.') && !local.endsWith('.') && !local.includes('..')
  return (
    hasLocal &&
    labels.length >= 2 &&
    labels.every((label) => LABEL.test(label)) &&
    LAST_LABEL.test(last)
  )
}

/**
 * Whether an address belongs to the insurer: its domain is exactly one of these. Without any domain, every address
 * does.
 */
export function isStaffEmail(email: string, domains: readonly string[]): boolean {
  const own = networkName(email.slice(email.lastIndexOf('@') + 1).toLowerCase())
  return domains.length === 0 || domains.some((domain) => networkName(domain) === own)
}

/**
 * The form in which an address is stored and compared: e-mail addresses are unique regardless of case, and their domain
 * is written as DNS reads it. `zoe@ｅxemple.fr`, in full-width letters, is the mailbox of `zoe@exemple.fr`.
 */
export function normaliseEmail(text: string): string {
  const email = text.trim().normalize('NFC').toLowerCase()
  const at = email.lastIndexOf('@')
  return at < 0 ? email : `${email.slice(0, at)}@${networkName(email.slice(at + 1))}`
}

/**
 * Writes a domain with letters beyond a to z in its single DNS form (UTS 46, Punycode): `société.fr` is
 * `xn--socit-esab.fr`.
 */
export function networkName(domain: string): string {
  if (/^[ -~]*$/.test(domain) || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return domain
  try {
    return new URL(`http://${domain}`).hostname
  } catch {
    return domain
  }
}

/** Masks an address so that only its owner recognises it: `nadia@exemple.fr` shows as `n•••@exemple.fr`. */
export function maskEmail(email: string): string {
  const [first = ''] = email
  const at = email.lastIndexOf('@')
  return `${first}•••${at < 0 ? '' : email.slice(at)}`
}
