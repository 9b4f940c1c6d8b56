import { ABSENCE_MESSAGES } from './absence.messages.ts'
import type { RecordedFact } from './recorded-facts.ts'

/** What each clock requires of the insurer, as the team reads it. */
export const CLOCK_LABELS = {
  theft: 'Offre après un vol',
  fire: 'Fin de l’expertise d’un incendie',
  disaster_reply: 'Réponse après une catastrophe naturelle',
  disaster_offer: 'Offre après une catastrophe naturelle',
  third_party: 'Offre ou réponse motivée à la victime',
  third_party_notice: 'Information du tiers sur ses données',
  injury: 'Offre à la personne blessée',
  final_injury: 'Offre définitive à la personne blessée',
  payment: 'Versement de l’indemnité',
} as const

/** Events that the team records with their day, because the application can't know them otherwise. */
export const FACT_LABELS = {
  decree: 'Arrêté de catastrophe naturelle publié',
  cover_stated: 'Garantie confirmée et expert mandaté',
  losses_received: 'État des pertes ou rapport d’expertise reçu',
  offer_made: 'Offre envoyée à l’assuré',
  victim_request: 'Demande d’indemnisation de la victime reçue',
  victim_answered: 'Offre ou réponse motivée envoyée à la victime',
  third_party_known: 'Nom ou coordonnées d’un tiers reçus de l’assuré',
  third_party_informed: 'Tiers informé de ses données',
  injury_offer_made: 'Offre envoyée à la personne blessée',
  consolidation: 'Consolidation de la personne blessée connue',
  final_offer_made: 'Offre définitive envoyée à la personne blessée',
} as const satisfies Record<RecordedFact, string>

export const CLOCK_MESSAGES = {
  day: ABSENCE_MESSAGES.day,
  factUnknown: 'Ce sinistre n’a pas cette date.',
  future: 'Ce jour n’est pas encore venu.',
  before: 'Ce jour est antérieur à l’incident.',
} as const
