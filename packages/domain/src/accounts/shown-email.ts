import { networkName } from './email.ts'

export interface ShownEmail {
  /** The address with its domain as DNS reads it: « camille@xn--exmple-4of.fr » for one with a Cyrillic letter. */
  readonly address: string
  /** A warning in French about letters that look like others; null for an address of plain letters. */
  readonly note: string | null
}

/**
 * An address shown to someone who must decide about it: letters beyond a to z are flagged, since « exеmple.fr » with a
 * Cyrillic letter is not « exemple.fr ». Accents are flagged as accents; letters of another alphabet, or of several, as
 * a possible imitation.
 */
export function shownEmail(email: string): ShownEmail {
  const at = email.lastIndexOf('@')
  const [local, domain] = [email.slice(0, at), email.slice(at + 1)]
  const address = `${local}@${networkName(domain)}`
  if (isForeign(domain))
    return {
      address,
      note: `Ce domaine s’écrit «\u00a0${domain}\u00a0», avec des lettres d’un autre alphabet\u00a0: il peut en imiter un autre.`,
    }
  if (isForeign(local))
    return {
      address,
      note: 'Ce qui précède @ contient des lettres d’un autre alphabet\u00a0: cette adresse peut en imiter une autre.',
    }
  return {
    address,
    note: noteOf(domain),
  }
}

/** A domain stored in its xn-- form is already visibly unusual: its letters are not flagged again. */
function noteOf(domain: string): string | null {
  if (/(?:^|\.)xn--/.test(domain))
    return 'Ce domaine s’écrit avec d’autres lettres que celles de a à z\u00a0: il peut en imiter un autre.'
  return isAscii(domain) ? null : `Ce domaine s’écrit «\u00a0${domain}\u00a0», avec des accents.`
}

const isAscii = (text: string) => /^[ -~]*$/.test(text)

/** Whether a letter is not of the Latin alphabet. */
const isForeign = (text: string) =>
  /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(text)
