import { CONTRACT_ORIGINS, CONTRACT_STATUSES } from '@sillage/domain/contracts/status.ts'
import * as z from 'zod/mini'
import { anyText, day, euros, text } from '../http/fields.ts'
import { data, room } from '../http/route.ts'
import { priceRow } from '../subscription.ts'
import { historyLine } from './contract-history.ts'
import { consent, contract, documentsOpened, signatureData, signatureKind } from './contracts.ts'

/** How the form is signed, as at creation. */
const signed = { signatureData, signatureKind, documentsOpened, consent }

/** Why a contract is cancelled; that it is not empty is the rule's to say. */
const reason = anyText(500)

/** The id of a ground of the law, as the preview offers it, and the day of its event. */
const ground = z.optional(z.nullable(text(40)))
const eventDate = z.optional(z.nullable(day))

/** One line of what comes back. */
const refundLine = z.object({
  kind: z.enum(['cover', 'fee', 'tax', 'fund', 'minimum']),
  code: z.string(),
  label: z.string(),
  paid: z.number(),
  back: z.number(),
  /** In French: why it gives nothing back. */
  note: z.optional(z.string()),
})

const warnings = z.array(z.object({ code: z.string(), message: z.string() }))

/** What one contract gives back. Amounts in euros. */
const refundRow = z.object({
  contract_id: z.string(),
  origin: z.enum(CONTRACT_ORIGINS),
  /** As it is before the contract ends. */
  status: z.enum(CONTRACT_STATUSES),
  start_date: z.string(),
  end_date: z.string(),
  /** Of the insurance alone, without the contribution to climate projects. */
  price: z.number(),
  /** Of the price, what a cancellation never gives back. */
  flat_contribution: z.number(),
  /** The contribution to climate projects that it bought. */
  climate_contribution: z.number(),
  /** Of `refund`, what comes back of that contribution. */
  climate_back: z.number(),
  days: z.number(),
  days_left: z.number(),
  refund: z.number(),
  /** In French: why nothing is given back, when the days left do not say it. */
  note: z.nullable(z.string()),
  /** Cover by cover; null where it is (price - flat_contribution) x days_left / days, as the contract says. */
  rows: z.nullable(z.array(refundLine)),
})

const refund = z.object({
  /** The contract asked for first, then those that end with it. */
  lines: z.array(refundRow),
  total: z.number(),
  /** What becomes of the total; absent where contracts were signed before instalments were kept. */
  settlement: z.optional(
    z.object({
      /** To be paid back. */
      paid_back: z.number(),
      /** Taken off what is asked for and not paid. */
      taken_off: z.number(),
      /** Of instalments that were not asked for, and never will be. */
      given_up: z.number(),
      /** What the days used cost beyond what was asked for: it becomes due. */
      owed: z.number(),
    }),
  ),
  /** The last day by which the money is sent. */
  due_by: z.string(),
})

const ended = z.object({
  contract,
  /** The linked contracts that ended with it. */
  related_contracts: z.array(contract),
  refund,
  /** The day of the end: today, or that of the law. Until it has passed the contract goes on, and `refund` is what is expected. */
  effect_date: z.string(),
})

const coefficientGiven = {
  /** The id of the answer to `coefficient_question`: 422 `coefficient.unanswered` where it is asked and missing. */
  coefficient: z.optional(text(40)),
}

/** What happens to a contract once it is signed. Each answer about another's contract is a 404, before any other. */
export const contractLife = room({
  calculateExtension: {
    method: 'POST',
    path: '/contracts/:id/calculate-extension',
    weight: 2,
    access: 'signedIn',
    summary: 'Le prix d’une prolongation',
    body: z.object({ new_end_date: day }),
    reply: data(
      z.object({
        original_price: z.number(),
        extension_price: z.number(),
        total_price: z.number(),
        /** Days that the extension adds. */
        added_days: z.number(),
        /** What each cover, tax and levy adds. */
        breakdown: z.array(priceRow),
        /** The contribution that can be bought for them, in none of the prices; null where there is none. */
        contribution: contract.shape.contribution,
      }),
    ),
  },
  extend: {
    method: 'POST',
    path: '/contracts/:id/extend',
    weight: 100,
    access: 'signedIn',
    presence: true,
    summary: 'Prolonger un contrat',
    bodyLimit: 1_048_576,
    body: z.object({
      new_end_date: day,
      ...signed,
      /** Whether the contribution offered for the added days is bought with it. */
      contribute: z.optional(z.boolean()),
      /** The total shown, when the page wants it compared: 409 `price.changed` for a cent of difference. */
      price: z.optional(euros),
    }),
    reply: data(contract),
    status: 201,
    idempotent: true,
  },
  calculateRenewal: {
    method: 'POST',
    path: '/contracts/:id/calculate-renewal',
    weight: 2,
    access: 'signedIn',
    summary: 'Le prix d’un renouvellement',
    body: z.object({ start_date: day, end_date: day, ...coefficientGiven }),
    reply: data(
      z.object({
        /** Of the insurance alone. */
        contract_price: z.number(),
        /** With the contribution bought with the contract. */
        total_price: z.number(),
        breakdown: z.array(priceRow),
        /** The coefficient, « 0,80 » then « 0,76 », where an annual due date or an accident has moved it; else null. */
        coefficient: z.nullable(
          z.object({ question_id: z.string(), before: z.string(), now: z.string() }),
        ),
        /** Asked where several coefficients may follow from what was declared; until it is answered the price is that of the last answer. */
        coefficient_question: z.nullable(
          z.object({
            text: z.string(),
            help: z.string(),
            answers: z.array(z.object({ id: z.string(), text: z.string() })),
          }),
        ),
      }),
    ),
  },
  renew: {
    method: 'POST',
    path: '/contracts/:id/renew',
    weight: 100,
    access: 'signedIn',
    presence: true,
    summary: 'Renouveler un contrat',
    bodyLimit: 1_048_576,
    body: z.object({
      start_date: day,
      end_date: day,
      price: euros,
      ...coefficientGiven,
      ...signed,
    }),
    reply: data(contract),
    status: 201,
    idempotent: true,
  },
  changePlate: {
    method: 'POST',
    path: '/contracts/:id/plate',
    weight: 100,
    access: 'signedIn',
    presence: true,
    summary: 'Changer l’immatriculation d’un contrat, par un avenant signé',
    bodyLimit: 1_048_576,
    body: z.object({ plate: text(40), signatureData, signatureKind, consent }),
    reply: data(contract),
    status: 201,
    idempotent: true,
  },
  cancellation: {
    method: 'GET',
    path: '/contracts/:id/cancellation',
    access: 'signedIn',
    summary: 'Ce qu’entraînerait une résiliation',
    query: z.object({ ground: z.optional(text(40)), event_date: z.optional(day) }),
    reply: data(
      z.object({
        /** Of a choice: today, at once. */
        effect_date: z.string(),
        refund,
        warnings,
        /** The first day that an event may have: that of the signature. */
        events_from: z.string(),
        /** The last day that may be chosen to leave: the contract ends by itself the day after. */
        last_day: z.string(),
        grounds: z.array(
          z.object({
            id: z.string(),
            label: z.string(),
            article: z.string(),
            /** What day is asked for. */
            event: z.string(),
          }),
        ),
        /** What the ground asked about, or the day to come without one, entails; null of neither. */
        legal: z.nullable(
          z.object({
            /** Why it is not possible; null when it is. */
            refusal: z.nullable(z.object({ code: z.string(), message: z.string() })),
            effect: z.nullable(
              z.object({
                effect_date: z.string(),
                covered_until: z.string(),
                /** What happens to the covers and to the contract, in French. */
                sentence: z.string(),
                refund,
              }),
            ),
            warnings,
          }),
        ),
      }),
    ),
  },
  cancel: {
    method: 'POST',
    path: '/contracts/:id/cancel',
    weight: 50,
    access: 'signedIn',
    summary: 'Résilier un contrat et ceux qui lui sont liés',
    body: z.object({ reason, ground, event_date: eventDate }),
    reply: data(ended),
    idempotent: true,
  },
  keep: {
    method: 'POST',
    path: '/contracts/:id/keep',
    access: 'signedIn',
    summary: 'Garder un contrat dont la résiliation était demandée pour un jour à venir',
    reply: data(contract),
  },
  withdrawal: {
    method: 'GET',
    path: '/contracts/:id/withdrawal',
    access: 'signedIn',
    summary: 'Le droit de renoncer au contrat',
    reply: data(
      z.object({
        available: z.boolean(),
        /** The last day of the right; null where there never was one. */
        until: z.nullable(z.string()),
        /** Why not, when it is not available. */
        refusal: z.nullable(z.object({ code: z.string(), message: z.string() })),
        /** What would be given back; null when it is not available. */
        refund: z.nullable(refund),
        /** When it was used. */
        withdrawn_at: z.nullable(z.string()),
      }),
    ),
  },
  withdraw: {
    method: 'POST',
    path: '/contracts/:id/withdrawal',
    weight: 50,
    access: 'signedIn',
    summary: 'Renoncer au contrat ; le refaire donne le même accusé de réception',
    reply: data(z.extend(ended, { withdrawn_at: z.string(), acknowledgement: z.string() })),
  },
  history: {
    method: 'GET',
    path: '/contracts/:id/history',
    access: 'signedIn',
    summary: 'L’histoire d’un contrat et de ceux qui lui sont liés',
    /** By start date, the earliest first. */
    reply: data(z.array(historyLine)),
  },
})

export type RefundRow = z.output<typeof refundRow>
export type Refund = z.output<typeof refund>
