import { folded } from '@sillage/domain/values/folded.ts'
import { answersWord } from '../../shell/find/answers-word.ts'

/** Filters the help page: keeps the answers that contain every typed word, and the sections that still have one. */
export function startHelp(search: HTMLElement) {
  const input = search.querySelector('input')
  const status = search.querySelector<HTMLElement>('[role="status"]')
  if (!input || !status) return
  const entries = [...document.querySelectorAll<HTMLElement>('.help-entry')].map((entry) => ({
    entry,
    text: plain(`${entry.textContent} ${entry.dataset['words'] ?? ''}`),
  }))
  const linked = document.getElementById(location.hash.slice(1))
  linked?.closest('details')?.setAttribute('open', '')
  const contact = document.querySelector('#joindre')
  const plan = document.querySelector<HTMLElement>('.text-plan')
  const find = () => {
    const words = plain(input.value).split(' ').filter(Boolean)
    let count = 0
    for (const { entry, text } of entries) {
      const isMeant = words.every((word) => answersWord(text, word))
      entry.hidden = !isMeant && !contact?.contains(entry)
      if (isMeant) count++
    }
    for (const section of document.querySelectorAll<HTMLElement>('.text-body > section'))
      section.hidden = !section.querySelector('.help-entry:not([hidden])')
    // hidden while searching: its links would lead to hidden sections, above the results
    if (plan) plan.hidden = words.length > 0
    if (count === 0) contact?.querySelector('details')?.setAttribute('open', '')
    const { none = '', one = '', many = '' } = status.dataset
    const found = count === 0 ? none : count === 1 ? one : many.replace('{n}', String(count))
    status.textContent = words.length === 0 ? '' : found
  }
  input.addEventListener('input', find)
  search.hidden = false
  find()
}

const plain = (text: string) =>
  folded(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
