/** A copy of what a template of the page holds. */
export function copyOf(page: HTMLElement, template: string): DocumentFragment | null {
  const copy = page.querySelector<HTMLTemplateElement>(template)?.content.cloneNode(true)
  return copy instanceof DocumentFragment ? copy : null
}

/** Puts each text in its place; what is not known leaves no label behind. */
export function fill(copy: DocumentFragment, texts: Readonly<Record<string, string | null>>) {
  for (const [slot, text] of Object.entries(texts)) {
    const element = copy.querySelector(`[data-${slot}]`)
    if (text === null) element?.closest('div')?.remove()
    else if (element) element.textContent = text
  }
}
