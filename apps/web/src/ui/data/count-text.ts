const NUMBER = new Intl.NumberFormat('fr-FR')

export interface KnownCount {
  readonly count: number
  /** Whether there are more than were counted. */
  readonly more: boolean
}

/** A count as it is known: « 128 », « plus de 1 000 ». */
export function countText({ count, more }: KnownCount): string {
  return more ? `plus de ${NUMBER.format(count)}` : NUMBER.format(count)
}
