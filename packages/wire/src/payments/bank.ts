import { CLOSINGS } from '@sillage/domain/payments/receipt.ts'
import * as z from 'zod/mini'
import { amount, paragraph, text, uuid } from '../http/fields.ts'
import { data, room } from '../http/route.ts'
import { REFUSALS } from '../refusals.messages.ts'
import { batch, order, owed } from './bank-rows.ts'
import { DESK, desk, PREPARES } from './desk.ts'

const APPROVES = { capabilities: ['approve'] } as const

export const bank = room({
  desk: {
    method: 'GET',
    path: '/finance/desk',
    weight: 10,
    access: DESK,
    summary: 'Le bureau des finances : lots, mouvements non rapprochés, dernier relevé',
    reply: data(desk),
  },
  batch: {
    method: 'GET',
    path: '/finance/batches/:id',
    weight: 5,
    access: DESK,
    summary: 'Un lot, ce qu’il y a à y regarder et ses plus gros ordres',
    reply: data(
      z.object({
        batch,
        orders: z.array(order),
        /** How many orders have something to check: they are listed first. */
        flagged: z.number(),
        /** Hexadecimal; null before the approval. */
        sha256: z.nullable(z.string()),
        hasFile: z.boolean(),
        /** Why the caller can’t approve it now, in French; null when they can. */
        refusal: z.nullable(z.string()),
      }),
    ),
  },
  letGo: {
    method: 'POST',
    path: '/finance/payouts/:id/review',
    access: APPROVES,
    summary:
      'Laisser partir un virement signalé, en disant pourquoi ; jamais par qui l’a demandé ou décidé',
    body: z.object({ reason: paragraph(500) }),
    reply: 'none',
    presence: true,
    status: 204,
  },
  received: {
    method: 'POST',
    path: '/finance/payouts/:id/received',
    access: APPROVES,
    summary:
      'Dire ce qui avait été payé avant le suivi des paiements : le surplus se rembourse, sinon rien ; jamais par qui serait remboursé',
    body: z.object({
      received: z.number().check(z.gte(0), z.lte(10_000_000)),
      note: paragraph(500),
    }),
    reply: data(z.object({ paidBack: amount })),
    presence: true,
  },
  prepare: {
    method: 'POST',
    path: '/finance/batches',
    access: PREPARES,
    summary: 'Préparer un lot de prélèvements ou de virements',
    body: z.object({ kind: z.enum(['collections', 'transfers']) }),
    reply: data(z.object({ id: z.string() })),
    status: 201,
    weight: 50,
  },
  approve: {
    method: 'POST',
    path: '/finance/batches/:id/approval',
    access: APPROVES,
    summary: 'Approuver un lot préparé par quelqu’un d’autre',
    reply: 'none',
    presence: true,
    status: 204,
    weight: 50,
  },
  withdraw: {
    method: 'POST',
    path: '/finance/batches/:id/withdrawal',
    access: DESK,
    summary: 'Rendre un lot avant son approbation',
    reply: 'none',
    status: 204,
  },
  file: {
    method: 'GET',
    path: '/finance/batches/:id/file.xml',
    weight: 20,
    access: DESK,
    summary: 'Le fichier d’un lot approuvé, pour la banque',
    reply: 'application/octet-stream',
  },
  import: {
    method: 'POST',
    path: '/finance/files',
    weight: 100,
    access: PREPARES,
    summary: 'Importer un fichier de la banque',
    body: 'stream',
    bodyLimit: 20 * 1024 * 1024,
    reply: data(
      z.object({
        kind: z.enum(['statement', 'notification', 'status']),
        movements: z.number(),
        unmatched: z.number(),
        isRepeated: z.boolean(),
        /** The opening balance of an account in euros, with its first statement. */
        opened: z.optional(amount),
      }),
    ),
  },
  match: {
    method: 'POST',
    path: '/finance/movements/:id/match',
    access: DESK,
    summary:
      'Rapprocher un mouvement de ce qui est proposé, par une autre personne que celle qui l’a proposé',
    /** `seen` is the `seen` of the proposal that was read; 409 when another is made now. */
    body: z.object({ seen: z.optional(text(600)) }),
    reply: 'none',
    status: 204,
  },
  owed: {
    method: 'GET',
    path: '/finance/dues',
    weight: 10,
    access: DESK,
    summary: 'Chercher ce qui est dû, par un nom ou une référence',
    query: z.object({ q: text(60) }),
    reply: data(z.array(owed)),
  },
  propose: {
    method: 'POST',
    path: '/finance/movements/:id/proposal',
    access: DESK,
    summary: 'Proposer ce qu’un mouvement paie, ou de le clore ; une autre personne le fait',
    body: z.union(
      [
        z.object({ due_id: uuid }),
        z.object({ recovery_id: uuid }),
        z.object({ closing: z.enum(CLOSINGS), reason: paragraph(500) }),
      ],
      REFUSALS.id,
    ),
    reply: 'none',
    status: 204,
  },
  reveal: {
    method: 'POST',
    path: '/finance/orders/:id/iban',
    weight: 5,
    access: DESK,
    summary: 'L’IBAN entier d’un ordre ; chaque lecture est au journal',
    reply: data(z.object({ iban: z.string() })),
    presence: true,
  },
})

export type FinanceDesk = z.output<(typeof bank.desk)['reply']>['data']
export type BatchDetail = z.output<(typeof bank.batch)['reply']>['data']
