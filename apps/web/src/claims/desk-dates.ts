/** A day of the wire as tables write it: « 14/11/2026 ». */
export function shortDate(day: string): string {
  return day.slice(0, 10).split('-').toReversed().join('/')
}
