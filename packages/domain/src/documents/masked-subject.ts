const HIDDEN = '•••'
/** French plates since 2009: `AB-123-CD`. */
const PLATE = /^([A-Z]{2})\d{3}([A-Z]{2})$/
/** Older French plates: `123 ABC 44`, `1234 AB 2A`. */
const OLD_PLATE = /^(\d{1,4})[A-Z]{1,3}(\d{2,3}|2[AB])$/

/**
 * The person or vehicle of a document, masked: enough for someone who holds it to see that another plate or name was
 * put on it, without revealing it to others. « AB-•••-CD, Cam••• R. », « 2 voyageurs, Cam••• R. ». `insured` is the
 * product's text for what it insures.
 */
export function maskedSubject(subject: {
  readonly insured: string
  readonly name: { readonly first: string; readonly last: string }
}): string {
  return [subject.insured, maskName(subject.name)].filter((part) => part !== '').join(', ')
}

/**
 * Masks the middle of a plate: `AB-123-CD` is « AB-•••-CD », `123 ABC 44` is « 123-•••-44 ». Any other format keeps its
 * ends if that hides at least five characters: « WW1234567 » is « WW-•••-67 », « en cours » is « e••• ».
 */
export function maskPlate(plate: string): string {
  const letters = plate.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '')
  const [, start, end] = PLATE.exec(letters) ?? OLD_PLATE.exec(letters) ?? []
  if (start !== undefined && end !== undefined) return `${start}-${HIDDEN}-${end}`
  const all = Array.from(letters)
  if (all.length >= 9) return `${all.slice(0, 2).join('')}-${HIDDEN}-${all.slice(-2).join('')}`
  return all.length === 0 ? '' : `${Array.from(plate.trim())[0]}${HIDDEN}`
}

/**
 * Masks a name after its first letters: Camille Roussel is « Cam••• R. ». A first name of at most five letters shows
 * only its initial: Léa Roy is « L••• R. ». The number of dots doesn't depend on the length.
 */
export function maskName({
  first,
  last,
}: {
  readonly first: string
  readonly last: string
}): string {
  const letters = Array.from(first.trim())
  const [initial] = Array.from(last.trim())
  const start = letters.slice(0, letters.length > 5 ? 3 : 1).join('')
  return [start && `${start}${HIDDEN}`, initial && `${initial.toUpperCase()}.`]
    .filter(Boolean)
    .join(' ')
}

/** The same for a full name in one text: its first word, then the rest. */
export function maskFullName(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/)
  return maskName({ first, last: rest.join(' ') })
}
