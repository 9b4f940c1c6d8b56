import type * as z from 'zod'

type Issue = z.core.$ZodRawIssue

/** A French sentence about an invalid value, in place of the library's, which names types and arrays. */
export function sentenceOf(issue: Issue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'Ce champ est obligatoire.'
        : 'Cette valeur n’a pas la forme attendue.'
    case 'too_small':
      return isCounted(issue.origin)
        ? `Il en faut au moins ${issue.minimum}.`
        : `La valeur la plus petite est ${issue.minimum}.`
    case 'too_big':
      return isCounted(issue.origin)
        ? `Il en faut au plus ${issue.maximum}.`
        : `La valeur la plus grande est ${issue.maximum}.`
    case 'invalid_value':
      return 'Cette valeur n’est pas proposée.'
    case 'invalid_format':
    case 'invalid_union':
      return 'Cette valeur n’a pas la forme attendue.'
    default:
      return undefined
  }
}

/** Whether a sentence came from a schema; the generic ones above need the name of their field. */
export function standsAlone(sentence: string): boolean {
  return !/^(?:Ce champ|Cette valeur|Il en faut|La valeur la plus)/.test(sentence)
}

function isCounted(origin: string): boolean {
  return origin === 'array' || origin === 'string' || origin === 'set'
}
