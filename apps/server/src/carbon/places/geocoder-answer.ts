import * as z from 'zod'

/** A town as described by an outside geocoder. */
export interface OutsidePlace {
  /** The OpenStreetMap id: `osm:R71525`. */
  readonly id: string
  readonly name: string
  readonly description: string
  /** ISO 3166-1, two letters. */
  readonly country: string
  readonly lat: number
  readonly lon: number
}

const shortText = z.string().trim().min(1).max(300)
// plain coercion would turn null and empty texts into 0
const written = z.union([z.number(), z.string().trim().min(1)]).transform(Number)
const lat = written.pipe(z.number().min(-90).max(90))
const lon = written.pipe(z.number().min(-180).max(180))
const osmId = z.int().positive()
const country = z
  .string()
  .regex(/^[a-z]{2}$/i)
  .toUpperCase()

const nominatimPlace = z
  .object({
    osm_type: z.string().min(1).max(20),
    osm_id: osmId,
    name: shortText,
    display_name: shortText,
    lat,
    lon,
    address: z.object({ country_code: country }),
  })
  .transform(({ osm_type, osm_id, name, display_name, address, ...where }) => ({
    id: idOf(osm_type, osm_id),
    name,
    description: display_name,
    country: address.country_code,
    ...where,
  }))

const photonPlace = z
  .object({
    geometry: z.object({ coordinates: z.tuple([lon, lat]) }),
    properties: z.object({
      osm_type: z.string().min(1).max(20),
      osm_id: osmId,
      name: shortText,
      county: shortText.optional(),
      state: shortText.optional(),
      country: shortText.optional(),
      countrycode: country,
    }),
  })
  .transform(({ geometry: { coordinates }, properties }) => {
    const { osm_type, osm_id, name, county, state, country: land, countrycode } = properties
    return {
      id: idOf(osm_type, osm_id),
      name,
      description: [name, county ?? state, land].filter((part) => part).join(', '),
      country: countrycode,
      lat: coordinates[1],
      lon: coordinates[0],
    }
  })

const answer = z.union([
  z.array(z.unknown()).transform((list) => readable(nominatimPlace, list)),
  z
    .object({ features: z.array(z.unknown()) })
    .transform(({ features }) => readable(photonPlace, features)),
])

/** Reads an answer of Nominatim or Photon; null when it is neither. Unreadable places are left out. */
export function readAnswer(text: string): OutsidePlace[] | null {
  try {
    return answer.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

function readable(schema: z.ZodType<OutsidePlace>, list: readonly unknown[]): OutsidePlace[] {
  return list.slice(0, 50).flatMap((one) => schema.safeParse(one).data ?? [])
}

/** `relation` or `R`, with 71525, gives `osm:R71525`. */
function idOf(type: string, id: number): string {
  return `osm:${type.charAt(0).toUpperCase()}${id}`
}
