import { STATEMENT_MESSAGES } from '@sillage/domain/claims/statement/statement.messages.ts'
import type { Side } from '@sillage/domain/claims/statement/statement.ts'
import { missingOf } from '../../claims/kept/kept-statement.ts'
import { STATEMENT } from '../../claims/statement/statement.messages.ts'
import { SIGNATURE_MESSAGES } from '../../ui/ui.messages.ts'
import { element, part } from '../dom.ts'
import { momentOf } from '../french.ts'
import { goTo } from './folds.ts'
import { fieldIdOf } from './half-form.ts'
import { OFFLINE_STATEMENT as SAY } from './offline-statement.messages.ts'
import { drawnSheet } from './sheet.ts'
import type { StatementKeeper } from './statement-keeper.ts'

/** The signature of one driver, available once their half is complete. Returns a function that refreshes it. */
export function signingOf(side: Side, keeper: StatementKeeper): (isFrozen: boolean) => void {
  const place = part(`signature-${side}`, HTMLElement)
  let shown = ''
  return (isFrozen) => {
    const statement = keeper.read()
    const signature = statement.signed[side]
    const missing = missingOf(statement, side)
    const isOtherFinished = missingOf(statement, side === 'a' ? 'b' : 'a').length === 0
    // one after the other: the phone is handed over in between
    const isTurn = side === 'a' || statement.signed.a !== null
    if (side === 'b') part('signer-b-aide', HTMLElement).hidden = signature !== null || !isTurn
    const wanted = signature
      ? signature.given_at
      : JSON.stringify([isFrozen, missing, isOtherFinished, isTurn, statement[side].texts.driver])
    // don't replace a signature in progress
    if (wanted === shown) return
    shown = wanted
    if (signature) place.replaceChildren(...given(signature))
    else if (missing.length === 0 && !isTurn)
      place.replaceChildren(element('p', { className: 'small muted' }, SAY.afterYou))
    else if (missing.length === 0)
      place.replaceChildren(signForm(side, keeper, side === 'a' && !isOtherFinished))
    else if (isFrozen)
      place.replaceChildren(
        element('p', { className: 'small' }, SAY.missingSigned(missing.join(', '))),
      )
    else place.replaceChildren(...links(side, missing))
  }
}

function given({ by, png, given_at: at }: { by: string; png: string; given_at: string }) {
  return [
    element('img', { className: 'offline-signature', src: png, alt: SAY.signatureOf(by) }),
    element('p', { className: 'field-ok' }, SAY.signedOn(by, momentOf(at))),
  ]
}

/** The missing fields, each as a link to it. */
function links(side: Side, missing: readonly string[]) {
  const places: Readonly<Record<string, string>> = {
    [STATEMENT_MESSAGES.time]: 'heure',
    [STATEMENT_MESSAGES.place]: 'lieu',
    [STATEMENT_MESSAGES.injured]: 'blesses',
    [STATEMENT_MESSAGES.otherDamage]: 'autres-degats',
  }
  return [
    element('p', { className: 'small' }, SAY.missing),
    element(
      'ul',
      { className: 'offline-missing' },
      ...missing.map((label) => {
        const id = places[label] ?? fieldIdOf(side, label)
        const onclick = () => id !== null && goTo(id)
        return element(
          'li',
          {},
          element('button', { type: 'button', className: 'btn btn-quiet btn-s', onclick }, label),
        )
      }),
    ),
  ]
}

function signForm(side: Side, { read, change }: StatementKeeper, isEarly: boolean) {
  let png: string | null = null
  let isTyped = false
  const name = element('input', {
    id: `${side}-signataire`,
    type: 'text',
    className: 'input',
    maxLength: 120,
    autocomplete: 'off',
    value: read()[side].texts.driver?.trim() ?? '',
  })
  const nameWrong = wrong(`${side}-signataire-manque`)
  const inkWrong = wrong(`${side}-signature-manque`)
  const clear = element(
    'button',
    { type: 'button', className: 'btn btn-text btn-s', hidden: true, onclick: () => sheet.clear() },
    SIGNATURE_MESSAGES.clear,
  )
  const sheet = drawnSheet({
    className: 'pad-compact',
    hint: SIGNATURE_MESSAGES.here,
    labels: { empty: SIGNATURE_MESSAGES.emptyImage, drawn: SIGNATURE_MESSAGES.image },
    onChange: (drawn) => {
      png = drawn
      isTyped = false
      clear.hidden = drawn === null
      if (drawn !== null) tell()
    },
  })
  const tell = (isNameMissing = false, isInkMissing = false) => {
    nameWrong.textContent = isNameMissing ? STATEMENT.nameMissing : ''
    inkWrong.textContent = isInkMissing ? STATEMENT.signatureMissing : ''
    sheet.mark(isInkMissing)
    name.ariaInvalid = isNameMissing ? 'true' : null
    if (isNameMissing) name.setAttribute('aria-describedby', nameWrong.id)
    else name.removeAttribute('aria-describedby')
  }
  name.addEventListener('input', () => {
    // a signature generated from the previous name is no longer valid
    if (isTyped) sheet.clear()
  })
  const write = async () => {
    const by = name.value.trim()
    tell(by === '')
    if (by === '') return name.focus()
    await sheet.write(by)
    isTyped = true
  }
  const sign = () => {
    const by = name.value.trim()
    tell(by === '', png === null)
    if (by === '') return name.focus()
    if (png === null) return
    const { signed } = read()
    change({ signed: { ...signed, [side]: { by, png, given_at: new Date().toISOString() } } })
    const other = side === 'a' ? 'b' : 'a'
    part(`signer-${read().signed[other] ? side : other}-titre`, HTMLElement).focus()
  }
  return element(
    'div',
    { className: 'offline-sign-form' },
    isEarly ? element('p', { className: 'small muted' }, SAY.otherUnfinished) : null,
    element(
      'div',
      { className: 'field' },
      element('label', { className: 'label', htmlFor: name.id }, STATEMENT.name),
      name,
      element('div', { role: 'alert' }, nameWrong),
    ),
    sheet.pad,
    element('div', { role: 'alert' }, inkWrong),
    element(
      'div',
      { className: 'offline-sign-end' },
      clear,
      button('btn-primary', STATEMENT.sign, sign),
      button('btn-text btn-s', SAY.typed, write),
    ),
  )
}

const button = (className: string, text: string, onclick: () => unknown) =>
  element('button', { type: 'button', className: `btn ${className}`, onclick }, text)

const wrong = (id: string) => element('p', { className: 'field-error', id })
