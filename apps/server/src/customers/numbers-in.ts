import type { Search } from '@sillage/domain/customers/search.ts'

/** Shorter prefixes match too many numbers. */
const SHORTEST_NUMBER = 4

/** The range of ids that begin with the only word typed; empty when it can't be the start of an id. */
export function numbersIn({ names, codes }: Search): readonly { from: string; to: string }[] {
  const [word = '', ...others] = [...names, ...codes]
  if (others.length > 0 || word.length < SHORTEST_NUMBER || !/^[0-9a-f]{1,32}$/iu.test(word))
    return []
  return [{ from: word.padEnd(32, '0'), to: word.padEnd(32, 'f') }]
}
