import * as z from 'zod/mini'
import { offsetOption } from './contracts/bought-contribution.ts'
import { travels } from './contracts/contracts.ts'
import { contractType, day, euros, text } from './http/fields.ts'
import { data, room } from './http/route.ts'
import { REFUSALS } from './refusals.messages.ts'
import { savedAnswer } from './subscription.ts'

/**
 * What anyone who holds a document may learn about it: enough to see that it was altered, and what is true of it today.
 */
const issuedDocument = z.object({
  /** In French, such as « Contrat d’assurance ». */
  title: z.string(),
  /** The day of issue in Paris. */
  issued_on: z.string(),
  /** The person or vehicle, masked: « AB-•••-CD, Cam••• R. ». Null for a document issued before this was stored. */
  subject: z.nullable(z.string()),
  /** When a time-stamping authority confirmed its seal; null without one. */
  time_stamped_at: z.nullable(z.string()),
  /** A sentence in French: the state today of the contract or claim in the document. */
  standing: z.string(),
  /** Whether it states that someone is covered who no longer is. */
  misleads: z.boolean(),
})

export const documents = room({
  quote: {
    method: 'POST',
    path: '/pdf/generateQuote',
    weight: 30,
    access: 'signedIn',
    summary: 'Un devis en PDF',
    body: z.object({
      start_date: day,
      end_date: day,
      contract_type: contractType,
      price: euros,
      questions: z
        .array(savedAnswer)
        .check(z.minLength(1), z.maxLength(60, REFUSALS.tooManyAnswers)),
      travels: z._default(travels, []),
      compensate: z._default(z.boolean(), false),
      compensationCost: z._default(euros, 0),
      offsetOption: z._default(offsetOption, 'renewable_energy'),
      emissionsData: z.optional(z.unknown()),
    }),
    reply: 'application/pdf',
  },
  generate: {
    method: 'POST',
    path: '/pdf/generateDynamic',
    weight: 30,
    // for someone signed in, the opening is recorded as evidence for what they sign
    access: 'optional',
    summary: 'Le document d’information ou les conditions générales d’un produit, en PDF',
    body: z.object({
      template: z.enum(['information', 'conditions'], REFUSALS.templateUnknown),
      contract_type: contractType,
      /** The id of the answer that chooses the level of cover; without it, every level. */
      level: z.optional(text(80)),
    }),
    reply: 'application/pdf',
  },
  issued: {
    method: 'GET',
    path: '/documents/verification/:code',
    access: 'public',
    summary:
      'Ce que l’on peut dire d’un document par son code de vérification, et ce qui en est vrai aujourd’hui',
    reply: data(issuedDocument),
  },
  keys: {
    method: 'GET',
    path: '/documents/verification-keys',
    access: 'public',
    summary: 'Les clés publiques des codes QR, la plus récente d’abord',
    reply: data(
      z.array(
        z.object({
          /** SHA-256 of the key, in hexadecimal: the first half is printed on each document. */
          fingerprint: z.string(),
          /** ECDSA P-256, SubjectPublicKeyInfo in base64. */
          public_key: z.string(),
        }),
      ),
    ),
  },
  verify: {
    method: 'POST',
    path: '/documents/verification',
    access: 'public',
    summary: 'Vérifier un document par l’empreinte de son fichier',
    body: z.object({
      /** SHA-256 of the file, in hexadecimal. */
      sha256: z.string().check(z.maxLength(64), z.regex(/^[0-9a-f]{64}$/, REFUSALS.fingerprint)),
      /** As printed on the document: it distinguishes an altered file from one that was never issued. */
      code: z.optional(text(40)),
    }),
    reply: data(
      z.object({
        verdict: z.enum(['authentic', 'changed', 'unknown']),
        document: z.nullable(issuedDocument),
      }),
    ),
  },
})
