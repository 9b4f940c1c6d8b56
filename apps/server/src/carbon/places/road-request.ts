import type { Place } from '@sillage/domain/carbon/places/place.ts'
import type { Ends } from '@sillage/domain/carbon/places/reachability.ts'

/**
 * The request for a road distance. A path ending in `valhalla` or `route` means Valhalla, any other OSRM. Only the two
 * positions are sent, to about 100 m.
 */
export function roadRequest(
  base: string,
  { from, to }: Ends,
): { readonly address: URL; readonly body?: Readonly<Record<string, unknown>> } {
  const address = new URL(base)
  const path = address.pathname.replace(/\/+$/, '')
  if (path.endsWith('/valhalla') || path.endsWith('/route')) {
    address.pathname = path.endsWith('/route') ? path : `${path}/route`
    const locations = [from, to].map(({ lat, lon }) => ({ lat: about(lat), lon: about(lon) }))
    const body = { locations, costing: 'auto', units: 'kilometers', directions_type: 'none' }
    return { address, body }
  }
  const driving = path.endsWith('/driving') ? path : `${path}/route/v1/driving`
  address.pathname = `${driving}/${written(from)};${written(to)}`
  address.searchParams.set('overview', 'false')
  return { address }
}

function written({ lat, lon }: Place): string {
  return `${about(lon)},${about(lat)}`
}

function about(degrees: number): number {
  return Math.round(degrees * 1000) / 1000
}
