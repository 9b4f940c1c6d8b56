import type { Subject } from './recap-summary.ts'

/** The part of the page that something is about, and where the focus goes there: to the first that is on the page. */
const PLACES: Record<Subject, readonly [part: string, ...fields: string[]]> = {
  period: ['duree', 'input', 'button'],
  travels: ['voyages', 'button'],
  contradiction: [
    'contenu',
    '.contradiction button',
    // without a remedy: what was answered there
    '#voyages li:has(.contradiction) button',
    '#personnes :has(> .contradiction) :is(input, button)',
    '#voyages li button',
  ],
  price: ['contenu', '.price-bar button', '#prix .recap-buttons button'],
  profile: ['prix'],
  address: ['adresse', 'button'],
  // those that are given are passed over
  people: ['personnes', 'input[aria-required]', ':is(input, button)'],
  payment: ['paiement', 'input:not([type=radio])'],
  documents: ['signature', 'a'],
  signature: ['signature', 'input'],
  declaration: ['signature', '.declaration input:not(:checked)'],
  consent: ['signature', '.consent input'],
}

/** Takes the eye and the focus to the part of the recap that something is about. Imported at the press that asks for it. */
export function showSubject(about: Subject): void {
  const [id, ...fields] = PLACES[about]
  const part = document.getElementById(id)
  if (!part) return
  // what is folded can't take the focus
  const fold = part.querySelector<HTMLDetailsElement>(':scope > details')
  if (fold) fold.open = true
  const element =
    fields
      .flatMap((field) => [...part.querySelectorAll<HTMLElement>(field)])
      .find((found) => !isPassed(found)) ?? part
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  element.focus({ preventScroll: true })
  const card = element.closest('.card') ?? element
  const behavior = isStill ? 'auto' : 'smooth'
  // the top of a card higher than the window may leave the focus out of sight
  if (card.clientHeight > innerHeight) element.scrollIntoView({ behavior, block: 'center' })
  else card.scrollIntoView({ behavior, block: 'start' })
}

/** Given already, or not shown on a screen of this width. */
function isPassed(element: HTMLElement): boolean {
  if (!element.checkVisibility()) return true
  if (!(element instanceof HTMLInputElement) || element.type !== 'text') return false
  return element.value !== '' && !element.ariaInvalid
}
