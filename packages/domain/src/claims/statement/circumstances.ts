/**
 * The boxes of the European accident statement, section 12, as the French form numbers them. Each party ticks only those of
 * their own vehicle.
 */
export const CIRCUMSTANCES = [
  { number: 1, label: 'était en stationnement, à l’arrêt' },
  { number: 2, label: 'quittait un stationnement, ouvrait une portière' },
  { number: 3, label: 'prenait un stationnement' },
  { number: 4, label: 'sortait d’un parking, d’un lieu privé, d’un chemin de terre' },
  { number: 5, label: 's’engageait dans un parking, un lieu privé, un chemin de terre' },
  { number: 6, label: 's’engageait sur une place à sens giratoire' },
  { number: 7, label: 'roulait sur une place à sens giratoire' },
  { number: 8, label: 'heurtait l’arrière de l’autre, dans le même sens et la même file' },
  { number: 9, label: 'roulait dans le même sens, sur une autre file' },
  { number: 10, label: 'changeait de file' },
  { number: 11, label: 'doublait' },
  { number: 12, label: 'virait à droite' },
  { number: 13, label: 'virait à gauche' },
  { number: 14, label: 'reculait' },
  { number: 15, label: 'empiétait sur la voie réservée au sens inverse' },
  { number: 16, label: 'venait de droite, dans un carrefour' },
  { number: 17, label: 'n’avait pas observé un signal de priorité ou un feu rouge' },
] as const

export type Circumstance = (typeof CIRCUMSTANCES)[number]['number']

const NUMBERS: ReadonlySet<number> = new Set(CIRCUMSTANCES.map(({ number }) => number))

/** Whether a box has this number. */
export function isCircumstance(number: number): number is Circumstance {
  return NUMBERS.has(number)
}

/** The French label of a box: « virait à gauche ». */
export function circumstanceLabel(number: Circumstance): string {
  return CIRCUMSTANCES[number - 1]?.label ?? ''
}

/** Where a vehicle was hit first, section 10. */
export const IMPACTS = [
  { id: 'front', label: 'Avant' },
  { id: 'front_left', label: 'Avant gauche' },
  { id: 'front_right', label: 'Avant droit' },
  { id: 'left', label: 'Côté gauche' },
  { id: 'right', label: 'Côté droit' },
  { id: 'rear_left', label: 'Arrière gauche' },
  { id: 'rear_right', label: 'Arrière droit' },
  { id: 'rear', label: 'Arrière' },
] as const

/** A point of impact on a vehicle. */
export type Impact = (typeof IMPACTS)[number]['id']

/** The French label of a point of impact: « Avant droit ». */
export function impactLabel(impact: Impact): string {
  return IMPACTS.find(({ id }) => id === impact)?.label ?? ''
}

/** Whether a vehicle was hit from behind. */
export function isRear(impact: Impact | null): boolean {
  return impact?.startsWith('rear') ?? false
}
