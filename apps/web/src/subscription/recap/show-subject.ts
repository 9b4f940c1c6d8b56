import type { Subject } from './recap-summary.ts'

const places: Record<Subject, string> = {
  period: '#duree button',
  travels: '#voyages button',
  contradiction: '.contradiction button, #voyages li button',
  price: '#prix .recap-buttons button',
  profile: '#prix',
  address: '#adresse button',
  people: '#personnes input:not([value]), #personnes input, #personnes button',
  documents: '#signature a',
  signature: '#signature input',
  consent: '#signature .consent input',
}

/** Takes the eye and the focus to the part of the recap that something is about. */
export function showSubject(about: Subject): void {
  const element = document.querySelector<HTMLElement>(places[about])
  if (!element) return
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  element.focus({ preventScroll: true })
  const card = element.closest('.card') ?? element
  card.scrollIntoView({ behavior: isStill ? 'auto' : 'smooth', block: 'start' })
}
