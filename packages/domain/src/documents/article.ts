import type { Clause } from './clause.ts'

/** A part of an article. Its texts may contain `**strong**` and `[words](where)`, read by `inlineParts`. */
export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list' | 'steps'; readonly items: readonly string[] }
  /** Every cover at every level, and what no level covers, from the tariff of the contract. */
  | { readonly kind: 'guarantees' | 'exclusions' }
  /** The model letter of a withdrawal. */
  | { readonly kind: 'letter' }
  /** Defined words and their meanings. */
  | { readonly kind: 'terms'; readonly terms: readonly (readonly [word: string, text: string])[] }
  /** Clauses of one kind. Those that exclude or forfeit something are printed in a box. */
  | { readonly kind: 'clauses'; readonly title: string; readonly clauses: readonly Clause[] }
  /** A text of law that the contract must reproduce, word for word. */
  | { readonly kind: 'law'; readonly source: string; readonly paragraphs: readonly string[] }

/** A paragraph of plain text. */
export const paragraph = (words: string): Block => ({ kind: 'text', text: words })

/** An unordered list. */
export const list = (...items: readonly string[]): Block => ({ kind: 'list', items })

/** A numbered list. */
export const steps = (...items: readonly string[]): Block => ({ kind: 'steps', items })

/** An article of the general conditions, numbered by its position. */
export interface Article {
  readonly id: string
  readonly title: string
  readonly blocks: readonly Block[]
}

/** The target of a link: a page by its name, or a full address. */
export type LinkTarget =
  | 'contracts'
  | 'claims'
  | 'withdrawal'
  | 'privacy'
  | `${'mailto' | 'https'}:${string}`

export interface InlinePart {
  readonly text: string
  readonly isStrong: boolean
  readonly to: LinkTarget | null
}

const MARKED = /\*\*(?<strong>[^*]+)\*\*|\[(?<words>[^\]]+)\]\((?<to>[^)]+)\)/g
const PAGES = ['contracts', 'claims', 'withdrawal', 'privacy'] as const

/** Splits a text into parts: plain, strong, or a link. A link to an unknown target becomes plain text. */
export function inlineParts(text: string): readonly InlinePart[] {
  const parts: InlinePart[] = []
  let from = 0
  for (const mark of text.matchAll(MARKED)) {
    const { strong, words, to } = mark.groups ?? {}
    parts.push(plain(text.slice(from, mark.index)))
    parts.push({
      text: strong ?? words ?? '',
      isStrong: strong !== undefined,
      to: to !== undefined && isTarget(to) ? to : null,
    })
    from = mark.index + mark[0].length
  }
  return [...parts, plain(text.slice(from))].filter((part) => part.text !== '')
}

/**
 * The passages of an article that can be cited, without marks: its paragraphs and its clauses, and of a list the words
 * that announce it up to each item.
 */
export function passagesOf({ blocks }: Article): readonly string[] {
  return blocks.flatMap((block, index) => {
    if (block.kind === 'text') return [wordsOf(block.text)]
    if (block.kind === 'clauses') return block.clauses.map(({ text }) => wordsOf(text))
    if (block.kind !== 'list') return []
    const before = blocks[index - 1]
    const announced = before?.kind === 'text' && before.text.endsWith(':') ? [before.text] : []
    return block.items.map((_, last) =>
      [...announced, ...block.items.slice(0, last + 1)].map(wordsOf).join(' '),
    )
  })
}

const wordsOf = (text: string) =>
  inlineParts(text)
    .map((part) => part.text)
    .join('')

const plain = (text: string): InlinePart => ({ text, isStrong: false, to: null })

function isTarget(text: string): text is LinkTarget {
  return /^(?:mailto|https):/.test(text) || PAGES.some((page) => page === text)
}

/** The articles, with some replaced by other versions with the same id. */
export function withArticles(
  articles: readonly Article[],
  others: readonly Article[],
): readonly Article[] {
  return articles.map((article) => others.find(({ id }) => id === article.id) ?? article)
}
