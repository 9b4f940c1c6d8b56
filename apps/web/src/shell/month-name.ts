const names = new Intl.DateTimeFormat('fr-FR', { month: 'long', timeZone: 'UTC' })
const namesWithYear = new Intl.DateTimeFormat('fr-FR', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** « novembre » for `2026-11`. */
export function monthName(month: string): string {
  return names.format(firstOf(month))
}

/** « novembre 2026 » for `2026-11`. */
export function monthAndYear(month: string): string {
  return namesWithYear.format(firstOf(month))
}

function firstOf(month: string): Date {
  return new Date(`${month}-01T00:00:00Z`)
}
