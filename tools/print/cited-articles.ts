import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { ROOT } from '../gates.ts'

/** Where sentences are, besides the general conditions; earlier versions of these are never changed. */
const PLACES = [
  'apps/*/src/**/*.{messages.ts,prose.tsx}',
  'apps/server/src/documents/**/*.{ts,typ}',
  'packages/domain/src/**/*.ts',
]
const ASIDE = /\.(?:test|factory)\.ts|\/conditions\/|\/conditions\.ts|\/terms-|\/articles\/|\/law\//
/**
 * References to a French code (a letter and a number), to the code civil (a number), or to a European text (its year or
 * name).
 */
const CITED =
  /\b[LRAD]\d{3}(?:-\d+)*\b|(?<=articles? )\d{4}\b|\b(?:\d{3}\/20\d\d|20\d\d\/\d{3,4})\b|code communautaire des visas|Visa Code|eIDAS/g

/** A sentence that cites an article of law, and its file. */
interface Cited {
  readonly file: string
  readonly sentence: string
  readonly articles: string
}

/** Every sentence of letters, documents and pages that cites an article, outside the general conditions. */
export function citedElsewhere(): readonly Cited[] {
  const files = PLACES.flatMap((place) => globSync(place, { cwd: ROOT }))
    .filter((file) => !ASIDE.test(file))
    .toSorted()
  return files.flatMap((file) => {
    const text = readFileSync(join(ROOT, file), 'utf8')
    const sentences = file.endsWith('.typ') ? paragraphs(text) : literals(file, text)
    return sentences.flatMap((sentence) => {
      const articles = [...new Set(sentence.match(CITED))].join(', ')
      // a bare reference only supports the sentence beside it
      const isSaid = articles !== '' && sentence.split(' ').length > 4
      return isSaid ? [{ file, sentence, articles }] : []
    })
  })
}

function literals(file: string, text: string): readonly string[] {
  const found: string[] = []
  const see = (value: string) => found.push(value.replaceAll(/\s+/g, ' ').trim())
  new Visitor({
    JSXText: ({ value }) => see(value),
    Literal: ({ value }) => typeof value === 'string' && see(value),
    TemplateLiteral: ({ quasis }) => see(quasis.map(({ value }) => value.cooked ?? '').join('…')),
  }).visit(parseSync(file, text).program)
  return found
}

/** The texts of a template, separated by empty lines or markup. */
function paragraphs(template: string): readonly string[] {
  return template
    .replaceAll(/^\s*\/\/.*$/gm, '')
    .split(/\n\s*\n|[[\]]/)
    .map((part) => part.replaceAll(/\s+/g, ' ').trim())
}
