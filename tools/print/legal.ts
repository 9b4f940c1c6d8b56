import type { Block } from '@sillage/domain/documents/article.ts'
import { inlineParts } from '@sillage/domain/documents/article.ts'
import { factsBeforeSigning } from '@sillage/domain/documents/before-signing.ts'
import { basisText } from '@sillage/domain/documents/clause.ts'
import { termsOf } from '@sillage/domain/documents/terms.ts'
import { DELAYS, delayText } from '@sillage/domain/law/delays.ts'
import { productById } from '@sillage/domain/products/registry.ts'
import { PRODUCTS } from '@sillage/domain/products/traits.ts'
import { citedElsewhere } from './cited-articles.ts'
import { page, table } from './markdown.ts'

const ARTICLES =
  /\b[LRAD]\d{3}(?:-\d+)*\b|\barticles? \d[\d, àet]*\b|recommandation \S+|règlement \([CU]E\) (?:n°\s)?\d+\/\d+/g

/** docs/legal.md: every clause and sentence with a legal effect, with its basis, and every delay. */
export function legalPage(): string {
  return page(
    'What the papers say in law',
    'Every clause and every sentence of the general conditions in force that names an article, with that article; then what letters, papers and pages say of an article; then every delay, with its kind and its source. The texts are those of `packages/domain/src/documents` and `packages/domain/src/products/*/conditions`; a number without a code is of the code des assurances. The articles were read in a copy of 28 October 2020 and, where they have changed since, in secondary sources: a lawyer reads them again before anybody signs.',
    [
      ...PRODUCTS.map(({ id, label }) => conditionsPart(id, label)).flat(),
      '## Before signing',
      table(
        ['what is said', 'words'],
        factsBeforeSigning({
          price: '…',
          hasContribution: true,
          isCompulsory: true,
          start: '…',
          end: '…',
          datesUntil: '…',
          afterwards: '',
          withdrawal: 'as the product and the period have it (L112-2-1)',
        }),
      ),
      '## Letters, papers and pages',
      'What else names an article: the templates, the messages and the prose that people read, by file. A test fails when a sentence is added or changed and this page is not printed again.',
      table(
        ['file', 'sentence', 'articles'],
        citedElsewhere().map(({ file, sentence, articles }) => [`\`${file}\``, sentence, articles]),
      ),
      '## Delays',
      table(
        ['delay', 'how long', 'source'],
        Object.entries(DELAYS).map(([name, delay]) => [
          `\`${name}\``,
          delayText(delay),
          delay.source,
        ]),
      ),
    ],
  )
}

function conditionsPart(product: string, label: string): readonly string[] {
  const { version, conditions } = termsOf(productById(product))
  const rows = conditions.flatMap(({ title, blocks }, at) =>
    blocks.flatMap((block) =>
      effectsOf(block).map(({ kind, text, basis }) => [`${at + 1}. ${title}`, kind, text, basis]),
    ),
  )
  return [`## ${label}, version ${version}`, table(['article', 'kind', 'sentence', 'basis'], rows)]
}

interface Effect {
  readonly kind: string
  readonly text: string
  readonly basis: string
}

function effectsOf(block: Block): readonly Effect[] {
  if (block.kind === 'clauses')
    return block.clauses.map(({ kind, text, basis }) => ({
      kind,
      text: plain(text),
      basis: basisText(basis) || 'the contract',
    }))
  if (block.kind === 'law')
    return [{ kind: 'law', text: `${block.paragraphs[0] ?? ''} …`, basis: block.source }]
  const texts = block.kind === 'text' ? [block.text] : 'items' in block ? block.items : []
  return texts.flatMap((text) => {
    const named = [...new Set(plain(text).match(ARTICLES))]
    return named.length === 0 ? [] : [{ kind: 'rule', text: plain(text), basis: named.join(', ') }]
  })
}

const plain = (text: string) =>
  inlineParts(text)
    .map((part) => part.text)
    .join('')
    .replaceAll('\n', ' ')
