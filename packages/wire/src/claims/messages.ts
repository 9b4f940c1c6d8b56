import { MOST_ATTACHMENTS } from '@sillage/domain/claims/attachments.ts'
import { REFUSAL_REASONS, VERDICTS } from '@sillage/domain/claims/documents/document-review.ts'
import { FILE_CHANGES } from '@sillage/domain/claims/documents/file-changes.ts'
import { HEALTH_REASONS } from '@sillage/domain/claims/health/health-papers.ts'
import * as z from 'zod/mini'
import { anyParagraph, text, uuid, wholeNumber } from '../http/fields.ts'
import { data, room, STAFF } from '../http/route.ts'
import { REFUSALS } from '../refusals.messages.ts'
import { claimFile, claimMessage } from './claim-message.ts'
import { unread } from './unread.ts'

/** A file of a claim in its list of documents, with its classification and review. */
const claimDocument = z.extend(claimFile, {
  /** The name given by the team, or its own; made distinct from others of the same name. */
  shown_name: z.string(),
  sent_by: z.string(),
  /** The document of the checklist, or the requested one, that it is; null until classified. */
  document: z.nullable(
    z.object({
      key: z.nullable(z.string()),
      label: z.string(),
      verdict: z.nullable(z.enum(VERDICTS)),
      reason: z.nullable(z.enum(REFUSAL_REASONS)),
      words: z.string(),
    }),
  ),
  /** The third parties who can see it; for handlers only. */
  shared_with: z.array(z.string()),
  /** The team's actions on it, newest first; for handlers only. */
  changes: z.array(
    z.object({
      change_id: z.string(),
      kind: z.enum(FILE_CHANGES),
      detail: z.string(),
      at: z.string(),
      by: z.string(),
    }),
  ),
})

export type ClaimDocument = z.output<typeof claimDocument>

/** The number of a message, as the server wrote it. */
const messageId = z.string().check(z.maxLength(18), z.regex(/^\d{1,18}$/, REFUSALS.messageNumber))

const content = anyParagraph(5000)

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
      /** Only messages after this one. */
      after: z.optional(messageId),
      limit: z.optional(wholeNumber(1, 500)),
      /** Only this many of the newest, still in chronological order. */
      last: z.optional(wholeNumber(1, 10_000)),
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
      /** Files inside the message; the web app uploads them beforehand, as streams. */
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
      /** Files uploaded beforehand. */
      files: z._default(
        z.array(uuid).check(z.maxLength(MOST_ATTACHMENTS, REFUSALS.files(MOST_ATTACHMENTS))),
        [],
      ),
      /** The files contain health data, and their author expressly consents. */
      health_consent: z._default(z.boolean(), false),
      /** A note visible to staff only. */
      isNote: z._default(z.boolean(), false),
      /** Colleagues mentioned in a note, who are notified. */
      mentions: z.optional(
        z.array(uuid).check(z.maxLength(MOST_MENTIONED, REFUSALS.mentions(MOST_MENTIONED))),
      ),
      /** From staff: the next step is still ours. Without it, a message passes the turn to the other side. */
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
      /** Sending its original name restores it. */
      name: z.optional(text(200)),
      /** A document of the claim's checklist; null for none of them. */
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
      /** Required for a refusal. */
      reason: z.optional(z.enum(REFUSAL_REASONS, REFUSALS.reasonUnknown)),
      /** For a refusal: the explanation shown to the customer. */
      words: z._default(anyParagraph(500), ''),
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
