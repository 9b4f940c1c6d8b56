import { HYPHENATED } from '../ui/hyphenated.ts'

type Child = Node | string | null

const EVERY_WORD = new RegExp(`(${HYPHENATED.source})`)

/**
 * Creates an element with properties and children; strings become text nodes, never HTML. Short words with hyphens stay
 * on one line.
 */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const made = Object.assign(document.createElement(tag), properties)
  // an option holds nothing but text
  const shown = tag === 'option' ? children : children.flatMap(withWholeWords)
  made.append(...shown.filter((child) => child !== null))
  return made
}

function withWholeWords(child: Child): Child | Child[] {
  if (typeof child !== 'string') return child
  // every second part is a word
  return child.split(EVERY_WORD).map((text, place) => (place % 2 === 0 ? text : wholeWord(text)))
}

function wholeWord(word: string): HTMLElement {
  const made = document.createElement('span')
  made.className = 'nowrap'
  made.textContent = word
  return made
}

/** The element with this id, which the page must contain. */
export function part<Kind extends HTMLElement>(id: string, kind: new () => Kind): Kind {
  const found = document.getElementById(id)
  if (!(found instanceof kind)) throw new Error(`The page lacks #${id}`)
  return found
}
