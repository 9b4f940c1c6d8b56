import * as z from 'zod/mini'
import { text, uuid } from '../http/fields.ts'
import { data, room } from '../http/route.ts'
import { password } from './accounts.ts'
import { assertionResponse } from './passkeys.ts'
import { secondFactor } from './second-factor.ts'

/**
 * A fresh proof that the account holder is present: required after a 403 `presence.required`, instead of signing in
 * again.
 */
export const presence = room({
  prove: {
    method: 'POST',
    path: '/auth/presence',
    weight: 20,
    access: 'signedIn',
    summary: 'Prouver sa présence par le mot de passe, une clé d’accès ou un code reçu par e-mail',
    body: z.union([
      z.object({ password }),
      z.object({ challengeId: uuid, response: assertionResponse }),
      z.object({ code: text(20) }),
    ]),
    reply: 'none',
    status: 204,
  },
  askPasskey: {
    method: 'POST',
    path: '/auth/presence/passkey',
    access: 'signedIn',
    summary: 'De quoi prouver sa présence par une clé d’accès du compte ; null s’il n’en a pas',
    reply: data(z.nullable(secondFactor)),
  },
  sendCode: {
    method: 'POST',
    path: '/auth/presence/code',
    weight: 20,
    access: 'signedIn',
    summary: 'Recevoir un code par e-mail pour prouver sa présence',
    reply: 'none',
    status: 204,
  },
})
