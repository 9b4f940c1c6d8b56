import { formatEuros } from '@sillage/domain/values/money.ts'
import { paths } from '@sillage/wire/addresses.ts'
import { escapeMarkup, styledPageHeaders } from '../../platform/markup.ts'
import { WAYS_TO_PAY } from './demo-bank-answers.ts'
import { answeredSection, fileSection, isAwaited, select } from './demo-bank-files.ts'
import { type BankState, fullName } from './demo-bank-state.ts'

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
.apart{margin:2rem 0 .5rem}
details{background:var(--surface);border:1px solid var(--line);border-radius:.75rem;padding:0 1.25rem;margin:.5rem 0}
details[open]{padding-bottom:1rem}
summary{min-height:2.75rem;padding:.625rem 0;font-weight:600;cursor:pointer}
.note{border-radius:.5rem;padding:.75rem 1rem;margin:1rem 0;background:var(--good-bg);color:var(--good)}
.note.bad{background:var(--bad-bg);color:var(--bad)}
@media (max-width:40rem){main{padding-top:1.25rem}li{grid-template-columns:minmax(0,1fr) auto}li>:last-child{grid-column:1/-1}footer button{flex:1 1 100%}}`

export const DEMO_BANK_HEADERS = styledPageHeaders(STYLE)

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

/** The demo bank's page: its files, the choices for each order, and its replies. */
export function demoBankPage(
  { files, owed, cards }: BankState & { readonly cards: OpenCards | null },
  note: Note | null,
): string {
  const transfers = owed.map(
    ({ id, name, reference, owed: cents }) =>
      `<li><span><strong>${escapeMarkup(fullName(name))}</strong><span class="muted small num">${escapeMarkup(reference)}</span></span><span class="num">${formatEuros(cents)}</span>${select(`due.${id}`, `Virement de ${fullName(name)}, ${formatEuros(cents)}`, WAYS_TO_PAY, WAYS)}</li>`,
  )
  const parts = [
    `<header><h1>Banque de démonstration</h1><p>Elle lit les fichiers que Sillage a approuvés et y répond comme une banque\u00a0: un compte rendu (pain.002) par fichier, puis un relevé (camt.053). Elle n’attend pas\u00a0: elle date chaque mouvement du jour où une banque l’inscrirait, même s’il est à venir.</p><p class="muted small">Un IBAN inexact est rejeté aussitôt. Un compte clos ou sans provision fait revenir l’ordre le lendemain, une contestation la 7e semaine, un mandat jamais autorisé le 12e mois.</p><nav aria-label="Sillage"><a href="${paths.bank}">Bureau de la banque</a></nav></header>`,
    note
      ? `<p class="note${note.isBad ? ' bad' : ''}" role="status">${escapeMarkup(note.text)}</p>`
      : '',
    ...files.filter(isAwaited).map(fileSection),
    files.length === 0
      ? '<section><h2>Aucun fichier reçu</h2><p class="muted">Un fichier arrive ici dès qu’un lot est approuvé.</p></section>'
      : '',
    cards ? cardsSection(cards) : '',
    `<section><h2>Virements des assurés</h2><p class="muted small">Ce que des assurés doivent par virement.</p>${transfers.length > 0 ? `<ul>${transfers.join('')}</ul>` : '<p>Personne ne doit rien par virement.</p>'}<label class="check"><input type="checkbox" name="stranger" value="1">Un inconnu vire ${formatEuros(2500)}, sans référence</label></section>`,
    answeredSection(files.filter((file) => !isAwaited(file))),
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
