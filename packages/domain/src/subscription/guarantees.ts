import type { Tariff } from './tariff.ts'

/** One guarantee at one level of cover: the promise, or the sentence that says what the level leaves out. */
export interface Guarantee {
  readonly code: string
  readonly label: string
  readonly isCovered: boolean
  readonly text: string
}

/** Every guarantee of a tariff, in order, at a level: covered or not. */
export function guaranteesOf(tariff: Tariff, level: string): readonly Guarantee[] {
  return tariff.covers.map(({ code, label, promises, absence }) => {
    const promise = promises[level]
    return { code, label, isCovered: promise !== undefined, text: promise ?? absence }
  })
}
