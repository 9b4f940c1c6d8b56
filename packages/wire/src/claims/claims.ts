import { REQUEST_REASONS } from '@sillage/domain/claims/checklist.ts'
import { DECISIONS } from '@sillage/domain/claims/outcome.ts'
import { RELATIONS } from '@sillage/domain/claims/participation.ts'
import * as z from 'zod/mini'
import { anyParagraph, day, line, paragraph, text, uuid } from '../http/fields.ts'
import { paging } from '../http/paging.ts'
import { data, room, STAFF } from '../http/route.ts'
import { REFUSALS } from '../refusals.messages.ts'
import { assessment } from './calculation.ts'
import { claim, claimStatusText } from './claim.ts'
import { recordedFact } from './claim-clocks.ts'
import { claimDetail, documentRequest, foundPerson, participant } from './claim-detail.ts'
import { signalKind, signalVerdict } from './claim-signals.ts'

const answer = z.object({ question_id: text(40), answer: paragraph(300) })
const answers = z.array(answer).check(z.maxLength(20, REFUSALS.twentyAnswers))

const files = z.array(uuid).check(z.minLength(1), z.maxLength(10, REFUSALS.tenFiles))

/** Ticked separately by the sender of a health document. */
const healthConsent = z._default(z.boolean(), false)

/** A declaration. The browser checks one that it kept without a network against it. */
export const declaration = z.object({
  contract_id: uuid,
  nature: text(80),
  dateIncident: day,
  description: paragraph(5000),
  incidentTime: z.optional(
    z.string().check(z.maxLength(5), z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, REFUSALS.hour)),
  ),
  place: z.optional(line(200)),
  /** Answers to the questions of the nature; none is compulsory. */
  answers: z._default(answers, []),
  /**
   * The version of the questions and documents that was shown; it stays that of the claim. The newest by default.
   */
  intake_version: z.optional(z.number().check(z.int(), z.gte(0), z.lte(1_000_000))),
  injured: z._default(z.boolean(), false),
  abroad: z._default(z.boolean(), false),
  /** The draft it was written in; 409 `claim.declared_already` once that draft made a claim. */
  draft_id: z.optional(uuid),
})

export const claims = room({
  declare: {
    method: 'POST',
    path: '/claims/',
    weight: 5,
    access: 'signedIn',
    summary: 'Déclarer un sinistre ; l’équipe peut le faire pour le titulaire du contrat',
    body: declaration,
    reply: data(claim),
    status: 201,
    idempotent: true,
  },
  mine: {
    method: 'GET',
    path: '/claims/user',
    access: 'signedIn',
    summary: 'Les sinistres du compte, et ceux auxquels il participe',
    query: z.object(paging),
    reply: data(
      z.array(
        z.object({
          ...claim.shape,
          /** False for another person's claim in which the account takes part. */
          is_owner: z.boolean(),
          /** The holder's name for the contract; empty when no answer provides one, and in another person's claim. */
          contract_name: z.string(),
          /** Who must act next. */
          waiting: z.enum(['customer', 'insurer']),
          /** Number of documents that staff asked for and have not received. */
          open_requests: z.number(),
        }),
      ),
    ),
  },
  all: {
    method: 'GET',
    path: '/claims/allClaims',
    weight: 20,
    access: STAFF,
    summary:
      'Tous les sinistres, les derniers déclarés d’abord : les 1 000 plus récents sans page, l’en-tête `Link` mène à la suite',
    query: z.object(paging),
    reply: data(z.array(claim)),
  },
  participants: {
    method: 'GET',
    path: '/claims/participants/:id',
    access: 'signedIn',
    summary: 'Les participants d’un sinistre',
    reply: data(z.array(participant)),
  },
  addParticipants: {
    method: 'POST',
    path: '/claims/addParticipants/:id',
    access: STAFF,
    summary: 'Ajouter des participants ; ceux qui y sont déjà restent',
    body: z.object({
      participants: z
        .array(uuid)
        .check(z.minLength(1), z.maxLength(20, REFUSALS.twentyParticipants)),
      /** Whether they are added because the claim concerns them: if they are staff, they may not handle it. */
      areConcerned: z._default(z.boolean(), false),
      /** Added as third parties: they see only the discussion and what is shared with them. */
      relation: z.optional(z.enum(RELATIONS, REFUSALS.valueUnknown)),
    }),
    reply: data(z.array(participant)),
  },
  findParticipant: {
    method: 'POST',
    path: '/claims/:id/participants/find',
    access: STAFF,
    summary:
      'Trouver un compte actif par son adresse exacte, avant de l’ajouter ; null quand aucun ne l’a',
    body: z.object({ email: text(254) }),
    reply: data(z.nullable(foundPerson)),
  },
  removeParticipant: {
    method: 'POST',
    path: '/claims/removeParticipant/:id',
    access: STAFF,
    summary: 'Retirer un participant : il ne voit plus rien dès cet instant',
    body: z.object({ userId: uuid }),
    reply: data(z.array(participant)),
  },
  setStatus: {
    method: 'PUT',
    path: '/claims/:id/status',
    access: STAFF,
    summary: 'Changer le statut, dans l’un ou l’autre vocabulaire',
    body: z.object({
      status: claimStatusText,
      /** The status shown on the page: if it has changed meanwhile, 409 and nothing changes. */
      seen: z.optional(claimStatusText),
      /** Why a claim is closed without a decision; shown to the customer. */
      reason: z.optional(anyParagraph(500)),
    }),
    reply: data(z.pick(claim, { claim_id: true, claimStatus: true })),
  },
  detail: {
    method: 'GET',
    path: '/claims/:id',
    access: 'signedIn',
    summary: 'Un sinistre : où il en est, ce qui s’est passé, ce qui manque',
    reply: data(claimDetail),
  },
  requestDocument: {
    method: 'POST',
    path: '/claims/:id/requests',
    access: STAFF,
    summary: 'Demander un document : manquant, ou à envoyer de nouveau',
    body: z.object({
      /** A document of the checklist; otherwise `label` describes it. */
      document_key: z.optional(text(40)),
      label: z.optional(text(120)),
      reason: z.enum(REQUEST_REASONS, REFUSALS.reasonUnknown),
      note: z.optional(paragraph(500)),
    }),
    reply: data(documentRequest),
    status: 201,
    idempotent: true,
  },
  withdrawRequest: {
    method: 'POST',
    path: '/claims/:id/requests/:requestId/withdraw',
    access: STAFF,
    summary: 'Retirer une demande de document',
    reply: data(documentRequest),
  },
  fulfilRequest: {
    method: 'POST',
    path: '/claims/:id/requests/:requestId/fulfil',
    access: 'signedIn',
    summary: 'Répondre à une demande, par des fichiers déjà déposés sur le sinistre',
    body: z.object({ files, health_consent: healthConsent }),
    reply: data(documentRequest),
    idempotent: true,
  },
  provideDocument: {
    method: 'POST',
    path: '/claims/:id/checklist',
    access: 'signedIn',
    summary: 'Dire quel document de la liste des fichiers déjà déposés apportent',
    body: z.object({ document_key: text(40), files, health_consent: healthConsent }),
    reply: data(claimDetail.shape.checklist),
    idempotent: true,
  },
  decide: {
    method: 'POST',
    path: '/claims/:id/outcome',
    weight: 5,
    access: STAFF,
    summary:
      'Rendre la décision et fermer le sinistre ; au-dessus de sa limite, elle attend une seconde signature',
    body: z.object({
      decision: z.enum(DECISIONS, REFUSALS.decisionUnknown),
      /** Euros: the covered loss, before the excess. */
      amount: z._default(z.number().check(z.gte(0), z.lte(10_000_000)), 0),
      excess: z._default(z.number().check(z.gte(0), z.lte(10_000_000)), 0),
      reasons: paragraph(5000),
      /**
       * The assessment behind it; the server calculates again: if the decision or amount differs, 409 and nothing is
       * decided.
       */
      assessment: z.optional(assessment),
    }),
    reply: data(claimDetail),
    idempotent: true,
  },
  reopen: {
    method: 'POST',
    path: '/claims/:id/reopen',
    access: 'signedIn',
    summary:
      'Rouvrir un sinistre fermé, en disant pourquoi\u202f; payé, il attend une seconde personne de l’équipe',
    body: z.object({ reason: paragraph(1000) }),
    reply: data(claimDetail),
    idempotent: true,
  },
  assign: {
    method: 'PUT',
    path: '/claims/:id/assignment',
    access: STAFF,
    summary: 'Confier un sinistre à un membre de l’équipe, qui en devient participant',
    body: z.object({
      assignee: z.nullable(uuid),
      /** The assignee shown on the page: if someone else took it meanwhile, 409 and nothing changes. */
      seen: z.optional(z.nullable(uuid)),
    }),
    reply: data(claimDetail),
  },
  setWaiting: {
    method: 'PUT',
    path: '/claims/:id/waiting',
    access: STAFF,
    summary: 'Dire à qui est le tour : l’assuré, ou nous',
    body: z.object({ waiting: z.enum(['customer', 'insurer'], REFUSALS.valueUnknown) }),
    reply: data(claimDetail),
  },
  noteFact: {
    method: 'PUT',
    path: '/claims/:id/facts',
    access: STAFF,
    summary: 'Noter le jour d’un fait dont court un délai, ou le retirer',
    body: z.object({ fact: recordedFact, day: z.nullable(day) }),
    reply: data(claimDetail),
  },
  judgeSignal: {
    method: 'PUT',
    path: '/claims/:id/signals',
    access: STAFF,
    summary: 'Dire ce qu’une personne pense d’un signal du dossier, ou revenir dessus',
    body: z.object({
      kind: signalKind,
      file_id: z.nullable(uuid),
      verdict: z.nullable(signalVerdict),
      /** Why it is kept; no reason is needed to dismiss a signal. */
      word: anyParagraph(500),
    }),
    reply: data(claimDetail),
  },
  acknowledgement: {
    method: 'GET',
    path: '/claims/:id/acknowledgement',
    weight: 20,
    access: 'signedIn',
    summary: 'L’accusé de réception daté de la déclaration, en PDF',
    reply: 'application/pdf',
  },
  decisionLetter: {
    method: 'GET',
    path: '/claims/:id/decision-letter',
    weight: 20,
    access: 'signedIn',
    summary: 'La lettre de la dernière décision, en PDF, gardée telle quelle ; 404 sans décision',
    reply: 'application/pdf',
  },
  summary: {
    method: 'GET',
    path: '/claims/:id/summary',
    weight: 20,
    access: 'signedIn',
    summary: 'Le récapitulatif du sinistre, en PDF',
    reply: 'application/pdf',
  },
})
