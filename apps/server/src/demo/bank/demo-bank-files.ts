import { formatDay } from '@sillage/domain/values/day.ts'
import { formatEuros } from '@sillage/domain/values/money.ts'
import type { OrdersMessage, ReadOrder } from '../../payments/bank/bank-messages.ts'
import { escapeMarkup } from '../../platform/markup.ts'
import { FATES_OF_SENT, FATES_OF_SETTLED } from './demo-bank-answers.ts'
import { masked, type ReceivedFile } from './demo-bank-state.ts'

/** The most orders of a file that the page offers a choice for; the others are paid. */
const ORDERS_SHOWN = 60

const KINDS = {
  collections: ['prélèvement', 'prélèvements'],
  transfers: ['virement', 'virements'],
} as const satisfies Record<OrdersMessage['kind'], readonly [string, string]>

/** Short enough for the narrowest phone; the heading above says when each happens. */
const FATES = {
  paid: 'Exécuté',
  AC01: 'IBAN inexact (AC01)',
  AC04: 'Compte clos (AC04)',
  AM04: 'Sans provision (AM04)',
  MD06: 'Contesté (MD06)',
  MD01: 'Jamais autorisé (MD01)',
  partial: 'Inscrit pour la moitié',
  duplicate: 'Inscrit deux fois',
  wait: 'Pas encore de réponse',
  none: 'Rien de plus',
} as const

const STATES: Readonly<Record<string, string>> = {
  settled: 'exécuté',
  rejected: 'rejeté',
  returned: 'revenu',
}

/** Whether the bank has not replied about all its orders yet. */
export function isAwaited({ message, states }: ReceivedFile): boolean {
  return message.orders.some(({ endToEndId }) => states.get(endToEndId) === 'sent')
}

/** Files already replied to, collapsed: their orders may still be returned. */
export function answeredSection(files: readonly ReceivedFile[]): string {
  return files.length === 0
    ? ''
    : `<h2 class="apart">Déjà répondus</h2>${files
        .map(
          (file) =>
            `<details><summary>lot-${escapeMarkup(file.number)}.xml, ${sumOf(file.message)}</summary>${fileBody(file)}</details>`,
        )
        .join('')}`
}

/** « 3 prélèvements, 410,31 €, pour le 13 novembre 2026 » */
function sumOf({ kind, orders, on }: OrdersMessage): string {
  const cents = orders.reduce((sum, order) => sum + order.cents, 0)
  const [one, many] = KINDS[kind]
  return `${orders.length}\u00a0${orders.length > 1 ? many : one}, ${formatEuros(cents)}, pour le ${formatDay(Temporal.PlainDate.from(on))}`
}

export function fileSection(file: ReceivedFile): string {
  const { number, message } = file
  return `<section><div class="head"><h2>lot-${escapeMarkup(number)}.xml</h2><span>${sumOf(message)}</span></div>${fileBody(file)}</section>`
}

function fileBody(file: ReceivedFile): string {
  const { id, sha256, isHeld, message, states } = file
  const { kind, orders } = message
  const isOut = isAwaited(file)
  const more = orders.length - ORDERS_SHOWN
  return `<p class="muted small">SHA-256 <code>${sha256}</code></p>${isHeld && isOut ? '<p class="small">Retenu\u00a0: des noms ne correspondent pas aux comptes. Remettre les réponses sans la case le libère.</p>' : ''}<ul>${orders
    .slice(0, ORDERS_SHOWN)
    .map((order) => orderItem(order, { kind, state: states.get(order.endToEndId) ?? '' }))
    .join(
      '',
    )}</ul>${more > 0 ? `<input type="hidden" name="rest.${id}" value="paid"><p class="muted small">Et ${more}\u00a0autres, que la banque exécute.</p>` : ''}${kind === 'transfers' && isOut ? `<label class="check"><input type="checkbox" name="held.${id}" value="1">Retenir le fichier\u00a0: un nom ne correspond pas à son compte (RVCM)</label>` : ''}${isOut ? `<p><button name="act" value="status.${id}">Télécharger le compte rendu</button></p>` : ''}`
}

function orderItem(
  { endToEndId, name, iban, cents }: ReadOrder,
  { kind, state }: { kind: OrdersMessage['kind']; state: string },
): string {
  const who = `<span><strong>${escapeMarkup(name)}</strong><span class="muted small num">${masked(iban)}</span></span><span class="num">${formatEuros(cents)}</span>`
  const label = `${name}, ${formatEuros(cents)}`
  if (state === 'sent')
    return `<li>${who}${select(`order.${endToEndId}`, label, FATES_OF_SENT[kind], FATES)}</li>`
  if (state !== 'settled')
    return `<li>${who}<span class="muted">${STATES[state] ?? 'inconnu'}</span></li>`
  const fates = { ...FATES, none: 'Exécuté' }
  return `<li>${who}${select(`order.${endToEndId}`, label, FATES_OF_SETTLED[kind], fates)}</li>`
}

export function select<V extends string>(
  name: string,
  label: string,
  values: readonly V[],
  texts: Readonly<Record<V, string>>,
): string {
  const options = values.map(
    (value) => `<option value="${value}">${escapeMarkup(texts[value])}</option>`,
  )
  return `<select name="${name}" aria-label="${escapeMarkup(label)}">${options.join('')}</select>`
}
