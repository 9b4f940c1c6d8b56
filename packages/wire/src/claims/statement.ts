import { IMPACTS } from '@sillage/domain/claims/statement/circumstances.ts'
import { FAULTS } from '@sillage/domain/products/claims-history.ts'
import * as z from 'zod/mini'
import { signatureData } from '../contracts/contracts.ts'
import { anyText, text } from '../http/fields.ts'
import { data, room } from '../http/route.ts'
import { REFUSALS } from '../refusals.messages.ts'

/** The part after `#` in the link: 43 characters of base64url. */
const token = z.string().check(z.maxLength(43), z.regex(/^[\w-]{43}$/, REFUSALS.required))

const version = z.int().check(z.gte(0), z.lte(100_000))

const side = z.object({
  texts: z.record(z.string().check(z.maxLength(20)), anyText(1000)),
  isDamageCovered: z.nullable(z.boolean()),
  impact: z.nullable(z.enum(IMPACTS.map(({ id }) => id))),
  circumstances: z.array(z.int()).check(z.maxLength(17)),
})

const shared = z.object({
  day: z.iso.date(REFUSALS.day).check(z.maxLength(10)),
  time: z
    .string()
    .check(z.maxLength(5), z.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/, REFUSALS.hour)),
  place: anyText(200),
  /** Null until someone answers; needed to sign. */
  isInjured: z.nullable(z.boolean()),
  isOtherDamage: z.nullable(z.boolean()),
  witnesses: anyText(600),
})

const signature = z.nullable(
  z.object({
    by: z.string(),
    /** When the server received it. */
    at: z.string(),
    /** When it was given offline, by the clock of the device; null when given online. */
    given_at: z.nullable(z.string()),
  }),
)

const statement = z.object({
  /** 0 before it is begun. */
  version: z.number(),
  shared,
  a: side,
  b: side,
  /** A PNG as a data URL; null without one. */
  sketch: z.nullable(z.string()),
  signed: z.object({ a: signature, b: signature }),
  /** Labels of what each party must still fill in before signing. */
  missing: z.object({ a: z.array(z.string()), b: z.array(z.string()) }),
  /** Until when the other driver’s link is valid; null without one. */
  guest_until: z.nullable(z.string()),
})

const forStaff = z.object({
  ...statement.shape,
  /** Only for the team: a share of fault for a person to confirm, or why there is none. */
  proposal: z.nullable(
    z.object({
      case: z.nullable(z.number()),
      fault: z.nullable(z.enum(FAULTS)),
      text: z.string(),
      /** « B, case 14 : reculait ». */
      evidence: z.array(z.string()),
    }),
  ),
})

const sketch = z.optional(z.nullable(signatureData))
const signs = {
  version,
  by: text(120),
  signatureData,
  /** When it was given on an offline device; 422 when that is in the future, or more than 30 days ago. */
  given_at: z.optional(z.iso.datetime(REFUSALS.instant).check(z.maxLength(40))),
}

/**
 * The accident statement of a claim. Its owner fills in half A and the shared part; the other driver, who has no
 * account, fills in half B through a link. Each change voids the signatures; 409 `statement.changed` for an outdated
 * version, 409 `statement.locked` once both have signed.
 */
export const statements = room({
  read: {
    method: 'GET',
    path: '/claims/:id/statement',
    access: 'signedIn',
    summary: 'Le constat d’un accident, ou de quoi le commencer',
    reply: data(forStaff),
  },
  save: {
    method: 'PUT',
    path: '/claims/:id/statement',
    access: 'signedIn',
    summary: 'Écrire sa moitié du constat et ce qui est commun',
    bodyLimit: 1_048_576,
    body: z.object({ version, shared, side, sketch }),
    reply: data(forStaff),
  },
  invite: {
    method: 'POST',
    path: '/claims/:id/statement/invitation',
    access: 'signedIn',
    summary:
      'Un lien pour l’autre conducteur, valable trois jours ; le précédent ne vaut plus rien',
    /** `qr` is an SVG of the address, to be scanned with a phone. */
    reply: data(z.object({ address: z.string(), qr: z.string(), until: z.string() })),
  },
  sign: {
    method: 'POST',
    path: '/claims/:id/statement/signature',
    weight: 10,
    access: 'signedIn',
    summary: 'Signer sa moitié du constat',
    bodyLimit: 1_048_576,
    body: z.object(signs),
    reply: data(forStaff),
  },
  paper: {
    method: 'GET',
    path: '/claims/:id/statement.pdf',
    weight: 50,
    access: 'signedIn',
    summary: 'Le constat en PDF',
    reply: 'application/pdf',
  },
  guestRead: {
    method: 'POST',
    path: '/statements/read',
    access: 'public',
    summary: 'Le constat auquel un lien donne droit',
    body: z.object({ token }),
    reply: data(statement),
  },
  guestSave: {
    method: 'POST',
    path: '/statements/side',
    weight: 5,
    access: 'public',
    summary: 'Écrire l’autre moitié du constat',
    body: z.object({ token, version, side }),
    reply: data(statement),
  },
  guestSign: {
    method: 'POST',
    path: '/statements/signature',
    weight: 10,
    access: 'public',
    summary: 'Signer l’autre moitié du constat',
    bodyLimit: 1_048_576,
    body: z.object({ token, ...signs }),
    reply: data(statement),
  },
  guestPaper: {
    method: 'POST',
    path: '/statements/paper',
    weight: 50,
    access: 'public',
    summary: 'La copie de l’autre conducteur, en PDF',
    body: z.object({ token }),
    reply: 'application/pdf',
  },
})

export type StatementReply = z.output<typeof forStaff>
export type StatementView = z.output<typeof statement>
