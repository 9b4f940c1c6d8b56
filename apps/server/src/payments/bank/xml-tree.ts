import { XmlElement } from 'libxml2-wasm'
import { restFromWork } from '../../platform/give-way.ts'
import { BankFileFault } from './bank-file-fault.ts'

/** An element of a message as plain data: its texts, its elements by name. */
export interface Tree {
  readonly text: string
  /** Of an amount. */
  readonly currency: string | null
  readonly children: ReadonlyMap<string, readonly Tree[]>
}

export function treeOf(element: XmlElement): Tree {
  restFromWork()
  const children = new Map<string, Tree[]>()
  for (let node = element.firstChild; node; node = node.next)
    if (node instanceof XmlElement) {
      const same = children.get(node.name)
      if (same) same.push(treeOf(node))
      else children.set(node.name, [treeOf(node)])
    }
  return {
    text: children.size === 0 ? element.content : '',
    currency: element.name.endsWith('Amt') ? (element.attr('Ccy')?.value ?? null) : null,
    children,
  }
}

/** Every element at a path, as in `Acct/Id/IBAN`. */
export function all(tree: Tree, path: string): readonly Tree[] {
  return path
    .split('/')
    .reduce<readonly Tree[]>(
      (trees, name) => trees.flatMap((each) => each.children.get(name) ?? []),
      [tree],
    )
}

/** The first of them. The schema guarantees that it is there. */
export function one(tree: Tree, path: string): Tree {
  const [first] = all(tree, path)
  if (!first) throw new BankFileFault('structure')
  return first
}

/** The text of the first at a path; null without one. */
export function textAt(tree: Tree, path: string): string | null {
  return all(tree, path)[0]?.text.trim() ?? null
}

/** Euros of an element as cents; a third decimal, or another currency, is refused. */
export function centsOf(tree: Tree): number {
  if (tree.currency !== null && tree.currency !== 'EUR') throw new BankFileFault('currency')
  const [, euros = '', cents = ''] =
    /^\+?(\d{1,15})(?:\.(\d{0,2})0*)?$/.exec(tree.text.trim()) ?? []
  if (euros === '') throw new BankFileFault('structure')
  return Number(euros) * 100 + Number(cents.padEnd(2, '0'))
}
