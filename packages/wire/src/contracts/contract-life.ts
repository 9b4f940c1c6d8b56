import * as z from 'zod/mini'
import { anyParagraph, day, euros, text } from '../http/fields.ts'
import { data, room } from '../http/route.ts'
import { priceRow } from '../subscription.ts'
import { historyLine } from './contract-history.ts'
import { consent, contract, documentsOpened, signatureData, signatureKind } from './contracts.ts'
import { refund } from './refund.ts'

/** The fields of a signature, the same as for a new contract. */
const signed = { signatureData, signatureKind, documentsOpened, consent }

/** Why a contract is cancelled; a domain rule refuses an empty one. */
const reason = anyParagraph(500)

/** The id of a legal ground, as offered in the preview, and the day of its event. */
const ground = z.optional(z.nullable(text(40)))
const eventDate = z.optional(z.nullable(day))

const warnings = z.array(z.object({ code: z.string(), message: z.string() }))

const ended = z.object({
  contract,
  /** The linked contracts that ended with it. */
  related_contracts: z.array(contract),
  refund,
  /** The day of the end: today, or that of the law. Until then the contract runs, and `refund` is an estimate. */
  effect_date: z.string(),
})

const coefficientGiven = {
  /** The id of the answer to `coefficient_question`: 422 `coefficient.unanswered` when it is asked and missing. */
  coefficient: z.optional(text(40)),
}

const homeGiven = {
  /** The id of the answer to `home_question`: 422 `home.unanswered` when it is asked and missing. */
  home: z.optional(text(60)),
}

/** A contract after its signature. For another person's contract every call first returns 404. */
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
        /** Number of days that the extension adds. */
        added_days: z.number(),
        /** What each cover, tax and levy adds. */
        breakdown: z.array(priceRow),
        /** The contribution that can be bought for those days, not in the prices; null when there is none. */
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
      /** Whether the contribution offered for the added days is bought. */
      contribute: z.optional(z.boolean()),
      /** The total shown, if the page wants it compared: 409 `price.changed` for a difference of a cent. */
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
    body: z.object({ start_date: day, end_date: day, ...coefficientGiven, ...homeGiven }),
    reply: data(
      z.object({
        /** Price of the insurance only. */
        contract_price: z.number(),
        /** With the contribution bought with the contract. */
        total_price: z.number(),
        breakdown: z.array(priceRow),
        /** « 0,80 » then « 0,76 », when a due date or an accident has changed the coefficient; otherwise null. */
        coefficient: z.nullable(
          z.object({ question_id: z.string(), before: z.string(), now: z.string() }),
        ),
        /** Asked when several coefficients are possible; until answered, the price uses the previous answer. */
        coefficient_question: z.nullable(
          z.object({
            text: z.string(),
            help: z.string(),
            answers: z.array(z.object({ id: z.string(), text: z.string() })),
          }),
        ),
        /**
         * Asked when the policyholder now lives in another department: where the car is kept. Until answered, the price
         * uses the previous answer.
         */
        home_question: z.nullable(
          z.object({
            question_id: z.string(),
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
      ...homeGiven,
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
        /** For an end by choice: today. */
        effect_date: z.string(),
        refund,
        warnings,
        /** The first day allowed for an event: the day of the signature. */
        events_from: z.string(),
        /** The last day that may be chosen to leave: the contract ends anyway the day after. */
        last_day: z.string(),
        grounds: z.array(
          z.object({
            id: z.string(),
            label: z.string(),
            article: z.string(),
            /** The label of the date to enter. */
            event: z.string(),
          }),
        ),
        /** The effect of the ground asked about or, without one, of the chosen day; null when neither was given. */
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
        /** The last day of the right; null when there never was one. */
        until: z.nullable(z.string()),
        /** Why it is not available. */
        refusal: z.nullable(z.object({ code: z.string(), message: z.string() })),
        /** The refund; null when it is not available. */
        refund: z.nullable(refund),
        /** What using it does to the covers. */
        effect: z.string(),
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
