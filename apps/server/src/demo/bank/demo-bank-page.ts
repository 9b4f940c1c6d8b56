import { createHash } from 'node:crypto'
import { formatDay } from '@sillage/domain/values/day.ts'
import { formatEuros } from '@sillage/domain/values/money.ts'
import { paths } from '@sillage/wire/addresses.ts'
import type { OrdersMessage, ReadOrder } from '../../payments/bank/bank-messages.ts'
import { FATES_OF_SENT, FATES_OF_SETTLED, WAYS_TO_PAY } from './demo-bank-answers.ts'
import { type BankState, fullName, masked, type ReceivedFile } from './demo-bank-state.ts'

/** Orders of one file that the page lets somebody decide on; the others are paid. */
const ORDERS_SHOWN = 60

const STYLE = `:root{color-scheme:light dark;--text:light-dark(#0b2530,#e9f0f1);--muted:light-dark(#435b65,#b0c4ca);--bg:light-dark(#f6f8f7,#07191f);--surface:light-dark(#fff,#0d252d);--line:light-dark(#d8e1e2,#23434d);--control:light-dark(#738790,#6d8f9a);--action:light-dark(#0f3442,#ffc83a);--on-action:light-dark(#fff,#0b2530);--good:light-dark(#0d6647,#7fd9b1);--good-bg:light-dark(#e2f3eb,#0e3529);--bad:light-dark(#a3262a,#f7a5a0);--bad-bg:light-dark(#fce9e7,#441d1f)}
*{box-sizing:border-box}
body{font:1rem/1.5 system-ui,sans-serif;margin:0;color:var(--text);background:var(--bg)}
main{max-width:60rem;margin:0 auto;padding:2rem 1rem 3rem}
h1{font-size:1.625rem;line-height:1.25;margin:0 0 .5rem}
h2{font-size:1.125rem;margin:0}
header p{max-width:42rem;margin:0 0 1rem}
a{color:inherit}
.skip{position:absolute;left:-99rem}
.skip:focus{left:1rem;top:.5rem;padding:.5rem 1rem;background:var(--surface)}
nav{margin:0 0 1rem}
section{background:var(--surface);border:1px solid var(--line);border-radius:.75rem;padding:1rem 1.25rem;margin:1rem 0}
.head{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;align-items:baseline;justify-content:space-between}
.muted{color:var(--muted)}
.small{font-size:.875rem}
.num{font-variant-numeric:tabular-nums;white-space:nowrap}
code{font:.8125rem/1.5 ui-monospace,monospace;overflow-wrap:anywhere}
ul{list-style:none;margin:.75rem 0 0;padding:0}
li{display:grid;grid-template-columns:minmax(0,1fr) 7rem minmax(0,19rem);gap:.25rem 1rem;align-items:center;padding:.5rem 0;border-top:1px solid var(--line)}
li>.num{text-align:right}
li strong{display:block;font-weight:600;overflow-wrap:anywhere}
select{font:inherit;width:100%;min-height:2.75rem;padding:.25rem .5rem;border:1px solid var(--control);border-radius:.5rem;background:var(--surface);color:inherit}
label.check{display:flex;gap:.625rem;align-items:center;min-height:2.75rem;margin-top:.5rem}
input[type=checkbox]{width:1.25rem;height:1.25rem;flex:none;accent-color:var(--action)}
button{font:inherit;font-weight:600;min-height:2.75rem;padding:.5rem 1rem;border-radius:.5rem;border:1px solid var(--control);background:transparent;color:inherit;cursor:pointer}
button.main{background:var(--action);color:var(--on-action);border-color:var(--action)}
:focus-visible{outline:3px solid var(--action);outline-offset:2px}
footer{position:sticky;bottom:0;background:var(--bg);border-top:1px solid var(--line)}
footer div{max-width:60rem;margin:0 auto;padding:.75rem 1rem;display:flex;flex-wrap:wrap;gap:.75rem}
.note{border-radius:.5rem;padding:.75rem 1rem;margin:1rem 0;background:var(--good-bg);color:var(--good)}
.note.bad{background:var(--bad-bg);color:var(--bad)}
@media (max-width:40rem){main{padding-top:1.25rem}li{grid-template-columns:minmax(0,1fr) auto}li>:last-child{grid-column:1/-1}footer button{flex:1 1 100%}}`

const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`

export const DEMO_BANK_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': POLICY,
  'cache-control': 'no-store',
} as const

const KINDS = {
  collections: ['prélèvement', 'prélèvements'],
  transfers: ['virement', 'virements'],
} as const satisfies Record<OrdersMessage['kind'], readonly [string, string]>

/** Short enough for the narrowest phone; when each happens stands above. */
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

const WAYS = {
  none: 'Ne vire rien',
  whole: 'Tout, avec la référence',
  half: 'Moitié, avec la référence',
  twice: 'Tout, deux fois',
  bare: 'Tout, sans la référence',
} as const satisfies Record<(typeof WAYS_TO_PAY)[number], string>

export interface Note {
  readonly text: string
  readonly isBad: boolean
}

/** The bank of the demonstration: the files it has, what is to become of each order, and its answers. */
export function demoBankPage(
  { files, owed, cards }: BankState & { readonly cards: OpenCards | null },
  note: Note | null,
): string {
  const transfers = owed.map(
    ({ id, name, reference, owed: cents }) =>
      `<li><span><strong>${escape(fullName(name))}</strong><span class="muted small num">${escape(reference)}</span></span><span class="num">${formatEuros(cents)}</span>${select(`due.${id}`, `Virement de ${fullName(name)}, ${formatEuros(cents)}`, WAYS_TO_PAY, WAYS)}</li>`,
  )
  const parts = [
    `<header><h1>Banque de démonstration</h1><p>Elle lit les fichiers que Sillage a approuvés et y répond comme une banque\u00a0: un compte rendu (pain.002) par fichier, puis un relevé (camt.053). Elle n’attend pas\u00a0: elle date chaque mouvement du jour où une banque l’inscrirait, même s’il est à venir.</p><p class="muted small">Un IBAN inexact est rejeté aussitôt. Un compte clos ou sans provision fait revenir l’ordre le lendemain, une contestation la 7e semaine, un mandat jamais autorisé le 12e mois.</p><nav aria-label="Sillage"><a href="${paths.bank}">Bureau de la banque</a></nav></header>`,
    note ? `<p class="note${note.isBad ? ' bad' : ''}" role="status">${escape(note.text)}</p>` : '',
    ...files.map(fileSection),
    files.length === 0
      ? '<section><h2>Aucun fichier reçu</h2><p class="muted">Un fichier arrive ici dès qu’un lot est approuvé.</p></section>'
      : '',
    cards ? cardsSection(cards) : '',
    `<section><h2>Virements des assurés</h2><p class="muted small">Ce que des assurés doivent par virement.</p>${transfers.length > 0 ? `<ul>${transfers.join('')}</ul>` : '<p>Personne ne doit rien par virement.</p>'}<label class="check"><input type="checkbox" name="stranger" value="1">Un inconnu vire ${formatEuros(2500)}, sans référence</label></section>`,
  ]
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Banque · Sillage</title><style>${STYLE}</style></head><body><a class="skip" href="#contenu">Aller au contenu</a><form method="post" action="${paths.devBank}"><main id="contenu">${parts.join('')}</main><footer><div><button class="main" name="act" value="give">Remettre les réponses à Sillage</button><button name="act" value="statement">Télécharger le relevé</button></div></footer></form></body></html>`
}

/** What cards have paid that the bank has not settled, in cents. */
interface OpenCards {
  readonly payments: readonly unknown[]
  readonly refunds: readonly unknown[]
  readonly fee: number
  readonly net: number
}

function cardsSection({ payments, refunds, fee, net }: OpenCards): string {
  const text =
    payments.length + refunds.length === 0
      ? '<p>Aucun paiement à verser.</p>'
      : `<label class="check"><input type="checkbox" name="cards" value="1" checked>Verser ${formatEuros(net)}, commission de ${formatEuros(fee)} déduite (paiements : ${payments.length}, remboursements : ${refunds.length})</label>`
  return `<section><h2>Cartes</h2><p class="muted small">Ce que des cartes ont payé depuis le dernier versement.</p>${text}</section>`
}

function fileSection(file: ReceivedFile): string {
  const { id, number, sha256, isHeld, message, states } = file
  const { kind, orders, on } = message
  const cents = orders.reduce((sum, order) => sum + order.cents, 0)
  const [one, many] = KINDS[kind]
  const isOut = orders.some(({ endToEndId }) => states.get(endToEndId) === 'sent')
  const more = orders.length - ORDERS_SHOWN
  return `<section><div class="head"><h2>lot-${escape(number)}.xml</h2><span>${orders.length}\u00a0${orders.length > 1 ? many : one}, ${formatEuros(cents)}, pour le ${formatDay(Temporal.PlainDate.from(on))}</span></div><p class="muted small">SHA-256 <code>${sha256}</code></p>${isHeld && isOut ? '<p class="small">Retenu\u00a0: des noms ne correspondent pas aux comptes. Remettre les réponses sans la case le libère.</p>' : ''}<ul>${orders
    .slice(0, ORDERS_SHOWN)
    .map((order) => orderItem(order, { kind, state: states.get(order.endToEndId) ?? '' }))
    .join(
      '',
    )}</ul>${more > 0 ? `<input type="hidden" name="rest.${id}" value="paid"><p class="muted small">Et ${more}\u00a0autres, que la banque exécute.</p>` : ''}${kind === 'transfers' && isOut ? `<label class="check"><input type="checkbox" name="held.${id}" value="1">Retenir le fichier\u00a0: un nom ne correspond pas à son compte (RVCM)</label>` : ''}${isOut ? `<p><button name="act" value="status.${id}">Télécharger le compte rendu</button></p>` : ''}</section>`
}

function orderItem(
  { endToEndId, name, iban, cents }: ReadOrder,
  { kind, state }: { kind: OrdersMessage['kind']; state: string },
): string {
  const who = `<span><strong>${escape(name)}</strong><span class="muted small num">${masked(iban)}</span></span><span class="num">${formatEuros(cents)}</span>`
  const label = `${name}, ${formatEuros(cents)}`
  if (state === 'sent')
    return `<li>${who}${select(`order.${endToEndId}`, label, FATES_OF_SENT[kind], FATES)}</li>`
  if (state !== 'settled')
    return `<li>${who}<span class="muted">${STATES[state] ?? 'inconnu'}</span></li>`
  const fates = { ...FATES, none: 'Exécuté' }
  return `<li>${who}${select(`order.${endToEndId}`, label, FATES_OF_SETTLED[kind], fates)}</li>`
}

function select<V extends string>(
  name: string,
  label: string,
  values: readonly V[],
  texts: Readonly<Record<V, string>>,
): string {
  const options = values.map((value) => `<option value="${value}">${escape(texts[value])}</option>`)
  return `<select name="${name}" aria-label="${escape(label)}">${options.join('')}</select>`
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '')
}
