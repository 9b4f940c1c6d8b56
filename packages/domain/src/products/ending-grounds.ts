import { DELAYS, type Delay, lastDayOf } from '../law/delays.ts'

/** From the day of the event and that of the demand: how long the covers hold, and when the contract ends. Both days end at 24:00. */
export interface EndingEffect {
  readonly coveredUntil: Temporal.PlainDate
  readonly on: Temporal.PlainDate
}

/** A ground on which the law lets someone leave before the end: what is left of the days comes back. */
export interface EndingGround {
  /** It never changes: rows keep it. */
  readonly id: string
  /** As whoever leaves would say it. */
  readonly label: string
  readonly article: string
  /** What day is asked for. */
  readonly eventLabel: string
  /** How long after the event the law lets one ask; null without a limit. */
  readonly within: Delay | null
  /** What may be asked for before the money comes back, in French. */
  readonly proof: string
  /** Whether nothing is left to insure, so that no other insurance has to be found. */
  readonly isRiskGone: boolean
  readonly effect: (days: {
    readonly event: Temporal.PlainDate
    readonly asked: Temporal.PlainDate
  }) => EndingEffect
}

/**
 * For any product whose risk depends on it: asked within 3 months of the event, it takes effect a month after the demand.
 * Source: code des assurances, L113-16.
 */
export const SITUATION_CHANGED: EndingGround = {
  id: 'situation_changed',
  label: 'Ma situation a changé\u00a0: domicile, mariage, métier ou retraite',
  article: 'L113-16',
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
 * A vehicle that has another owner: the contract is suspended from the day after the sale at 0:00, and ends 10 days after the
 * demand, 6 months after the sale at the latest. Source: code des assurances, L121-11.
 */
export const VEHICLE_SOLD: EndingGround = {
  id: 'sold',
  label: 'La voiture est vendue ou donnée',
  article: 'L121-11',
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
 * What is insured is lost by an event that the contract doesn’t cover: it ends on that day, by law. Source: code des assurances,
 * L121-9.
 */
export const VEHICLE_LOST: EndingGround = {
  id: 'lost',
  label: 'La voiture est détruite ou volée, et le contrat ne couvre pas cet évènement',
  article: 'L121-9',
  eventLabel: 'Quel jour l’évènement a-t-il eu lieu\u202f?',
  within: null,
  proof: 'le dépôt de plainte ou le certificat de destruction',
  isRiskGone: true,
  effect: ({ event }) => ({ coveredUntil: event, on: event }),
}
