import type { Choices } from '../subscription/choices.ts'
import { type CoverLists, coverLists } from '../subscription/covers.ts'
import type { Tariff } from '../subscription/tariff.ts'
import type { Nature } from './nature.ts'

/**
 * What a contract covers and excludes for one nature, in the sentences of its tariff: those read before signing,
 * limited to what this nature concerns. For information only: no declaration is refused by it.
 */
export function coversOfNature(nature: Nature, tariff: Tariff, choices: Choices): CoverLists {
  const asked = [tariff.levelQuestion, ...nature.concernedBy]
  const touched = {
    ...tariff,
    covers: tariff.covers.filter(({ code }) => nature.covers.includes(code)),
    exclusions: tariff.exclusions.filter((text) => nature.exclusions.includes(text)),
  }
  const concerned = Object.entries(choices).filter(([id]) => asked.includes(id))
  return coverLists(touched, Object.fromEntries(concerned))
}
