import type { Choices } from '../subscription/choices.ts'
import { type CoverLists, coverLists } from '../subscription/covers.ts'
import type { Tariff } from '../subscription/tariff.ts'
import type { Nature } from './natures.ts'

/** What a nature touches: covers of the tariff by code, exclusions to the letter, and a question besides the excess. */
interface Touched {
  readonly covers: readonly string[]
  readonly exclusions: readonly string[]
  readonly question?: string
}

/** The excess is taken off every claim; what else was chosen concerns only some natures. */
const ALWAYS = ['car.excess', 'travel.excess']
const SPORTS = 'travel.sports'

const DRIVING = [
  'Conduite sans permis valable, ou sous l’emprise de l’alcool ou de stupéfiants',
  'Courses, essais et circuits',
  'Transport payant de personnes ou de marchandises',
]
const ILLNESS = [
  'Maladie connue avant la souscription',
  'Alcool, stupéfiants et actes intentionnels',
]
const ADVISED_AGAINST = 'Voyage déconseillé par le ministère des Affaires étrangères'

const TOUCHED: Readonly<Record<Nature, Touched>> = {
  Accident: { covers: ['liability', 'driver', 'damage'], exclusions: DRIVING },
  Vol: { covers: ['theft_fire'], exclusions: [] },
  Incendie: { covers: ['theft_fire'], exclusions: [] },
  'Bris de glace': { covers: ['glass'], exclusions: [] },
  'Catastrophes naturelles': { covers: ['theft_fire'], exclusions: [] },
  'Dommages collision': { covers: ['liability', 'damage'], exclusions: DRIVING },
  Vandalisme: { covers: ['damage'], exclusions: [] },
  'Panne mécanique': { covers: ['assistance'], exclusions: ['Panne mécanique et usure'] },
  'Annulation de voyage': {
    covers: ['cancellation'],
    exclusions: ['Maladie connue avant la souscription', ADVISED_AGAINST],
  },
  'Retard ou annulation de vol': { covers: ['assistance'], exclusions: [] },
  'Perte ou vol de bagages': {
    covers: ['baggage'],
    exclusions: ['Objets laissés sans surveillance'],
  },
  "Accident ou maladie à l'étranger": {
    covers: ['medical', 'assistance'],
    exclusions: ILLNESS,
    question: SPORTS,
  },
  'Rapatriement sanitaire': {
    covers: ['medical', 'assistance'],
    exclusions: ILLNESS,
    question: SPORTS,
  },
  "Responsabilité civile à l'étranger": {
    covers: ['liability'],
    exclusions: ['Alcool, stupéfiants et actes intentionnels'],
  },
  'Interruption de séjour': {
    covers: ['interruption'],
    exclusions: ['Maladie connue avant la souscription', ADVISED_AGAINST],
  },
  'Événements climatiques ou catastrophes naturelles': {
    covers: ['cancellation', 'assistance', 'interruption'],
    exclusions: [ADVISED_AGAINST],
  },
  "Refus d'embarquement": { covers: ['assistance'], exclusions: [] },
}

/**
 * What a contract covers and does not of one nature, in the sentences of its tariff: the same that were read before
 * signing, cut down to what this nature touches. It informs; no declaration is refused by it.
 */
export function coversOfNature(nature: Nature, tariff: Tariff, choices: Choices): CoverLists {
  const { covers, exclusions, question } = TOUCHED[nature]
  const asked = [tariff.levelQuestion, ...ALWAYS, question]
  const touched = {
    ...tariff,
    covers: tariff.covers.filter(({ code }) => covers.includes(code)),
    exclusions: tariff.exclusions.filter((text) => exclusions.includes(text)),
  }
  const concerned = Object.entries(choices).filter(([id]) => asked.includes(id))
  return coverLists(touched, Object.fromEntries(concerned))
}

/** Every cover and exclusion that natures name; for the test that none has left the tariffs. */
export function touchedBy(nature: Nature): Touched {
  return TOUCHED[nature]
}
