import { paths } from '@sillage/wire/addresses.ts'
import type { HelpAnswer } from './own-lines.ts'

/** The answers of the help page, read from the page itself: they are written there alone. */
export async function readHelp(): Promise<readonly HelpAnswer[]> {
  const answer = await fetch(paths.help)
  if (!answer.ok) throw new Error(`${paths.help}: ${answer.status}`)
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  return [...page.querySelectorAll('details.help-entry[id]')].map((entry) => ({
    id: entry.id,
    question: entry.querySelector('summary')?.textContent ?? '',
    text: entry.textContent,
  }))
}
