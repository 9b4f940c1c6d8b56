import * as z from 'zod/mini'
import { room } from '../http/route.ts'
import { password, user } from './accounts.ts'

const signedIn = z.object({ token: z.string(), user })
const token = z.string().check(z.minLength(20), z.maxLength(100))
/**
 * A parameter that a provider adds to the callback URL; the longest is its code. An invalid one counts as missing,
 * since a person reads the answer.
 */
const parameter = z.catch(z.optional(z.string().check(z.maxLength(4000))), undefined)

export const externalSignIn = room({
  providers: {
    method: 'GET',
    path: '/auth/providers',
    access: 'public',
    summary: 'Si la connexion externe est ouverte, et sinon pourquoi',
    reply: z.object({
      external: z.object({
        isEnabled: z.boolean(),
        /** In French, when it is not available. */
        reason: z.nullable(z.string()),
      }),
    }),
  },
  start: {
    method: 'GET',
    path: '/auth/oidc',
    access: 'public',
    summary: 'Partir se connecter chez le fournisseur d’identité',
    reply: 'redirect',
  },
  callback: {
    method: 'GET',
    path: '/auth/oidc/callback',
    access: 'public',
    summary:
      'Retour du fournisseur : vers /oauth-callback avec un jeton de 60 s, ou vers /login?erreur=',
    query: z.object({
      code: parameter,
      state: parameter,
      iss: parameter,
      session_state: parameter,
      scope: parameter,
      error: parameter,
      error_description: parameter,
      error_uri: parameter,
    }),
    reply: 'redirect',
  },
  exchange: {
    method: 'POST',
    path: '/auth/oidc/exchange',
    access: 'public',
    summary: 'Échanger le jeton de /oauth-callback, une fois, contre une session',
    body: z.object({ token }),
    /** For an address that already has an account, its password must be given first. */
    reply: z.union([
      signedIn,
      z.object({ passwordNeeded: z.object({ linkToken: z.string(), email: z.string() }) }),
    ]),
  },
  link: {
    method: 'POST',
    path: '/auth/oidc/link',
    weight: 20,
    access: 'public',
    summary: 'Relier la connexion externe au compte de cette adresse, avec son mot de passe',
    body: z.object({
      linkToken: token,
      password,
    }),
    reply: signedIn,
  },
})
