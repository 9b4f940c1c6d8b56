/** A copy of a template's content. */
export function copyOf(page: HTMLElement, template: string): DocumentFragment | null {
  const copy = page.querySelector<HTMLTemplateElement>(template)?.content.cloneNode(true)
  return copy instanceof DocumentFragment ? copy : null
}

/** Fills each slot with its text; removes the label of unknown ones. */
export function fill(copy: DocumentFragment, texts: Readonly<Record<string, string | null>>) {
  for (const [slot, text] of Object.entries(texts)) {
    const element = copy.querySelector(`[data-${slot}]`)
    if (text === null) element?.closest('div')?.remove()
    else if (element) element.textContent = text
  }
}
