import { type Block, inlineParts } from '@sillage/domain/documents/article.ts'
import {
  basisText,
  type Clause,
  isApparent,
  withAnnounced,
} from '@sillage/domain/documents/clause.ts'
import { levelsOf } from '@sillage/domain/documents/cover-sentences.ts'
import { WITHDRAWAL_LETTER } from '@sillage/domain/documents/withdrawal-letter.ts'
import type { Tariff } from '@sillage/domain/subscription/tariff.ts'

/** The blocks of an article for the templates; blocks about covers are left out without a tariff. */
export function printedBlocks(blocks: readonly Block[], tariff?: Tariff) {
  return blocks.flatMap((block) => printedBlock(block, tariff) ?? [])
}

function printedBlock(block: Block, tariff: Tariff | undefined) {
  switch (block.kind) {
    case 'text':
      return { kind: block.kind, parts: inlineParts(block.text) }
    case 'list':
    case 'steps':
      return { kind: block.kind, items: block.items.map(inlineParts) }
    case 'guarantees':
      return tariff && { kind: block.kind, ...guarantees(tariff) }
    case 'exclusions':
      return (
        tariff && {
          kind: 'list',
          items: tariff.exclusions.map((text) => inlineParts(`${text}.`)),
        }
      )
    case 'letter':
      return { kind: block.kind, ...WITHDRAWAL_LETTER }
    case 'terms':
      return {
        kind: block.kind,
        terms: block.terms.map(([word, text]) => ({ word, parts: inlineParts(text) })),
      }
    case 'clauses':
      return {
        kind: block.kind,
        title: block.title,
        isApparent: block.clauses.some(({ kind }) => isApparent(kind)),
        clauses: withAnnounced(block.clauses).map(({ announced, ...clause }) => ({
          ...printedClause(clause),
          announced: announced.map(printedClause),
        })),
      }
    case 'law':
      return block
  }
}

const printedClause = ({ text, basis }: Pick<Clause, 'text' | 'basis'>) => ({
  parts: inlineParts(text),
  basis: basisText(basis),
})

function guarantees(tariff: Tariff) {
  const levels = levelsOf(tariff)
  return {
    levels: levels.map(({ text }) => text),
    rows: tariff.covers.map(({ label, promises }) => ({
      label,
      promises: levels.map(({ id }) => promises[id] ?? ''),
    })),
  }
}
