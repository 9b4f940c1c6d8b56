import { formatNumber } from '@sillage/domain/values/french-number.ts'
export interface KnownCount {
  readonly count: number
  /** Whether there are more than were counted. */
  readonly more: boolean
}

/** A count that may be a minimum: « 128 », « plus de 1 000 ». */
export function countText({ count, more }: KnownCount): string {
  return more ? `plus de ${formatNumber(count)}` : formatNumber(count)
}
