/**
 * A tab for a document still being generated. Opened during the click, or the browser would block it; null when
 * blocked anyway.
 */
export function openWaitingTab(title: string): Window | null {
  const tab = open('', '_blank')
  if (tab) tab.document.title = title
  return tab
}

/** Shows a PDF in the waiting tab and saves it under its name. */
export function deliverPdf(bytes: Uint8Array<ArrayBuffer>, name: string, tab: Window | null): void {
  const address = URL.createObjectURL(new File([bytes], name, { type: 'application/pdf' }))
  if (tab && !tab.closed) tab.location.replace(address)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // leaves the tab time to read it
  setTimeout(() => URL.revokeObjectURL(address), 5 * 60_000)
}
