import { MOST_ATTACHMENTS } from '@sillage/domain/claims/attachments.ts'
import { REFUSAL_REASONS, VERDICTS } from '@sillage/domain/claims/documents/document-review.ts'
import { HEALTH_REASONS } from '@sillage/domain/claims/health/health-papers.ts'
import * as z from 'zod/mini'
import { anyText, text, uuid } from '../http/fields.ts'
import { data, room, STAFF } from '../http/route.ts'
import { REFUSALS } from '../refusals.messages.ts'
import { claimDocument, claimFile, claimMessage } from './claim-message.ts'
import { unread } from './unread.ts'

/** The number of a message, as the server wrote it. */
const messageId = z.string().check(z.maxLength(18), z.regex(/^\d{1,18}$/, REFUSALS.messageNumber))

const content = anyText(5000)

const MOST_MENTIONED = 10

const REQUEST_BYTES = 25 * 1024 * 1024

export const messages = room({
  unread,
  list: {
    method: 'GET',
    path: '/messages/:claimId',
    access: 'signedIn',
    summary: 'La discussion d’un sinistre, du premier message au dernier',
    query: z.object({
      /** Only what follows this message. */
      after: z.optional(messageId),
      limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(500))),
      /** Only the newest, as many as asked; still the oldest of them first. */
      last: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000))),
    }),
    reply: z.array(claimMessage),
  },
  post: {
    method: 'POST',
    path: '/messages/',
    weight: 10,
    access: 'signedIn',
    summary: 'Écrire dans la discussion d’un sinistre',
    bodyLimit: REQUEST_BYTES,
    body: z.object({
      claimId: uuid,
      content: z._default(content, ''),
      /** Files in the message itself; the web app sends them beforehand, as streams. */
      documents: z._default(
        z
          .array(
            z.object({
              file_name: z.string().check(z.maxLength(5000)),
              /** Base64. */
              file_content: z.string().check(z.maxLength(REQUEST_BYTES)),
            }),
          )
          .check(z.maxLength(MOST_ATTACHMENTS, REFUSALS.files(MOST_ATTACHMENTS))),
        [],
      ),
      /** Files that were sent beforehand. */
      files: z._default(
        z.array(uuid).check(z.maxLength(MOST_ATTACHMENTS, REFUSALS.files(MOST_ATTACHMENTS))),
        [],
      ),
      /** The files tell of somebody’s health, and their author consents expressly. */
      health_consent: z._default(z.boolean(), false),
      /** A note between staff. */
      isNote: z._default(z.boolean(), false),
      /** Colleagues whom a note calls to the claim. */
      mentions: z.optional(
        z.array(uuid).check(z.maxLength(MOST_MENTIONED, REFUSALS.mentions(MOST_MENTIONED))),
      ),
      /** Said by staff: the next step stays ours. Without it a message passes the turn to the other side. */
      keepsTurn: z._default(z.boolean(), false),
    }),
    reply: claimMessage,
    status: 201,
    idempotent: true,
  },
  read: {
    method: 'POST',
    path: '/claims/:id/read',
    access: 'signedIn',
    summary: 'Dire jusqu’à quel message on a lu',
    body: z.object({ up_to: messageId }),
    reply: 'none',
    status: 204,
  },
  presence: {
    method: 'POST',
    path: '/claims/:id/presence',
    access: STAFF,
    summary: 'Dire aux collègues qu’on lit un sinistre, qu’on y écrit, ou qu’on le quitte',
    body: z.object({ doing: z.enum(['reading', 'writing', 'gone'], REFUSALS.valueUnknown) }),
    reply: 'none',
    status: 204,
  },
  documents: {
    method: 'GET',
    path: '/claims/documents/:id',
    weight: 20,
    access: 'signedIn',
    summary: 'Les documents d’un sinistre avec leur contenu, en base64',
    reply: z.array(
      z.object({
        ...claimFile.shape,
        file_content: z.string(),
      }),
    ),
  },
  files: {
    method: 'GET',
    path: '/claims/:id/files',
    access: 'signedIn',
    summary: 'La liste des documents d’un sinistre, sans leur contenu',
    reply: data(z.array(claimDocument)),
  },
  upload: {
    method: 'POST',
    path: '/claims/:id/files',
    weight: 10,
    access: 'signedIn',
    summary: 'Déposer un fichier, avant de le joindre à un message ; le corps est le fichier',
    query: z.object({ name: z.string().check(z.maxLength(5000)) }),
    body: 'stream',
    reply: data(claimFile),
    status: 201,
  },
  download: {
    method: 'GET',
    path: '/claims/:id/files/:fileId',
    access: 'signedIn',
    summary: 'Un document, tel qu’il est gardé',
    reply: 'application/octet-stream',
  },
  fileDocument: {
    method: 'PUT',
    path: '/claims/:id/files/:fileId/filing',
    access: STAFF,
    summary: 'Nommer un document ou dire lequel c’est ; le nom donné par la personne reste lisible',
    body: z.object({
      /** Its own name again: back to the one it came with. */
      name: z.optional(text(200)),
      /** Of the checklist of the claim; null: none of them. */
      document_key: z.optional(z.nullable(text(40))),
    }),
    reply: data(claimDocument),
  },
  shareDocument: {
    method: 'PUT',
    path: '/claims/:id/files/:fileId/shares/:accountId',
    access: STAFF,
    summary: 'Montrer un document à un tiers du sinistre, ou ne plus le lui montrer',
    body: z.object({ is_shared: z.boolean() }),
    reply: data(claimDocument),
  },
  reviewDocument: {
    method: 'PUT',
    path: '/claims/:id/files/:fileId/review',
    access: STAFF,
    summary: 'Accepter un document, ou le refuser et le demander de nouveau en disant pourquoi',
    body: z.object({
      verdict: z.enum(VERDICTS, REFUSALS.valueUnknown),
      /** Of a refusal. */
      reason: z.optional(z.enum(REFUSAL_REASONS, REFUSALS.reasonUnknown)),
      /** Of a refusal: what the customer reads. */
      words: z._default(anyText(500), ''),
    }),
    reply: data(claimDocument),
  },
  openHealthFile: {
    method: 'POST',
    path: '/claims/:id/files/:fileId/health/open',
    access: { capabilities: ['medical'] },
    summary: 'Ouvrir une pièce de santé, avec un motif ; chaque ouverture est tracée',
    body: z.object({ reason: z.enum(HEALTH_REASONS, REFUSALS.reasonUnknown) }),
    reply: 'application/octet-stream',
  },
  markHealthFile: {
    method: 'PUT',
    path: '/claims/:id/files/:fileId/health',
    access: { capabilities: ['medical'] },
    summary: 'Marquer un document comme pièce de santé, ou retirer cette marque',
    body: z.object({ is_health: z.boolean() }),
    reply: data(claimFile),
  },
  withdrawHealthConsent: {
    method: 'POST',
    path: '/claims/:id/files/:fileId/health/withdraw',
    access: 'signedIn',
    summary: 'Retirer son accord à l’usage d’une pièce de santé',
    reply: data(claimFile),
  },
  thumbnail: {
    method: 'GET',
    path: '/claims/:id/files/:fileId/thumbnail',
    access: 'signedIn',
    summary: 'L’aperçu d’une image',
    reply: 'image/webp',
  },
})
