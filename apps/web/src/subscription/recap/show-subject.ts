import type { Subject } from './recap-summary.ts'

/** Where the focus goes; the first that is on the page. */
const places: Record<Subject, readonly string[]> = {
  period: ['#duree button'],
  travels: ['#voyages button'],
  contradiction: [
    '.contradiction button',
    // without a remedy: what was answered there
    '#voyages li:has(.contradiction) button',
    '#personnes :has(> .contradiction) :is(input, button)',
    '#voyages li button',
  ],
  price: ['#prix .recap-buttons button'],
  profile: ['#prix'],
  address: ['#adresse button'],
  people: [
    // those that are given are passed over
    '#personnes input[aria-required]',
    '#personnes :is(input, button)',
  ],
  payment: ['#paiement input:not([type=radio])'],
  documents: ['#signature a'],
  signature: ['#signature input'],
  declaration: ['#signature .declaration input:not(:checked)'],
  consent: ['#signature .consent input'],
}

/** Takes the eye and the focus to the part of the recap that something is about. */
export function showSubject(about: Subject): void {
  const element = places[about]
    .flatMap((place) => [...document.querySelectorAll<HTMLElement>(place)])
    .find((found) => !isGiven(found))
  if (!element) return
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  element.focus({ preventScroll: true })
  const card = element.closest('.card') ?? element
  const behavior = isStill ? 'auto' : 'smooth'
  // the top of a card higher than the window may leave the focus out of sight
  if (card.clientHeight > innerHeight) element.scrollIntoView({ behavior, block: 'center' })
  else card.scrollIntoView({ behavior, block: 'start' })
}

function isGiven(element: HTMLElement): boolean {
  if (!(element instanceof HTMLInputElement) || element.type !== 'text') return false
  return element.value !== '' && !element.ariaInvalid
}
