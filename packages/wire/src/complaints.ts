import { COMPLAINT_STATES } from '@sillage/domain/complaints/deadlines.ts'
import * as z from 'zod/mini'
import { text, uuid } from './http/fields.ts'
import { paging } from './http/paging.ts'
import { data, room, STAFF } from './http/route.ts'
import { REFUSALS } from './refusals.messages.ts'

const state = z.enum(COMPLAINT_STATES, REFUSALS.stateUnknown)

export const complaint = z.object({
  id: z.string(),
  subject: z.string(),
  message: z.string(),
  contract_id: z.nullable(z.string()),
  claim_id: z.nullable(z.string()),
  state,
  received_at: z.string(),
  /** Last days to acknowledge and to answer. */
  acknowledge_by: z.string(),
  answer_by: z.string(),
  acknowledged_at: z.nullable(z.string()),
  answered_at: z.nullable(z.string()),
  answer: z.nullable(z.string()),
  /** Whether the mediator may be turned to now. */
  mediator_open: z.boolean(),
})

export type Complaint = z.output<typeof complaint>

export const staffComplaint = z.extend(complaint, {
  author: z.object({ id: z.string(), username: z.string(), name: z.string() }),
  is_late: z.boolean(),
  /** Not by who complains, nor by who handled what it is about. */
  may_answer: z.boolean(),
})

export type StaffComplaint = z.output<typeof staffComplaint>

export const complaints = room({
  create: {
    method: 'POST',
    path: '/complaints',
    access: 'signedIn',
    summary: 'Faire une réclamation',
    body: z.object({
      subject: text(150),
      message: text(5000),
      contract_id: z.optional(uuid),
      claim_id: z.optional(uuid),
    }),
    reply: data(complaint),
    status: 201,
    idempotent: true,
  },
  mine: {
    method: 'GET',
    path: '/complaints',
    access: 'signedIn',
    summary: 'Ses réclamations',
    reply: data(z.array(complaint)),
  },
  all: {
    method: 'GET',
    path: '/complaints/all',
    access: STAFF,
    summary: 'Toutes les réclamations, celle qui presse le plus en tête',
    query: z.object({ state: z.optional(state), ...paging }),
    reply: data(z.object({ complaints: z.array(staffComplaint), total: z.int() })),
  },
  acknowledge: {
    method: 'POST',
    path: '/complaints/:id/acknowledge',
    access: STAFF,
    summary: 'Accuser réception d’une réclamation',
    reply: data(staffComplaint),
  },
  answer: {
    method: 'POST',
    path: '/complaints/:id/answer',
    access: STAFF,
    summary: 'Répondre à une réclamation',
    body: z.object({ answer: text(10_000) }),
    reply: data(staffComplaint),
  },
})
