import { approximateKilograms } from '@sillage/domain/carbon/figures.ts'

/** An emission split for display: « environ » once, « 200 kg » large. */
export interface ShownKilograms {
  readonly about: string
  readonly figure: string
}

/** The parts of an emission in kg CO2e as the rules word it; « moins de 0,1 kg » stays whole. */
export function shownKilograms(kilograms: number): ShownKilograms {
  const figure = approximateKilograms(kilograms).replace(/\u00a0CO2e$/, '')
  const about = 'environ '
  return figure.startsWith(about)
    ? { about: about.trim(), figure: figure.slice(about.length) }
    : { about: '', figure }
}

/** « 200 kg », for lists that say « environ » elsewhere. */
export function kilogramFigure(kilograms: number): string {
  return shownKilograms(kilograms).figure
}
