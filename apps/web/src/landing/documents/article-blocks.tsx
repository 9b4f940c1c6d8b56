import {
  type Article,
  type Block,
  inlineParts,
  type LinkTarget,
} from '@sillage/domain/documents/article.ts'
import type { Tariff } from '@sillage/domain/subscription/tariff.ts'
import { paths } from '@sillage/wire/addresses.ts'
import { WithdrawalLetter } from '../legal/withdrawal-letter.prose.tsx'
import { ExclusionList, GuaranteeTable } from './guarantee-table.tsx'

/** An article of the general conditions, as it is printed too. */
export function ArticleBlocks({ article, tariff }: { article: Article; tariff: Tariff }) {
  return article.blocks.map((block, index) => (
    // rendered once, never reordered: the place is the identity
    <ArticleBlock key={index} block={block} tariff={tariff} />
  ))
}

function ArticleBlock({ block, tariff }: { block: Block; tariff: Tariff }) {
  switch (block.kind) {
    case 'text':
      return (
        <p>
          <RichText text={block.text} />
        </p>
      )
    case 'list':
      return <ul>{items(block.items)}</ul>
    case 'steps':
      return <ol>{items(block.items)}</ol>
    case 'guarantees':
      return <GuaranteeTable tariff={tariff} />
    case 'exclusions':
      return <ExclusionList tariff={tariff} />
    case 'letter':
      return <WithdrawalLetter />
  }
}

const items = (texts: readonly string[]) =>
  texts.map((text) => (
    <li key={text}>
      <RichText text={text} />
    </li>
  ))

const pages = {
  contracts: paths.contracts,
  claims: paths.claims,
  withdrawal: paths.legal.withdrawal,
  privacy: paths.legal.privacy,
} as const

/** A text of the domain, with what is strong in it and where it leads. */
export function RichText({ text }: { text: string }) {
  return inlineParts(text).map((part, index) => {
    if (part.isStrong) return <strong key={index}>{part.text}</strong>
    if (part.to === null) return part.text
    return (
      <a key={index} href={addressOf(part.to)}>
        {part.text}
      </a>
    )
  })
}

const addressOf = (to: LinkTarget): string => (to in pages ? pages[to as keyof typeof pages] : to)
