import { COMPLAINT_STATES } from '@sillage/domain/complaints/deadlines.ts'
import {
  COMPLAINT_CHANNELS,
  COMPLAINT_MOTIVES,
  LONGEST_NOTE,
  RECORDED_CHANNELS,
} from '@sillage/domain/complaints/register.ts'
import * as z from 'zod/mini'
import { anyText, day, line, paragraph, text, uuid, wholeNumber } from './http/fields.ts'
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
  /** Whether the customer may turn to the mediator now. */
  mediator_open: z.boolean(),
})

export type Complaint = z.output<typeof complaint>

const motive = z.enum(COMPLAINT_MOTIVES, REFUSALS.valueUnknown)
const named = z.object({ id: z.string(), name: z.string() })

/** The filters of the register. */
const filter = {
  /** Or `open`: not answered; or `late`: not answered, with the next step overdue. */
  state: z.optional(z.enum([...COMPLAINT_STATES, 'open', 'late'], REFUSALS.stateUnknown)),
  /** Or `none`: not yet set. */
  motive: z.optional(z.enum([...COMPLAINT_MOTIVES, 'none'], REFUSALS.valueUnknown)),
  /** Received within this many days. */
  within: z.optional(wholeNumber(7, 365)),
  /** A member of the team, `me` or `nobody`. */
  owner: z.optional(z.union([z.enum(['me', 'nobody']), uuid], REFUSALS.adviserUnknown)),
  /** Words in any order, each searched in the text of the complaint, its number and the name of its author. */
  q: z.optional(anyText(100)),
}

export const staffComplaint = z.extend(complaint, {
  /** What people call the contract and the claim; empty without one. */
  contract_name: z.string(),
  claim_name: z.string(),
  /** Without an account, `id` is null and `username` empty. */
  author: z.object({ id: z.nullable(z.string()), username: z.string(), name: z.string() }),
  /** Where an author without an account is answered: by mail, else by letter. Null with an account. */
  correspondent: z.nullable(
    z.object({ address_lines: z.array(z.string()), email: z.nullable(z.string()) }),
  ),
  is_late: z.boolean(),
  /** False for the author of the complaint, and for the person who handled what it is about. */
  may_answer: z.boolean(),
  channel: z.enum(COMPLAINT_CHANNELS),
  motive: z.nullable(motive),
  /** The member of the team who handles it. */
  owner: z.nullable(named),
  /** Who recorded it, when it came by letter, phone or mail. */
  recorded_by: z.nullable(z.string()),
  /** Notes of the team, oldest first; empty for someone who may not answer it. */
  notes: z.array(
    z.object({ id: z.string(), author: z.string(), text: z.string(), at: z.string() }),
  ),
})

export type StaffComplaint = z.output<typeof staffComplaint>

export const complaints = room({
  create: {
    method: 'POST',
    path: '/complaints',
    access: 'signedIn',
    summary: 'Faire une réclamation',
    body: z.object({
      subject: line(150),
      message: paragraph(5000),
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
    query: z.object({ ...filter, ...paging }),
    reply: data(z.object({ complaints: z.array(staffComplaint), total: z.int() })),
  },
  register: {
    method: 'GET',
    path: '/complaints/register.csv',
    weight: 20,
    access: STAFF,
    summary: 'Le registre des réclamations, en CSV\u202f; 5000 au plus',
    query: z.object(filter),
    reply: 'text/csv',
  },
  record: {
    method: 'POST',
    path: '/complaints/recorded',
    access: STAFF,
    summary: 'Noter une réclamation reçue par lettre, par téléphone ou par e-mail',
    body: z.object({
      /** The author's name, only when they have no account: then an `address` or an `email` to answer them at. */
      name: z.optional(line(100)),
      /** What follows the name on an envelope, line by line. */
      address: z.optional(paragraph(300)),
      /** Without a `name`, the address of the author's account. */
      email: z.optional(text(254)),
      /** The number of the contract or claim it is about, at least its first 8 characters. */
      about: z.optional(text(60)),
      channel: z.enum(RECORDED_CHANNELS, REFUSALS.valueUnknown),
      /** The day on which it was sent, from which its delays run; that of its call or of its e-mail. */
      received_on: day,
      subject: line(150),
      message: paragraph(5000),
      motive: z.optional(motive),
    }),
    reply: data(staffComplaint),
    status: 201,
    idempotent: true,
  },
  letter: {
    method: 'GET',
    path: '/complaints/:id/letter',
    weight: 20,
    access: STAFF,
    summary:
      'La lettre d’un accusé de réception ou d’une réponse, en PDF, pour qui n’a pas de compte\u202f; 404 sans adresse postale',
    reply: 'application/pdf',
  },
  handle: {
    method: 'PUT',
    path: '/complaints/:id/handling',
    access: STAFF,
    summary: 'Dire qui suit une réclamation, et son motif au registre',
    body: z.object({
      owner: z.optional(z.nullable(uuid)),
      motive: z.optional(z.nullable(motive)),
    }),
    reply: data(staffComplaint),
  },
  note: {
    method: 'POST',
    path: '/complaints/:id/notes',
    access: STAFF,
    summary: 'Noter quelque chose d’une réclamation, entre collègues',
    body: z.object({ text: paragraph(LONGEST_NOTE) }),
    reply: data(staffComplaint),
    status: 201,
    idempotent: true,
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
    body: z.object({ answer: paragraph(10_000) }),
    reply: data(staffComplaint),
  },
})
