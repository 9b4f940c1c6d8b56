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

export const participant = z.object({
  userId: z.string(),
  username: z.string(),
  name: z.string(),
  role: z.enum(ROLES),
  is_owner: z.boolean(),
  /** There because of what happened to them; of the team, they don't handle the claim. */
  is_concerned: z.boolean(),
  /** What brings a third party; null of whoever sees the whole claim. */
  relation: z.nullable(z.enum(RELATIONS)),
  is_active: z.boolean(),
  /** For staff only. */
  email: z.nullable(z.string()),
})

export type Participant = z.output<typeof participant>

/** Whom somebody is about to add: enough to know that it is them. */
export const foundPerson = z.object({
  userId: z.string(),
  name: z.string(),
  is_staff: z.boolean(),
  /** They take part already. */
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
  incidentTime: z.nullable(z.string()),
  place: z.string(),
  injured: z.boolean(),
  abroad: z.boolean(),
  answers: z.array(z.object({ question_id: z.string(), question: z.string(), answer: z.string() })),
  owner: person,
  /** A member of staff who declared for the owner. */
  declared_by: z.nullable(person),
  assignee: z.nullable(person),
  participants: z.array(participant),
  /** How the reader stands to the claim, and what they may do with it now. */
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
  /** Why the reader does not reopen it although it is closed; null where they may, or never could. */
  reopen_refused: z.nullable(z.string()),
  /** Whose fault it was, for its owner and who handles it; null before it is established. */
  fault: z.nullable(
    z.object({ fault: z.enum(FAULTS), label: z.string(), reason: z.string(), at: z.string() }),
  ),
  /** Whether two drivers may write a statement of it, or have: for its owner and who handles it. */
  has_statement: z.boolean(),
  /** The legal delay to declare; it is shown and never blocks. */
  deadline: z.object({
    label: z.string(),
    source: z.string(),
    last_day: z.nullable(day),
    is_late: z.boolean(),
  }),
  /** The answer to « what now? ». */
  progress: z.object({
    stage: z.enum(['declared', 'handled', 'decided']),
    actor: z.enum(['customer', 'insurer', 'nobody']),
    now: z.string(),
    next: z.string(),
    usual_delay: z.nullable(z.string()),
    expected_by: z.nullable(day),
  }),
  /** The oldest first. */
  timeline: z.array(
    z.object({
      event_id: z.string(),
      at: z.string(),
      kind: z.string(),
      sentence: z.string(),
      claimStatus: z.enum(CLAIM_STATUSES),
      by: z.nullable(person),
      /** Between staff. */
      is_internal: z.boolean(),
    }),
  ),
  checklist: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      why: z.string(),
      medical: z.nullable(z.enum(['always', 'perhaps'])),
      /** The file is not studied to its end without it. */
      required: z.boolean(),
      state: z.enum(DOCUMENT_STATES),
    }),
  ),
  /** Open ones first, then the latest. */
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
      /** Whoever signed it second, above a limit. */
      approved_by: z.nullable(person),
      /** Line by line; null for a decision that was typed. */
      reckoning: z.nullable(calculation),
      /** What pays it; null where nothing is to be paid. */
      payment: z.nullable(
        z.object({
          amount: z.number(),
          /** Where it goes; null while the IBAN is asked for. */
          account: z.nullable(z.string()),
          /** `YYYY-MM-DD`; null before. */
          sent_on: z.nullable(day),
          paid_on: z.nullable(day),
          /** The latest day to pay it. */
          due_by: day,
        }),
      ),
      /** False once the claim was reopened: a new decision will take its place. */
      stands: z.boolean(),
      contest: z.object({
        complaints_email: z.string(),
        /** Of a complaint sent today. */
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
      /** Since when it waits for an answer although it is closed. */
      written_on: z.nullable(z.string()),
      /** While whoever has it is away: until when, and who stands in; nobody where the deputy can't handle it. */
      absence: z.nullable(z.object({ last_day: day, deputy: z.nullable(person) })),
      /** Others of the same contract, nature and day: perhaps this one, declared again. */
      same: z.array(
        z.object({
          claim_id: z.string(),
          claimStatus: z.enum(CLAIM_STATUSES),
          declared: z.string(),
        }),
      ),
      /** Those that a colleague linked to it, the newest link first; none that concerns the reader. */
      linked: z.array(linkedClaim),
      /** Plain facts that only a person may judge; the customer reads nothing of them. */
      signals: z.array(signal),
      /** The delays that run against us, the first to end first, and the days from which others would. */
      clocks: z.array(clock),
      facts: z.array(claimFact),
      /** Whether a decision waits for a second signature. */
      signature_waits: z.boolean(),
      reopening: z.object({
        /** Closed, and something of it is paid: the team's reopening waits for a second person. */
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
        /** Why the last one was refused, while the claim stays closed; null when none was. */
        given_back: z.nullable(z.object({ by: z.string(), at: z.string(), reason: z.string() })),
      }),
    }),
  ),
})

export type ClaimDetail = z.output<typeof claimDetail>
