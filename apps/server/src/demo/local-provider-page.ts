import { escapeMarkup, styledPageHeaders } from '../platform/markup.ts'

/** A fictional person, with the claims of an ID token. */
export interface LocalPerson {
  readonly sub: string
  readonly email: string
  readonly email_verified: boolean
  readonly name: string
  readonly given_name: string
  readonly family_name: string
  readonly preferred_username: string
}

const STYLE =
  'body{font:1rem/1.5 system-ui,sans-serif;max-width:32rem;margin:3rem auto;padding:0 1rem;color:#0b2530;background:#fff}' +
  'button{font:inherit;display:block;width:100%;text-align:left;padding:.75rem 1rem;margin:.5rem 0;border:1px solid #5b7480;border-radius:.5rem;background:#fff;color:inherit;cursor:pointer}' +
  'button:hover,button:focus-visible{background:#e2f3eb;outline:2px solid #0b2530}'

/** The page for choosing a person. */
export function personPage(people: readonly LocalPerson[], returnTo: string) {
  const buttons = people.map(
    ({ sub, name, email, email_verified }) =>
      `<button name="person" value="${escapeMarkup(sub)}">${escapeMarkup(name)}<br><small>${escapeMarkup(email)}${email_verified ? '' : ' (adresse non vérifiée)'}</small></button>`,
  )
  const html = `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Connexion – fournisseur de démonstration</title><style>${STYLE}</style></head><body><main><h1>Fournisseur d’identité de démonstration</h1><p>Qui êtes-vous\u202f? Ces personnes sont fictives.</p><form method="post">${buttons.join('')}<button name="person" value="">Annuler</button></form></main></body></html>`
  // the form's response redirects to where the browser came from
  const formAction = `'self' ${new URL(returnTo).origin}`
  return {
    html,
    headers: {
      ...styledPageHeaders(STYLE, formAction),
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    },
  }
}
