import type { Choices } from '../subscription/choices.ts'
import { type CoverLists, coverLists } from '../subscription/covers.ts'
import type { Tariff } from '../subscription/tariff.ts'
import type { Nature } from './nature.ts'

/**
 * What a contract covers and excludes for one nature, in the sentences of its tariff: those read before signing,
 * limited to what this nature concerns. For information only: no declaration is refused by it.
 */
export function coversOfNature(nature: Nature, tariff: Tariff, choices: Choices): CoverLists {
  const isDisaster = nature.delay === 'natural_catastrophe'
  // a natural disaster has the excess set by law, anything else the one that was chosen
  const concernedBy = nature.concernedBy.filter((id) => !isDisaster || !id.endsWith('.excess'))
  const asked = [tariff.levelQuestion, ...concernedBy]
  const touched = {
    ...tariff,
    covers: tariff.covers
      .filter(({ code }) => nature.covers.includes(code))
      .map((cover) => ({ ...cover, theftOrFire: cover.theftOrFire && isDisaster })),
    exclusions: tariff.exclusions.filter((text) => nature.exclusions.includes(text)),
  }
  const concerned = Object.entries(choices).filter(([id]) => asked.includes(id))
  return coverLists(touched, Object.fromEntries(concerned))
}
