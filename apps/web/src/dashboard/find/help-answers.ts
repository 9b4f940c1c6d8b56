import { paths } from '@sillage/wire/addresses.ts'
import type { HelpAnswer } from './own-lines.ts'

/** The answers of the help page, read from that page, where they are written once. */
export async function readHelp(): Promise<readonly HelpAnswer[]> {
  const page = await fetchPage(paths.help)
  return [...page.querySelectorAll<HTMLElement>('details.help-entry')].map((entry) => ({
    id: entry.querySelector('[id]')?.id ?? '',
    question: entry.querySelector('summary')?.textContent ?? '',
    text: `${entry.textContent} ${entry.dataset['words'] ?? ''}`,
  }))
}

/**
 * Loads a page as an inert document. Uses XMLHttpRequest because Trusted Types forbid parsing a string as HTML here.
 */
function fetchPage(address: string): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('GET', address)
    request.responseType = 'document'
    request.addEventListener('load', () =>
      request.status === 200 && request.responseXML
        ? resolve(request.responseXML)
        : reject(new Error(`${address}: ${request.status}`)),
    )
    request.addEventListener('error', () => reject(new Error(address)))
    request.send()
  })
}
