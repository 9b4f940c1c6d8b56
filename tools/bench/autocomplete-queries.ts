import type { Index } from '../../apps/server/src/carbon/places/gazetteer-index.ts'

const COUNT = 200
const FIRST_STATE = 20_260_724

/**
 * Typed texts drawn from the atlas's names, always the same ones: beginnings of three or more letters, whole names, and
 * one in ten with two letters swapped.
 */
export function drawQueries({ keys }: Index): string[] {
  const below = randomBelow()
  const long = keys.filter((key) => key.length >= 6)
  return Array.from({ length: COUNT }, (_, at) => {
    const name = long[below(long.length)] ?? ''
    if (at % 10 === 0) return swapLetters(name, 2 + below(name.length - 3))
    return name.slice(0, [3, 3, 3, 4, 4, 5, 6, 8, 40][at % 9]).trim()
  })
}

/** Pseudo-random integers from 0 to below the bound, by the minimal standard generator. */
function randomBelow(): (bound: number) => number {
  let state = FIRST_STATE
  return (bound) => {
    state = (state * 48_271) % 2_147_483_647
    return state % bound
  }
}

function swapLetters(name: string, at: number): string {
  return name.slice(0, at) + name.charAt(at + 1) + name.charAt(at) + name.slice(at + 2)
}
