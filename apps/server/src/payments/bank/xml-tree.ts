import type { XmlDocument } from 'libxml2-wasm'
import { pauseThread } from '../../platform/give-way.ts'
import { BankFileFault } from './bank-file-fault.ts'

/** An element of a message as plain data: its text and its child elements by name. */
export interface Tree {
  readonly text: string
  /** Only on an amount. */
  readonly currency: string | null
  readonly children: ReadonlyMap<string, readonly Tree[]>
}

/** A processing instruction, a tag, or a text. */
const TOKEN = /<\?[^]*?\?>|<(\/?)(?:[^\s:>]+:)?([^\s>]+)((?:[^>"]|"[^"]*")*)>|([^<]+)/g

interface Branch {
  text: string
  readonly currency: string | null
  readonly children: Map<string, Branch[]>
}

/**
 * The root of a message, parsed from its canonical form, which has no empty tag, CDATA section or comment, and only
 * four entities. Ten thousand movements make half a million elements; reading each through the library takes four times
 * as long.
 */
export function treeOf(document: XmlDocument): Tree {
  const top: Branch = { text: '', currency: null, children: new Map() }
  const open = [top]
  for (const [, slash, name, attributes, text] of document.canonicalizeToString().matchAll(TOKEN)) {
    pauseThread()
    const within = open.at(-1) ?? top
    if (text !== undefined) within.text += text
    if (name === undefined) continue
    if (slash) {
      within.text = within.children.size === 0 ? unescaped(within.text) : ''
      open.pop()
      continue
    }
    const currency = name.endsWith('Amt')
      ? (/ Ccy="([^"]*)"/.exec(attributes ?? '')?.[1] ?? null)
      : null
    const branch = { text: '', currency, children: new Map() }
    const same = within.children.get(name)
    if (same) same.push(branch)
    else within.children.set(name, [branch])
    open.push(branch)
  }
  const [root] = [...top.children.values()].flat()
  if (!root) throw new BankFileFault('structure')
  return root
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&#xD;': '\r',
}

function unescaped(text: string): string {
  return text.includes('&')
    ? text.replaceAll(/&[^;]+;/g, (entity) => ENTITIES[entity] ?? entity)
    : text
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

/** The first element at a path, which the schema guarantees to exist. */
export function one(tree: Tree, path: string): Tree {
  const [first] = all(tree, path)
  if (!first) throw new BankFileFault('structure')
  return first
}

/** The text of the first element at a path; null when there is none. */
export function textAt(tree: Tree, path: string): string | null {
  return all(tree, path)[0]?.text.trim() ?? null
}

/** An amount in euros, as cents. Throws on a non-zero third decimal or another currency. */
export function centsOf(tree: Tree): number {
  if (tree.currency !== null && tree.currency !== 'EUR') throw new BankFileFault('currency')
  const [, euros = '', cents = ''] =
    /^\+?(\d{1,15})(?:\.(\d{0,2})0*)?$/.exec(tree.text.trim()) ?? []
  if (euros === '') throw new BankFileFault('structure')
  return Number(euros) * 100 + Number(cents.padEnd(2, '0'))
}
