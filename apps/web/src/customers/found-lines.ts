import { readSearch } from '@sillage/domain/customers/search.ts'
import { folded } from '@sillage/domain/values/folded.ts'
import { paths } from '@sillage/wire/addresses.ts'
import type { customers, FoundContract, FoundCustomer } from '@sillage/wire/customers.ts'
import type { Reply } from '@sillage/wire/http/route.ts'

export type Found = Reply<typeof customers.find>['data']

/** One line of what was found, with where it leads. */
export type FoundLine = { readonly key: string; readonly href: string } & (
  | { readonly kind: 'customer'; readonly of: FoundCustomer }
  | { readonly kind: 'contract'; readonly of: FoundContract }
  | { readonly kind: 'claim'; readonly of: Found['claims'][number] }
  | { readonly kind: 'complaint'; readonly of: Found['complaints'][number] }
)

export interface FoundGroup {
  readonly name: 'customers' | 'near' | 'companies' | 'contracts' | 'claims' | 'complaints'
  readonly lines: readonly FoundLine[]
}

const person = (of: FoundCustomer): FoundLine => ({
  kind: 'customer',
  key: of.id,
  href: paths.customer(of.id),
  of,
})

/** What was found by what it is, in the order in which it is shown; nothing of what there is none of. */
export function groupsOf(found: Found): readonly FoundGroup[] {
  const groups: readonly FoundGroup[] = [
    {
      name: found.is_near ? 'near' : 'customers',
      lines: found.customers.filter(({ company }) => company === null).map(person),
    },
    {
      name: 'companies',
      lines: found.customers.filter(({ company }) => company !== null).map(person),
    },
    {
      name: 'contracts',
      lines: found.contracts.map((of) => ({
        kind: 'contract',
        key: of.id,
        href: paths.customer(of.holder.id),
        of,
      })),
    },
    {
      name: 'claims',
      lines: found.claims.map((of) => ({
        kind: 'claim',
        key: of.id,
        href: paths.claimOf(of.id),
        of,
      })),
    },
    {
      name: 'complaints',
      lines: found.complaints.map((of) => ({
        kind: 'complaint',
        key: of.id,
        href: paths.customer(of.holder.id),
        of,
      })),
    },
  ]
  return groups.filter(({ lines }) => lines.length > 0)
}

interface Part {
  readonly text: string
  readonly isMarked: boolean
}

/** A text in parts, those that were typed marked: without regard to accents, or to the hyphens of a plate. */
export function markedParts(text: string, typed: string): readonly Part[] {
  const { names, codes } = readSearch(typed)
  const letters = Array.from(text)
  const marked = letters.map(() => false)
  const mark = (word: string, fold: (letter: string) => string) => {
    // where each character of the folded text comes from
    const from = letters.flatMap((letter, index) => Array.from(fold(letter), () => index))
    const start = letters.map(fold).join('').indexOf(word)
    const [first, last] = [from[start], from[start + word.length - 1]]
    if (word === '' || start < 0 || first === undefined || last === undefined) return
    for (let index = first; index <= last; index += 1) marked[index] = true
  }
  for (const name of names) mark(name, folded)
  for (const code of codes)
    mark(code, (letter) =>
      folded(letter)
        .toUpperCase()
        .replace(/[^A-Z0-9]/u, ''),
    )
  const parts: { text: string; isMarked: boolean }[] = []
  for (const [index, letter] of letters.entries()) {
    const isMarked = marked[index] === true
    const last = parts.at(-1)
    if (last && last.isMarked === isMarked) last.text += letter
    else parts.push({ text: letter, isMarked })
  }
  return parts
}
