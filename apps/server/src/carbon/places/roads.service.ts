import { isLikelyRoad } from '@sillage/domain/carbon/places/distance.ts'
import { greatCircleKm } from '@sillage/domain/carbon/places/great-circle.ts'
import { checkReachable, type Ends } from '@sillage/domain/carbon/places/reachability.ts'
import * as z from 'zod'
import { fetchOutside } from '../../platform/fetch-outside.ts'
import { createMemory } from './memory.ts'
import { roadRequest } from './road-request.ts'

/** Road distances, by the operator’s route planner if there is one. */
export interface Roads {
  /**
   * Road distance in kilometres between two places, the same both ways; undefined when it wasn't measured. Never fails.
   */
  lengthOf(ends: Ends): Promise<number | undefined>
}

interface RoadsSettings {
  /** The operator’s OSRM or Valhalla. */
  readonly url: string | null
  readonly clock?: () => number
}

const HOUR = 3_600_000
const TIMEOUT_MS = 2000
/** After a failure the planner is not called for this long, so that not every trip waits for it. */
const REST_MS = 30_000
/** Below this distance it is no trip between towns, since both ends are somewhere inside a town. */
const SHORTEST_ROAD_KM = 5

export function createRoads({ url, clock = () => performance.now() }: RoadsSettings): Roads {
  if (url === null) return { lengthOf: async () => undefined }
  const lengths = createMemory<Promise<number | null>>({
    most: 5000,
    milliseconds: 24 * HOUR,
    clock,
  })
  let restsUntil = Number.NEGATIVE_INFINITY

  const ask = async (ends: Ends): Promise<number | null> => {
    const { address, body } = roadRequest(url, ends)
    const text = await fetchOutside(address, { timeoutMs: TIMEOUT_MS, ...(body && { body }) })
    const km = text === null ? null : readLength(text)
    if (km !== null && isLikelyRoad(km, ends)) return km
    if (text === null) restsUntil = clock() + REST_MS
    return null
  }

  /** Caches the promise, so that simultaneous requests share one call. Failures are not cached. */
  const askOnce = async (ends: Ends): Promise<number | null> => {
    const key = `${ends.from.id} ${ends.to.id}`
    const remembered = lengths.get(key)
    if (remembered) return remembered
    if (clock() < restsUntil) return null
    const asked = ask(ends)
    lengths.set(key, asked)
    const km = await asked
    if (km === null) lengths.forget(key)
    return km
  }

  return {
    lengthOf: async ({ from, to }) => {
      if (greatCircleKm(from, to) < SHORTEST_ROAD_KM) return undefined
      if (!checkReachable('car', { from, to }).ok) return undefined
      const ends = from.id < to.id ? { from, to } : { from: to, to: from }
      return (await askOnce(ends)) ?? undefined
    },
  }
}

const kilometres = z.number().nonnegative()
const answer = z.union([
  z
    .object({ code: z.literal('Ok'), routes: z.array(z.object({ distance: kilometres })).min(1) })
    .transform(({ routes: [first] }) => (first ? first.distance / 1000 : null)),
  z
    .object({
      trip: z.object({
        units: z.literal('kilometers'),
        summary: z.object({ length: kilometres }),
      }),
    })
    .transform(({ trip }) => trip.summary.length),
])

/** Kilometres from an answer of OSRM or Valhalla; null when it is neither, or when no road was found. */
function readLength(text: string): number | null {
  try {
    return answer.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
