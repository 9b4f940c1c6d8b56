import { cleanLine } from '../../values/line.ts'
import { ok, type Refusal, type Result, refused } from '../../values/result.ts'
import { checkFileName, typeOfName } from '../attachments.ts'
import { REVIEW_MESSAGES } from './document-review.messages.ts'

/** The stem and the extension of a file name; the dot belongs to the extension. */
function partsOf(name: string): readonly [stem: string, extension: string] {
  const dot = name.lastIndexOf('.')
  return dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, '']
}

/**
 * Makes file names distinct, keeping their order: the second « photo.jpg » becomes « photo (2).jpg ». The first of each
 * name keeps it.
 */
export function withDistinctNames(names: readonly string[]): readonly string[] {
  const taken = new Set(names.map(folded))
  const seen = new Set<string>()
  return names.map((name) => {
    if (!seen.has(folded(name))) {
      seen.add(folded(name))
      return name
    }
    const [stem, extension] = partsOf(name)
    for (let number = 2; ; number++) {
      const other = `${stem} (${number})${extension}`
      if (taken.has(folded(other))) continue
      taken.add(folded(other))
      return other
    }
  })
}

const folded = (name: string) => name.normalize('NFC').toLocaleLowerCase('fr')

/**
 * Reads the name that the team gives a file, adding the file's own extension if missing; null when it is the name the
 * file already has. Refusals: `file.name_empty`, and those of `checkFileName`.
 */
export function givenFileName(
  given: string,
  { own }: { readonly own: string },
): Result<string | null, Refusal> {
  const line = given.trim()
  if (cleanLine(line) === '')
    return refused({ code: 'file.name_empty', message: REVIEW_MESSAGES.nameEmpty, path: 'name' })
  const isComplete = typeOfName(line) === typeOfName(own) && partsOf(line)[1] !== ''
  const checked = checkFileName(isComplete ? line : `${line}${partsOf(own)[1]}`)
  if (!checked.ok) return refused({ ...checked.error, path: 'name' })
  return ok(checked.value === own ? null : checked.value)
}
