import {
  type Article,
  type Block,
  inlineParts,
  type LinkTarget,
} from '@sillage/domain/documents/article.ts'
import {
  basisText,
  type Clause,
  isApparent,
  withAnnounced,
} from '@sillage/domain/documents/clause.ts'
import type { Tariff } from '@sillage/domain/subscription/tariff.ts'
import { paths } from '@sillage/wire/addresses.ts'
import { WithdrawalLetter } from '../legal/withdrawal-letter.prose.tsx'
import { ExclusionList, GuaranteeTable } from './guarantee-table.tsx'

/** An article of the general conditions, same content as in print. */
export function ArticleBlocks({ article, tariff }: { article: Article; tariff: Tariff }) {
  return article.blocks.map((block, index) => (
    // static list, never reordered: the index is a stable key
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
    case 'terms':
      return (
        <dl className="terms">
          {block.terms.map(([word, text]) => (
            <div key={word}>
              <dt>{word}</dt>
              <dd>
                <RichText text={text} />
              </dd>
            </div>
          ))}
        </dl>
      )
    case 'clauses':
      return <Clauses title={block.title} clauses={block.clauses} />
    case 'law':
      return (
        <blockquote className="law">
          <p>
            <strong>{block.source}</strong>
          </p>
          {block.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </blockquote>
      )
  }
}

/** Clauses that take a right away are boxed, in very apparent characters (code des assurances, L112-4). */
function Clauses({ title, clauses }: { title: string; clauses: readonly Clause[] }) {
  const boxed = clauses.some(({ kind }) => isApparent(kind))
  return (
    <div className={boxed ? 'clauses boxed' : 'clauses'}>
      <h3>{title}</h3>
      <ul>
        {withAnnounced(clauses).map(({ announced, ...clause }) => (
          <li key={clause.text}>
            <OneClause {...clause} />
            {announced.length > 0 && (
              <ul>
                {announced.map((one) => (
                  <li key={one.text}>
                    <OneClause {...one} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

function OneClause({ text, basis }: Pick<Clause, 'text' | 'basis'>) {
  return (
    <>
      <RichText text={text} />
      {basisText(basis) !== '' && <span className="basis"> ({basisText(basis)})</span>}
    </>
  )
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

/** A text of the domain, with its bold parts and links. */
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
