import type { Clause } from './clause.ts'

/** A part of an article. Its texts carry `**strong**` and `[words](where)`, read by `inlineParts`. */
export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list' | 'steps'; readonly items: readonly string[] }
  /** Every cover at every level, and what no level covers: from the tariff of the contract. */
  | { readonly kind: 'guarantees' | 'exclusions' }
  /** The model letter of a withdrawal. */
  | { readonly kind: 'letter' }
  /** Words and what they mean. */
  | { readonly kind: 'terms'; readonly terms: readonly (readonly [word: string, text: string])[] }
  /** Clauses of one kind. Those that take something away stand in a box. */
  | { readonly kind: 'clauses'; readonly title: string; readonly clauses: readonly Clause[] }
  /** A text of law that the contract must reproduce, word for word. */
  | { readonly kind: 'law'; readonly source: string; readonly paragraphs: readonly string[] }

/** A paragraph. */
export const paragraph = (words: string): Block => ({ kind: 'text', text: words })

/** A list, whose order says nothing. */
export const list = (...items: readonly string[]): Block => ({ kind: 'list', items })

/** A numbered list. */
export const steps = (...items: readonly string[]): Block => ({ kind: 'steps', items })

/** An article of the general conditions; its number is its place. */
export interface Article {
  readonly id: string
  readonly title: string
  readonly blocks: readonly Block[]
}

/** Where a text leads: a page by its name, or a whole address. */
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

/** A text in its parts: plain, strong, or leading somewhere. A link that leads nowhere known is plain text. */
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

const plain = (text: string): InlinePart => ({ text, isStrong: false, to: null })

function isTarget(text: string): text is LinkTarget {
  return /^(?:mailto|https):/.test(text) || PAGES.some((page) => page === text)
}

/** Articles in which some, named by their ids, are as another version has them. */
export function withArticles(
  articles: readonly Article[],
  others: readonly Article[],
): readonly Article[] {
  return articles.map((article) => others.find(({ id }) => id === article.id) ?? article)
}
