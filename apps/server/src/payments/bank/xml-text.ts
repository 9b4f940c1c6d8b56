import { escapeMarkup } from '../../platform/markup.ts'
/** An element with its content: nested elements, or a text to escape. */
export function element(name: string, ...content: readonly (Xml | Escaped)[]): Xml {
  const inner = content.map((one) => (typeof one === 'string' ? one : escapeMarkup(one.text)))
  return `<${name}>${inner.join('')}</${name.split(' ', 1)[0]}>` as Xml
}

/** Markup, which only `element` can produce. */
export type Xml = string & { readonly xml: unique symbol }

interface Escaped {
  readonly text: string
}

/** An element that holds a text. */
export function textElement(name: string, text: string): Xml {
  return element(name, { text })
}

/** Cents as euros in a message: « 83.76 ». */
export function amountText(cents: number): string {
  return `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
}

/** A complete ISO 20022 message. */
export function message(kind: string, content: Xml): Buffer {
  const root = element(`Document xmlns="urn:iso:std:iso:20022:tech:xsd:${kind}"`, content)
  return Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`)
}
