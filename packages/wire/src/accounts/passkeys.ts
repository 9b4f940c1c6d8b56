import * as z from 'zod/mini'
import { text, uuid } from '../http/fields.ts'
import { data, room } from '../http/route.ts'
import { REFUSALS } from '../refusals.messages.ts'
import { password, user } from './accounts.ts'
import { secondFactor } from './second-factor.ts'

export const passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
  /** Stored in an account of the device's maker, so available on several devices. */
  isBackedUp: z.boolean(),
})

export type Passkey = z.output<typeof passkey>

const base64url = (max: number) =>
  z
    .string()
    .check(z.maxLength(max), z.minLength(1), z.regex(/^[\w-]+$/, REFUSALS.passkeyUnreadable))

const credential = {
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal('public-key', REFUSALS.passkeyUnreadable),
}

/** What `navigator.credentials.create` returns, as JSON. */
const registrationResponse = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4000),
    attestationObject: base64url(20_000),
    transports: z.optional(z.array(text(40)).check(z.maxLength(10))),
  }),
})

/** What `navigator.credentials.get` returns, as JSON. */
export const assertionResponse = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    // a post-quantum key signs in up to 4,627 bytes (ML-DSA-87, FIPS 204)
    signature: base64url(8000),
    userHandle: z.optional(z.nullable(base64url(200))),
  }),
})

/** Sixteen letters in groups of four; shown once. */
const recoveryCodes = z.array(z.string())

export const passkeys = room({
  list: {
    method: 'GET',
    path: '/auth/passkeys',
    access: 'signedIn',
    summary: 'Les clés d’accès du compte',
    reply: data(z.array(passkey)),
  },
  options: {
    method: 'POST',
    path: '/auth/passkeys/options',
    weight: 20,
    access: 'signedIn',
    summary: 'De quoi créer une clé d’accès ; demande le mot de passe',
    body: z.object({ password }),
    reply: data(secondFactor),
  },
  register: {
    method: 'POST',
    path: '/auth/passkeys',
    access: 'signedIn',
    summary: 'Ajouter la clé d’accès qui vient d’être créée',
    body: z.object({ challengeId: uuid, name: text(60), response: registrationResponse }),
    // only the first passkey comes with codes that can replace it
    reply: data(z.extend(passkey, { recoveryCodes: z.nullable(recoveryCodes) })),
    status: 201,
  },
  rename: {
    method: 'PUT',
    path: '/auth/passkeys/:id',
    access: 'signedIn',
    summary: 'Renommer une clé d’accès',
    body: z.object({ name: text(60) }),
    reply: data(passkey),
  },
  remove: {
    method: 'POST',
    path: '/auth/passkeys/:id/remove',
    weight: 20,
    access: 'signedIn',
    summary: 'Retirer une clé d’accès ; demande le mot de passe',
    body: z.object({ password }),
    reply: data(z.array(passkey)),
  },
  signIn: {
    method: 'POST',
    path: '/auth/second-factor',
    weight: 5,
    access: 'public',
    summary: 'Ouvrir la session avec la clé d’accès, après le mot de passe',
    body: z.object({ challengeId: uuid, response: assertionResponse }),
    reply: z.object({ token: z.string(), user }),
  },
  recover: {
    method: 'POST',
    path: '/auth/second-factor/recover',
    access: 'public',
    summary: 'Ouvrir la session avec un code de secours, après le mot de passe',
    body: z.object({ challengeId: uuid, code: text(40) }),
    reply: z.object({ token: z.string(), user }),
  },
  codes: {
    method: 'GET',
    path: '/auth/recovery-codes',
    access: 'signedIn',
    summary: 'Combien de codes de secours restent',
    reply: data(z.object({ left: z.int() })),
  },
  replaceCodes: {
    method: 'POST',
    path: '/auth/recovery-codes',
    weight: 20,
    access: 'signedIn',
    summary: 'Remplacer ses codes de secours ; demande le mot de passe',
    body: z.object({ password }),
    reply: data(z.object({ recoveryCodes })),
  },
  enrol: {
    method: 'POST',
    path: '/auth/second-factor/enrol',
    weight: 5,
    access: 'public',
    summary: 'Créer la clé d’accès exigée du personnel, et ouvrir la session',
    body: z.object({ challengeId: uuid, name: text(60), response: registrationResponse }),
    reply: z.object({ token: z.string(), user, recoveryCodes }),
  },
})
