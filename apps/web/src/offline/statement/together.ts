import { STATEMENT } from '../../claims/statement/statement.messages.ts'
import type { KeptStatement } from '../../shell/device/kept-statements.ts'
import { watchPosition } from '../claim-position.ts'
import { part } from '../dom.ts'
import { todayHere } from '../french.ts'
import { answers } from './fields.ts'
import type { StatementKeeper } from './statement-keeper.ts'

const ANSWERS = [
  { value: false, label: STATEMENT.no },
  { value: true, label: STATEMENT.yes },
]

/** The part both drivers share: when and where, injuries, other damage, witnesses. */
export function showTogether({ read, change }: StatementKeeper) {
  const set = (changed: Partial<KeptStatement['shared']>) =>
    change({ shared: { ...read().shared, ...changed } })
  const { day, time, place, isInjured, isOtherDamage, witnesses } = read().shared
  const date = part('date', HTMLInputElement)
  date.max = todayHere()
  date.value = day
  // a partially typed date is empty: keep the previous one
  date.addEventListener('input', () => date.value && set({ day: date.value }))
  text('heure', time, (said) => set({ time: said }))
  text('lieu', place, (said) => set({ place: said }))
  text('temoins', witnesses, (said) => set({ witnesses: said }))
  watchPosition((found) => set({ place: found }))
  const danger = part('danger', HTMLElement)
  danger.hidden = !isInjured
  part('blesses', HTMLElement).replaceChildren(
    answers({
      name: 'blesses',
      legend: STATEMENT.injured,
      options: ANSWERS,
      value: isInjured,
      onChoose: (said) => {
        danger.hidden = !said
        set({ isInjured: said })
      },
    }),
  )
  part('autres-degats', HTMLElement).replaceChildren(
    answers({
      name: 'autres-degats',
      legend: STATEMENT.otherDamage,
      options: ANSWERS,
      value: isOtherDamage,
      onChoose: (said) => set({ isOtherDamage: said }),
    }),
  )
}

function text(id: string, value: string, onInput: (text: string) => void) {
  const found = document.getElementById(id)
  if (!(found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement)) return
  found.value = value
  found.addEventListener('input', () => onInput(found.value))
}
