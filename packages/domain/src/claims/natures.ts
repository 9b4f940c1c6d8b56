import type { Product } from '../subscription/products.ts'

/** Which legal delay a nature has: theft and natural catastrophes have their own (code des assurances, L113-2 and L125-2). */
export type DelayKind = 'usual' | 'theft' | 'natural_catastrophe'

interface NatureFacts {
  readonly name: string
  readonly delay: DelayKind
  /** Brings health data into the file: its content stays out of every mail and notification. */
  readonly isHealth?: true
}

/** The natures of a claim, in the order in which they are offered, to the letter (specification, section 5). */
const NATURES = {
  car: [
    { name: 'Accident', delay: 'usual' },
    { name: 'Vol', delay: 'theft' },
    { name: 'Incendie', delay: 'usual' },
    { name: 'Bris de glace', delay: 'usual' },
    { name: 'Catastrophes naturelles', delay: 'natural_catastrophe' },
    { name: 'Dommages collision', delay: 'usual' },
    { name: 'Vandalisme', delay: 'usual' },
    { name: 'Panne mécanique', delay: 'usual' },
  ],
  travel: [
    { name: 'Annulation de voyage', delay: 'usual' },
    { name: 'Retard ou annulation de vol', delay: 'usual' },
    { name: 'Perte ou vol de bagages', delay: 'theft' },
    { name: "Accident ou maladie à l'étranger", delay: 'usual', isHealth: true },
    { name: 'Rapatriement sanitaire', delay: 'usual', isHealth: true },
    { name: "Responsabilité civile à l'étranger", delay: 'usual' },
    { name: 'Interruption de séjour', delay: 'usual' },
    {
      name: 'Événements climatiques ou catastrophes naturelles',
      delay: 'natural_catastrophe',
    },
    { name: "Refus d'embarquement", delay: 'usual' },
  ],
} as const satisfies Record<Product, readonly NatureFacts[]>

export type Nature = (typeof NATURES)[Product][number]['name']

const ALL: readonly (NatureFacts & { readonly name: Nature })[] = [
  ...NATURES.car,
  ...NATURES.travel,
]

/** The natures that a contract of this type may have; none for any other type. */
export function naturesOf(product: string): readonly Nature[] {
  return product === 'car' || product === 'travel' ? NATURES[product].map(({ name }) => name) : []
}

/** Every nature of every type, cars first. */
export const ALL_NATURES: readonly Nature[] = ALL.map(({ name }) => name)

/** Whether a text is a nature of this type of contract: « Vol » is one of a car, never of a travel. */
export function isNatureOf(product: Product, text: string): text is Nature {
  return NATURES[product].some(({ name }) => name === text)
}

/** Which legal delay a nature has; the usual one for a nature that is not known any more. */
export function delayKindOf(nature: string): DelayKind {
  return ALL.find(({ name }) => name === nature)?.delay ?? 'usual'
}

/** Whether a claim of this nature holds health data. */
export function isHealthNature(nature: string): boolean {
  return ALL.find(({ name }) => name === nature)?.isHealth === true
}
