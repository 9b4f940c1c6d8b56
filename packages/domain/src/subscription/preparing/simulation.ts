import type { Cents } from '../../values/money.ts'
import { choiceQuestions, chosenAnswer } from '../choices.ts'
import { totalPrice } from '../pricing.ts'
import type { Tariff } from '../tariff.ts'
import { type Insured, segmentations } from './segments.ts'

/** The cost of some contracts under one tariff and under another. */
export interface Compared {
  readonly count: number
  readonly beforeCents: Cents
  readonly afterCents: Cents
}

export interface SimulatedPart extends Compared {
  readonly text: string
}

/** A portfolio priced under a tariff and under the one prepared from it. */
export interface Simulation extends Compared {
  /** Contracts left out, because their answers don't fit these tariffs. */
  readonly left: number
  readonly dearer: number
  readonly cheaper: number
  /** The contracts whose price rises most and falls most; null when none does. */
  readonly largestRise: Omit<Compared, 'count'> | null
  readonly largestFall: Omit<Compared, 'count'> | null
  /** Segments without contracts are left out. */
  readonly segments: readonly { readonly title: string; readonly parts: readonly SimulatedPart[] }[]
}

/** A simulation under way: contracts are added one by one, in any order. */
export interface Simulating {
  add(insured: Insured): void
  result(): Simulation
}

/**
 * Prices a portfolio under a tariff and under another with the same questions: each contract with its own answers, days
 * and lead time, as if signed today. A contract that doesn't answer every rating question is left out, and counted.
 */
export function startSimulation(before: Tariff, after: Tariff): Simulating {
  const cuts = segmentations(before).map((cut) => ({
    ...cut,
    sums: cut.parts.map(() => ({ count: 0, beforeCents: 0, afterCents: 0 })),
  }))
  const all = { count: 0, beforeCents: 0, afterCents: 0 }
  let [left, dearer, cheaper] = [0, 0, 0]
  let largestRise: Simulation['largestRise'] = null
  let largestFall: Simulation['largestFall'] = null
  return {
    add(insured) {
      if (!answersFit(before, insured)) {
        left += 1
        return
      }
      const beforeCents = totalPrice({ tariff: before, ...insured })
      const afterCents = totalPrice({ tariff: after, ...insured })
      const rise = afterCents - beforeCents
      if (rise > 0) dearer += 1
      if (rise < 0) cheaper += 1
      if (rise > Math.max(0, riseOf(largestRise))) largestRise = { beforeCents, afterCents }
      if (rise < Math.min(0, riseOf(largestFall))) largestFall = { beforeCents, afterCents }
      const sums = cuts.flatMap(({ sums: parts, partOf }) => parts[partOf(insured)] ?? [])
      for (const sum of [all, ...sums]) {
        sum.count += 1
        sum.beforeCents += beforeCents
        sum.afterCents += afterCents
      }
    },
    result: () => ({
      ...all,
      left,
      dearer,
      cheaper,
      largestRise,
      largestFall,
      segments: cuts.map(({ title, parts, sums }) => ({
        title,
        parts: parts.flatMap((text, index) => {
          const sum = sums[index]
          return sum && sum.count > 0 ? [{ text, ...sum }] : []
        }),
      })),
    }),
  }
}

function riseOf(compared: Simulation['largestRise']): Cents {
  return compared ? compared.afterCents - compared.beforeCents : 0
}

/** Whether a contract answers every rating question of a tariff, and so can be priced under it. */
export function answersFit(tariff: Tariff, { choices }: Pick<Insured, 'choices'>): boolean {
  return choiceQuestions(tariff).every((question) => chosenAnswer(question, choices))
}
