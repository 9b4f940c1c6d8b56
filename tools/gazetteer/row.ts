export interface Row {
  readonly id: string
  readonly name: string
  /** Other names, the local one first, separated by ` / `. */
  readonly alias: string
  /** ISO 3166-1, two letters. */
  readonly country: string
  /** Code of the French department; elsewhere what distinguishes homonyms of a country, or empty. */
  readonly area: string
  readonly lat: number
  readonly lon: number
  readonly population: number
  readonly isApproximate: boolean
}

/** In kilometres; accurate enough to tell which town is near. */
export function kilometres(a: Pick<Row, 'lat' | 'lon'>, b: Pick<Row, 'lat' | 'lon'>): number {
  const perDegree = 111.2
  const east = (a.lon - b.lon) * Math.cos(((a.lat + b.lat) / 2) * (Math.PI / 180))
  return Math.hypot(a.lat - b.lat, east) * perDegree
}
