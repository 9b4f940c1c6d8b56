import type { Subject } from './recap-summary.ts'

/** For each subject: its part of the page, and the selectors of what to focus there, by preference. */
const PLACES: Record<Subject, readonly [part: string, ...fields: string[]]> = {
  period: ['duree', 'input', 'button'],
  travels: ['voyages', '[type=submit]', 'button'],
  contradiction: [
    'contenu',
    '.contradiction button',
    // when there is no remedy: the answer itself
    '#voyages li:has(.contradiction) button',
    '#personnes :has(> .contradiction) :is(input, button)',
    '#voyages li button',
  ],
  price: ['contenu', '.price-bar button', '#prix .recap-buttons button'],
  profile: ['prix'],
  address: ['adresse', 'button'],
  // fields already filled in are skipped
  people: ['personnes', 'input[aria-required]', ':is(input, button)'],
  payment: ['paiement', 'input:not([type=radio])'],
  documents: ['signature', 'a'],
  signature: ['signature', 'input'],
  declaration: ['signature', '.declaration input:not(:checked)'],
  consent: ['signature', '.consent input'],
}

/** The folded groups of people with a missing answer, on a phone. */
const LACKING = 'details:has(> summary .people-awaited)'

/** Scrolls to the part of the recap about a subject, and focuses it. Imported when first needed. */
export function showSubject(about: Subject): void {
  const [id, ...fields] = PLACES[about]
  const part = document.getElementById(id)
  if (!part) return
  // content inside a closed fold can't take the focus
  const fold = part.querySelector<HTMLDetailsElement>(':scope > details')
  if (fold) fold.open = true
  // nor can that of a group of people, unless another one that lacks something is open
  const groups = [...part.querySelectorAll<HTMLDetailsElement>(LACKING)]
  if (groups[0] && !groups.some(({ open }) => open)) groups[0].open = true
  const element =
    fields
      .flatMap((field) => [...part.querySelectorAll<HTMLElement>(field)])
      .find((found) => !isPassed(found)) ?? part
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  element.focus({ preventScroll: true })
  const card = element.closest('.card') ?? element
  const behavior = isStill ? 'auto' : 'smooth'
  // with a card taller than the window, scrolling to its top could leave the focus out of view
  if (card.clientHeight > innerHeight) element.scrollIntoView({ behavior, block: 'center' })
  else card.scrollIntoView({ behavior, block: 'start' })
}

/** Whether to skip it: already filled in, or hidden at this screen width. */
function isPassed(element: HTMLElement): boolean {
  if (!element.checkVisibility()) return true
  if (!(element instanceof HTMLInputElement) || element.type !== 'text') return false
  return element.value !== '' && !element.ariaInvalid
}
