import { ROLES } from '@sillage/domain/accounts/roles.ts'
import { DOCUMENT_STATES, REQUEST_REASONS } from '@sillage/domain/claims/checklist.ts'
import { RELATIONS } from '@sillage/domain/claims/participation.ts'
import { CLAIM_STATUSES, STANDINGS } from '@sillage/domain/claims/status.ts'
import { FAULTS } from '@sillage/domain/products/claims-history.ts'
import * as z from 'zod/mini'
import { productId } from '../http/fields.ts'
import { calculation } from './calculation.ts'
import { claim } from './claim.ts'
import { claimFact, clock } from './claim-clocks.ts'
import { person, signal } from './claim-signals.ts'
import { linkedClaim } from './links/linked-claim.ts'

export const STATEMENT_STAGES = ['new', 'begun', 'signed'] as const

export const participant = z.object({
  userId: z.string(),
  username: z.string(),
  name: z.string(),
  role: z.enum(ROLES),
  is_owner: z.boolean(),
  /** Present because the claim happened to them; a member of the team may then not handle it. */
  is_concerned: z.boolean(),
  /** The role of a third party; null for someone who sees the whole claim. */
  relation: z.nullable(z.enum(RELATIONS)),
  is_active: z.boolean(),
  /** For staff only. */
  email: z.nullable(z.string()),
})

export type Participant = z.output<typeof participant>

/** Someone about to be added: just enough to recognise them. */
export const foundPerson = z.object({
  userId: z.string(),
  name: z.string(),
  is_staff: z.boolean(),
  /** Whether they already take part. */
  is_present: z.boolean(),
})

export type FoundPerson = z.output<typeof foundPerson>

export const documentRequest = z.object({
  request_id: z.string(),
  document_key: z.nullable(z.string()),
  label: z.string(),
  reason: z.enum(REQUEST_REASONS),
  note: z.string(),
  requested_at: z.string(),
  state: z.enum(['open', 'fulfilled', 'withdrawn']),
  files: z.array(z.string()),
})

export type DocumentRequest = z.output<typeof documentRequest>

const day = z.string()

export const claimDetail = z.extend(claim, {
  contract_type: productId,
  /** The holder's name for the contract; empty for a third party. */
  contract_name: z.string(),
  incidentTime: z.nullable(z.string()),
  place: z.string(),
  injured: z.boolean(),
  abroad: z.boolean(),
  answers: z.array(z.object({ question_id: z.string(), question: z.string(), answer: z.string() })),
  owner: person,
  /** The member of staff who declared it for the owner. */
  declared_by: z.nullable(person),
  assignee: z.nullable(person),
  participants: z.array(participant),
  /** The reader's relation to the claim, and what they may do with it now. */
  standing: z.enum(STANDINGS),
  may: z.object({
    setStatus: z.boolean(),
    assign: z.boolean(),
    addParticipant: z.boolean(),
    removeParticipant: z.boolean(),
    requestDocument: z.boolean(),
    reviewDocument: z.boolean(),
    provideDocument: z.boolean(),
    decide: z.boolean(),
    reopen: z.boolean(),
    setReserve: z.boolean(),
    setFault: z.boolean(),
    recover: z.boolean(),
  }),
  /** Why the reader may not reopen a closed claim; null when they may, or when it is never up to them. */
  reopen_refused: z.nullable(z.string()),
  /** Whose fault it was, for the owner and the team; null until established. */
  fault: z.nullable(
    z.object({ fault: z.enum(FAULTS), label: z.string(), reason: z.string(), at: z.string() }),
  ),
  /**
   * How far the accident statement of two drivers is, signed once both have: for the owner and the team. Null when
   * there can be none.
   */
  statement: z.nullable(z.enum(STATEMENT_STAGES)),
  /** For the owner and the team, in French: its contract was withdrawn from, and the premium given back. */
  withdrawal: z.nullable(z.string()),
  /** The legal delay to declare; it is shown and never blocks. */
  deadline: z.object({
    label: z.string(),
    source: z.string(),
    last_day: z.nullable(day),
    is_late: z.boolean(),
  }),
  /** Where the claim is, and what comes next. */
  progress: z.object({
    stage: z.enum(['declared', 'handled', 'decided']),
    actor: z.enum(['customer', 'insurer', 'nobody']),
    now: z.string(),
    next: z.string(),
    usual_delay: z.nullable(z.string()),
    expected_by: z.nullable(day),
  }),
  /** Oldest first. */
  timeline: z.array(
    z.object({
      event_id: z.string(),
      at: z.string(),
      kind: z.string(),
      sentence: z.string(),
      claimStatus: z.enum(CLAIM_STATUSES),
      by: z.nullable(person),
      /** Visible to staff only. */
      is_internal: z.boolean(),
    }),
  ),
  checklist: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      why: z.string(),
      medical: z.nullable(z.enum(['always', 'perhaps'])),
      /** The study of the claim can't be completed without it. */
      required: z.boolean(),
      state: z.enum(DOCUMENT_STATES),
    }),
  ),
  /** Open ones first, then latest first. */
  requests: z.array(documentRequest),
  outcome: z.nullable(
    z.object({
      decision: z.enum(['accepted', 'partly', 'refused']),
      label: z.string(),
      /** Euros. */
      amount: z.number(),
      excess: z.number(),
      paid: z.number(),
      reasons: z.string(),
      decided_at: z.string(),
      decided_by: person,
      /** The person who signed it second, when above a limit. */
      approved_by: z.nullable(person),
      /** Line by line; null for a decision entered by hand. */
      reckoning: z.nullable(calculation),
      /** The payment of the decision; null when nothing is to be paid. */
      payment: z.nullable(
        z.object({
          amount: z.number(),
          /** The account it goes to; null while the IBAN is awaited. */
          account: z.nullable(z.string()),
          /** Whether its owner has died: the team names who receives it. */
          is_of_estate: z.boolean(),
          /** `YYYY-MM-DD`; null until sent. */
          sent_on: z.nullable(day),
          paid_on: z.nullable(day),
          /** When the bank refused or returned the last transfer, and another account is awaited. */
          refused_on: z.nullable(day),
          /** The latest day to pay it. */
          due_by: day,
        }),
      ),
      /** False once the claim was reopened: a new decision will replace it. */
      stands: z.boolean(),
      contest: z.object({
        complaints_email: z.string(),
        /** For a complaint sent today. */
        acknowledged_by: day,
        answered_by: day,
        act_before: day,
        mediator: z.object({ name: z.string(), address: z.array(z.string()), website: z.string() }),
      }),
    }),
  ),
  /** For staff only. */
  desk: z.nullable(
    z.object({
      waiting: z.enum(['customer', 'insurer']),
      waiting_since: z.string(),
      age: z.enum(['fresh', 'due', 'late', 'none']),
      is_pressing: z.boolean(),
      /** False once the owner has died or their account is closed or deactivated: they get no message. */
      owner_reads: z.boolean(),
      /** Since when a closed claim has waited for an answer. */
      written_on: z.nullable(z.string()),
      /** While the assignee is away: until when, and the deputy; `deputy` is null when they can't handle it. */
      absence: z.nullable(z.object({ last_day: day, deputy: z.nullable(person) })),
      /** Other claims with the same contract, nature and day: possibly the same one declared twice. */
      same: z.array(
        z.object({
          claim_id: z.string(),
          claimStatus: z.enum(CLAIM_STATUSES),
          declared: z.string(),
        }),
      ),
      /** Claims linked by the team, newest link first; without those that concern the reader. */
      linked: z.array(linkedClaim),
      /** Facts that only a person may judge; never shown to the customer. */
      signals: z.array(signal),
      /** The delays that bind the insurer, soonest deadline first, and the events that start or stop others. */
      clocks: z.array(clock),
      facts: z.array(claimFact),
      /** Whether a decision waits for a second signature. */
      signature_waits: z.boolean(),
      reopening: z.object({
        /** Closed with a payment made: a reopening by the team needs a second person. */
        needs_second: z.boolean(),
        waiting: z.nullable(
          z.object({
            reason: z.string(),
            by: z.string(),
            at: z.string(),
            is_own: z.boolean(),
            /** Why the reader can’t accept it; null when they can. */
            refusal: z.nullable(z.string()),
          }),
        ),
        /** Why the last request was refused, while the claim stays closed; null when none was. */
        given_back: z.nullable(z.object({ by: z.string(), at: z.string(), reason: z.string() })),
      }),
    }),
  ),
})

export type ClaimDetail = z.output<typeof claimDetail>
