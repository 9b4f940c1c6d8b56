import { formatEuros } from '@sillage/domain/values/money.ts'
import { escapeMarkup, styledPageHeaders } from '../../platform/markup.ts'

const STYLE = `:root{color-scheme:light dark;--text:light-dark(#0b2530,#e9f0f1);--muted:light-dark(#435b65,#b0c4ca);--bg:light-dark(#f6f8f7,#07191f);--surface:light-dark(#fff,#0d252d);--line:light-dark(#d8e1e2,#23434d);--control:light-dark(#738790,#6d8f9a);--action:light-dark(#0f3442,#ffc83a);--on-action:light-dark(#fff,#0b2530)}
*{box-sizing:border-box}
body{font:1rem/1.5 system-ui,sans-serif;margin:0;color:var(--text);background:var(--bg)}
main{max-width:27rem;margin:0 auto;padding:clamp(1.5rem,8vh,5rem) 1rem 2rem}
h1{font-size:1.25rem;line-height:1.3;margin:0}
p{margin:0}
.card{background:var(--surface);border:1px solid var(--line);border-radius:.75rem;padding:1.5rem;margin:1rem 0;display:grid;gap:1.25rem}
.amount{font-size:2.25rem;line-height:1.1;font-weight:650;font-variant-numeric:tabular-nums}
.muted{color:var(--muted)}
.small{font-size:.875rem}
form{display:grid;gap:.75rem}
button{font:inherit;font-weight:600;min-height:2.75rem;padding:.5rem 1rem;border-radius:.5rem;border:1px solid var(--control);background:transparent;color:inherit;cursor:pointer}
button.main{background:var(--action);color:var(--on-action);border-color:var(--action)}
button.plain{border-color:transparent;text-decoration:underline;text-underline-offset:.2em}
:focus-visible{outline:3px solid var(--action);outline-offset:2px}`

export const CARD_PAGE_HEADERS = styledPageHeaders(STYLE)

interface ShownPayment {
  readonly cents: number
  readonly label: string
  readonly state: 'open' | 'paid' | 'refused'
}

/** The demo bank's card page; it asks for no card. */
export function cardPage({ cents, label, state }: ShownPayment): string {
  const amount = formatEuros(cents)
  const acts =
    state === 'paid'
      ? '<p>Ce paiement est déjà accepté.</p><form method="post"><button class="main" name="act" value="leave">Revenir à Sillage</button></form>'
      : `${state === 'refused' ? '<p role="status">Votre banque a refusé ce paiement. Vous pouvez réessayer.</p>' : ''}<form method="post"><button class="main" name="act" value="pay">Payer ${amount}</button><button name="act" value="refuse">Refuser, comme le ferait la banque</button><button class="plain" name="act" value="leave">Revenir sans payer</button></form>`
  return page(
    'Paiement par carte',
    `<h1>Paiement par carte</h1><div class="card"><div><p class="muted">${escapeMarkup(label)}</p><p class="amount">${amount}</p></div>${acts}</div><p class="muted small">Banque de démonstration\u00a0: cette page ne demande aucun numéro de carte, et rien n’est débité.</p>`,
  )
}

export function noSuchPayment(): string {
  return page('Paiement inconnu', '<h1>Ce paiement n’existe pas.</h1>')
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title} · Sillage</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>`
}
