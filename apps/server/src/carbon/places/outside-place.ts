import type { Place } from './gazetteer-file.ts'
import type { OutsidePlace } from './geocoder-answer.ts'

/** `osm:N4242@62.1186,-7.0733,FO` */
const LOCATED_ID = /^osm:[A-Z]\d{1,16}@(-?\d{1,2}\.\d{4}),(-?\d{1,3}\.\d{4}),([A-Z]{2})$/

/**
 * A place known to another geocoder but not to the atlas. Its id contains its position, to 10 m, so that any process
 * can calculate the trip years later without asking again. A forged id only misleads its author, like naming any wrong
 * city.
 */
export function outsidePlace({ id, name, country, lat, lon }: OutsidePlace): Place {
  const rest = { alias: '', department: '', area: '', population: 0, isApproximate: false }
  const locatedId = `${id}@${lat.toFixed(4)},${lon.toFixed(4)},${country}`
  return { id: locatedId, name, country, lat, lon, ...rest }
}

/** The place described by such an id, with the given name; null for any other id. */
export function placeFromId(id: string, name: string): Place | null {
  const [, lat, lon, country] = LOCATED_ID.exec(id) ?? []
  if (lat === undefined || lon === undefined || country === undefined) return null
  const [north, east] = [Number(lat), Number(lon)]
  if (Math.abs(north) > 90 || Math.abs(east) > 180) return null
  const [bare = id] = id.split('@', 1)
  return outsidePlace({ id: bare, name, description: name, country, lat: north, lon: east })
}
