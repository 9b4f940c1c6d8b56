import { type Block, inlineParts } from '@sillage/domain/documents/article.ts'
import { conditionsOf } from '@sillage/domain/documents/conditions.ts'
import { levelsOf } from '@sillage/domain/documents/cover-sentences.ts'
import { informationOf } from '@sillage/domain/documents/information.ts'
import { insurer } from '@sillage/domain/documents/insurer.ts'
import { WITHDRAWAL_LETTER } from '@sillage/domain/documents/withdrawal-letter.ts'
import type { Tariff } from '@sillage/domain/subscription/tariff.ts'
import type { ConditionsDocument } from './document-data.ts'

export function conditionsSheet({ tariff }: ConditionsDocument) {
  return {
    product: informationOf(tariff.product).product,
    insurer,
    tariffVersion: tariff.version,
    issuedOn: tariff.validFrom.toString(),
    articles: conditionsOf(tariff.product).map(({ title, blocks }, index) => ({
      title: `${index + 1}. ${title}`,
      blocks: blocks.map((block) => printedBlock(block, tariff)),
    })),
  }
}

function printedBlock(block: Block, tariff: Tariff) {
  switch (block.kind) {
    case 'text':
      return { kind: block.kind, parts: inlineParts(block.text) }
    case 'list':
    case 'steps':
      return { kind: block.kind, items: block.items.map(inlineParts) }
    case 'guarantees':
      return { kind: block.kind, ...guarantees(tariff) }
    case 'exclusions':
      return {
        kind: 'list',
        items: tariff.exclusions.map((text) => inlineParts(`${text}.`)),
      }
    case 'letter':
      return { kind: block.kind, ...WITHDRAWAL_LETTER }
  }
}

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
