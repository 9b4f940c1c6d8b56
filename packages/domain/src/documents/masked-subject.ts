const HIDDEN = '•••'
/** Since 2009: `AB-123-CD`. */
const PLATE = /^([A-Z]{2})\d{3}([A-Z]{2})$/
/** Before: `123 ABC 44`, `1234 AB 2A`. */
const OLD_PLATE = /^(\d{1,4})[A-Z]{1,3}(\d{2,3}|2[AB])$/

/**
 * Whom a paper concerns, shown to whoever holds it without naming them to anybody else: enough to see that another plate or
 * another name was put on it. « AB-•••-CD, Cam••• R. », « 2 voyageurs, Cam••• R. ». `insured` is what the product tells of
 * what it insures.
 */
export function maskedSubject(subject: {
  readonly insured: string
  readonly name: { readonly first: string; readonly last: string }
}): string {
  return [subject.insured, maskName(subject.name)].filter((part) => part !== '').join(', ')
}

/**
 * A plate without its middle: `AB-123-CD` is « AB-•••-CD », `123 ABC 44` is « 123-•••-44 ». What is written like none
 * of them keeps its ends when five letters at least are hidden: « WW1234567 » is « WW-•••-67 », « en cours » is « e••• ».
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
 * A name by its first letters: Camille Roussel is « Cam••• R. ». Of a first name of five letters or less the first one
 * alone is shown: Léa Roy is « L••• R. ». Dots never tell how many letters there are.
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

/** The same of a name written in one: its first word, then the rest. */
export function maskFullName(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/)
  return maskName({ first, last: rest.join(' ') })
}
