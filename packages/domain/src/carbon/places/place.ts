/** A city with its position in degrees. `department` is the French one (`2A`, `75`, `974`), empty elsewhere. */
export interface Place {
  readonly id: string
  readonly name: string
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  readonly department: string
  readonly lat: number
  readonly lon: number
}

/** French overseas departments and territories, which have a country code of their own. Source: INSEE, COG. */
const OVERSEAS: Readonly<Record<string, string>> = {
  971: 'GP',
  972: 'MQ',
  973: 'GF',
  974: 'RE',
  975: 'PM',
  976: 'YT',
  977: 'BL',
  978: 'MF',
  986: 'WF',
  987: 'PF',
  988: 'NC',
}

/**
 * The country code of a place. Overseas territories get their own code, even where the atlas says `FR`: Saint-Denis
 * (974) is `RE`.
 */
export function territoryOf({ country, department }: Place): string {
  return (country === 'FR' && OVERSEAS[department]) || country
}
