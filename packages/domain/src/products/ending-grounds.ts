import { DELAYS, type Delay, lastDayOf } from '../law/delays.ts'

/**
 * How long the covers last and when the contract ends, from the days of the event and of the request. Both days end at
 * 24:00.
 */
export interface EndingEffect {
  readonly coveredUntil: Temporal.PlainDate
  readonly on: Temporal.PlainDate
}

/** A legal ground to end a contract early: the remaining days are refunded. */
export interface EndingGround {
  /** Stored in the database, so it never changes. */
  readonly id: string
  /** In the words of the policyholder. */
  readonly label: string
  readonly article: string
  /** In the words of the « relevé d’information », for another insurer. */
  readonly stated: string
  /** The label of the date to enter. */
  readonly eventLabel: string
  /** How long after the event the law allows the request; null for no limit. */
  readonly within: Delay | null
  /** Evidence that may be requested before the refund, in French. */
  readonly proof: string
  /** Whether nothing is left to insure, so that no other insurance is needed. */
  readonly isRiskGone: boolean
  readonly effect: (days: {
    readonly event: Temporal.PlainDate
    readonly asked: Temporal.PlainDate
  }) => EndingEffect
}

/**
 * For any product whose risk depends on the policyholder's situation: requested within 3 months of the event, it takes
 * effect a month after the request. Source: code des assurances, L113-16.
 */
export const SITUATION_CHANGED: EndingGround = {
  id: 'situation_changed',
  label: 'Ma situation a changé\u00a0: domicile, mariage, métier ou retraite',
  article: 'L113-16',
  stated: 'changement de situation du souscripteur',
  eventLabel: 'Depuis quel jour\u202f?',
  within: DELAYS.situationNotice,
  proof: 'un justificatif de ce changement',
  isRiskGone: false,
  effect: ({ asked }) => {
    const on = lastDayOf(DELAYS.situationEffect, asked)
    return { coveredUntil: on, on }
  },
}

/**
 * The vehicle changed owners: the contract is suspended from the day after the sale at 0:00, and ends 10 days after the
 * request, 6 months after the sale at the latest. Source: code des assurances, L121-11.
 */
export const VEHICLE_SOLD: EndingGround = {
  id: 'sold',
  label: 'La voiture est vendue ou donnée',
  article: 'L121-11',
  stated: 'vente ou don du véhicule',
  eventLabel: 'Quel jour a-t-elle changé de propriétaire\u202f?',
  within: null,
  proof: 'le certificat de cession',
  isRiskGone: true,
  effect: ({ event, asked }) => {
    const noticed = lastDayOf(DELAYS.saleNotice, asked)
    const lapsed = lastDayOf(DELAYS.saleEnd, event)
    const on = Temporal.PlainDate.compare(lapsed, noticed) < 0 ? lapsed : noticed
    return { coveredUntil: event, on }
  },
}

/**
 * The insured vehicle is lost in an event that the contract doesn’t cover: the contract ends on that day, by law.
 * Source: code des assurances, L121-9.
 */
export const VEHICLE_LOST: EndingGround = {
  id: 'lost',
  label: 'La voiture est détruite ou volée, et le contrat ne couvre pas cet évènement',
  article: 'L121-9',
  stated: 'perte du véhicule par un évènement non couvert',
  eventLabel: 'Quel jour l’évènement a-t-il eu lieu\u202f?',
  within: null,
  proof: 'le dépôt de plainte ou le certificat de destruction',
  isRiskGone: true,
  effect: ({ event }) => ({ coveredUntil: event, on: event }),
}

/**
 * The holder has died: the contract went on for the heirs, who may end it, and pay nothing for that. No customer is
 * offered it: the team records it for them. Source: code des assurances, L121-10.
 */
export const HOLDER_DIED: EndingGround = {
  id: 'holder_died',
  label: 'Le souscripteur est décédé, et ses héritiers résilient',
  article: 'L121-10',
  stated: 'décès du souscripteur',
  eventLabel: 'Quel jour est-il décédé\u202f?',
  within: null,
  proof: 'l’acte de décès et de quoi prouver la qualité d’héritier',
  isRiskGone: false,
  effect: ({ asked }) => ({ coveredUntil: asked, on: asked }),
}
