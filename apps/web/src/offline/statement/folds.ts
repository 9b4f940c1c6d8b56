import type { Side } from '@sillage/domain/claims/statement/statement.ts'
import { missingOf, signersOf } from '../../claims/kept/kept-statement.ts'
import { part } from '../dom.ts'
import { OFFLINE_STATEMENT as SAY } from './offline-statement.messages.ts'
import type { StatementKeeper } from './statement-keeper.ts'

const FOLDS = ['ensemble', 'a', 'b', 'signatures'] as const

/**
 * The sections of the statement; « Suite » closes one and opens the next. Returns a function that updates what each
 * still needs.
 */
export function folds({ read }: StatementKeeper): () => void {
  const left = () => {
    const statement = read()
    const { time, place, isInjured, isOtherDamage } = statement.shared
    const shared = [time || null, place.trim() || null, isInjured, isOtherDamage]
    const unanswered = shared.filter((said) => said === null).length
    // `missingOf` includes the shared part in each half, and it is counted separately
    const own = (side: Side) => missingOf(statement, side).length - unanswered
    return { ensemble: unanswered, a: own('a'), b: own('b') }
  }
  const showStates = () => {
    const counts = left()
    for (const [name, count] of Object.entries(counts))
      tell(name, count === 0 ? SAY.filled : SAY.toFill(count), count === 0)
    const isDrawn = read().sketch !== null
    tell('croquis', isDrawn ? SAY.drawn : SAY.optional, isDrawn)
    const signed = signersOf(read()).length
    tell('signatures', [SAY.toSign, SAY.signedByOne, SAY.signedByBoth][signed] ?? '', signed === 2)
  }
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-suite]'))
    button.addEventListener('click', () => {
      const own = button.closest('details')
      if (own) own.open = false
      const next = part(button.dataset['suite'] ?? '', HTMLDetailsElement)
      next.open = true
      next.scrollIntoView({ block: 'start' })
      next.querySelector('summary')?.focus({ preventScroll: true })
    })
  const counts: Readonly<Record<string, number>> = left()
  const first = FOLDS.find((name) => (counts[name] ?? 1) > 0) ?? 'signatures'
  part(`pli-${first}`, HTMLDetailsElement).open = true
  return showStates
}

function tell(name: string, text: string, isDone: boolean) {
  const state = part(`etat-${name}`, HTMLElement)
  state.textContent = text
  state.classList.toggle('offline-done', isDone)
}

/** Opens the folds around a field and focuses it. */
export function goTo(fieldId: string) {
  const field = document.getElementById(fieldId)
  for (let at = field?.closest('details'); at; at = at.parentElement?.closest('details'))
    at.open = true
  field?.scrollIntoView({ block: 'center' })
  const target = field instanceof HTMLDivElement ? field.querySelector('input') : field
  target?.focus({ preventScroll: true })
}
