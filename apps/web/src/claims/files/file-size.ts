import { formatNumber } from '@sillage/domain/values/french-number.ts'

/** A file size for display: « 310 ko », « 2,4 Mo ». */
export function fileSize(bytes: number): string {
  return bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000))}\u00a0ko`
    : `${formatNumber(bytes / 1_000_000, { most: 1 })}\u00a0Mo`
}
