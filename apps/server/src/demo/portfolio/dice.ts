/** A seeded random generator, so that the demo is the same for everybody (mulberry32, public domain). */
export function createDice(seed: number) {
  let state = seed
  const roll = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const between = (from: number, to: number) => from + Math.floor(roll() * (to - from + 1))
  return {
    roll,
    /** A whole number, both ends included. */
    between,
    oneOf: <T>(all: readonly T[]): T => {
      const one = all[between(0, all.length - 1)]
      if (one === undefined) throw new RangeError('Nothing to choose from')
      return one
    },
  }
}

export type Dice = ReturnType<typeof createDice>
