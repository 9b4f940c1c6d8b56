import { CIRCUMSTANCES, IMPACTS } from '@sillage/domain/claims/statement/circumstances.ts'
import { SIDE_FIELDS, type Side } from '@sillage/domain/claims/statement/statement.ts'
import { STATEMENT } from '../../claims/statement/statement.messages.ts'
import type { KeptHalf } from '../../shell/device/kept-statements.ts'
import { UI_MESSAGES } from '../../ui/ui.messages.ts'
import { element, part } from '../dom.ts'
import { answers, selectField, textField } from './fields.ts'
import { OFFLINE_STATEMENT as SAY } from './offline-statement.messages.ts'
import type { StatementKeeper } from './statement-keeper.ts'

type SideField = (typeof SIDE_FIELDS)[number]

/** Fields longer than this are multi-line. */
const ONE_LINE = 200
const COVERED = [
  { value: true, label: STATEMENT.yes },
  { value: false, label: STATEMENT.no },
  { value: null, label: STATEMENT.unknown },
]

const isNeeded = (field: SideField) => 'isNeeded' in field
const isShown = (field: SideField) => isNeeded(field) || field.box > 10

/** The id of the field that a missing-field label refers to. */
export function fieldIdOf(side: Side, label: string): string | null {
  if (label === STATEMENT.impact) return `${side}-impact`
  const field = SIDE_FIELDS.find((one) => one.label === label)
  return field ? `${side}-${field.id}` : null
}

/** A driver's details, vehicle and circumstances; optional fields are folded. */
export function showHalf(side: Side, { read, change }: StatementKeeper) {
  const half = () => read()[side]
  const set = (changed: Partial<KeptHalf>) => change({ [side]: { ...half(), ...changed } })
  const field = (one: SideField) =>
    textField({
      id: `${side}-${one.id}`,
      label: one.label,
      optional: isNeeded(one) ? null : UI_MESSAGES.optional,
      max: one.max,
      isLong: one.max > ONE_LINE,
      value: half().texts[one.id] ?? '',
      onInput: (text) => set({ texts: { ...half().texts, [one.id]: text } }),
    })
  const impact = selectField({
    id: `${side}-impact`,
    label: STATEMENT.impact,
    placeholder: STATEMENT.chooseImpact,
    options: IMPACTS,
    value: half().impact,
    onChoose: (chosen) => set({ impact: chosen }),
  })
  const covered = answers({
    name: `${side}-garantie`,
    legend: STATEMENT.damageCovered,
    options: COVERED,
    value: half().isDamageCovered,
    onChoose: (isDamageCovered) => set({ isDamageCovered }),
  })
  const shown = SIDE_FIELDS.filter(isShown)
  part(`moitie-${side}`, HTMLFieldSetElement).replaceChildren(
    element('legend', { className: 'vh' }, SAY.legendOf[side]),
    ...shown.filter(({ box }) => box < 10).map(field),
    impact,
    boxes(side, half, set),
    ...shown.filter(({ box }) => box > 10).map(field),
    element(
      'details',
      { className: 'disclosure' },
      element('summary', {}, SAY.more),
      element(
        'div',
        { className: 'offline-fold-body' },
        ...SIDE_FIELDS.filter((one) => !isShown(one)).map(field),
        covered,
      ),
    ),
  )
}

/** The boxes of one vehicle, with the number ticked, as the paper form asks. */
function boxes(side: Side, half: () => KeptHalf, set: (changed: Partial<KeptHalf>) => void) {
  const count = element('span', { className: 'small muted', role: 'status' })
  const showCount = () => {
    count.textContent = STATEMENT.count(half().circumstances.length)
  }
  showCount()
  return element(
    'fieldset',
    { className: 'offline-boxes' },
    element('legend', { className: 'label' }, SAY.circumstances),
    element('p', { className: 'hint' }, SAY.circumstancesHint),
    ...CIRCUMSTANCES.map(({ number, label }) => {
      const box = element('input', {
        type: 'checkbox',
        id: `${side}-case-${number}`,
        checked: half().circumstances.includes(number),
      })
      box.addEventListener('change', () => {
        const others = half().circumstances.filter((one) => one !== number)
        set({ circumstances: box.checked ? [...others, number] : others })
        showCount()
      })
      return element(
        'label',
        { className: 'check' },
        box,
        element('span', {}, element('span', { className: 'num muted' }, `${number} `), label),
      )
    }),
    count,
  )
}
