/** What the team and other readers see in place of health documents. */
export const HEALTH_MESSAGES = {
  consentMissing:
    'Ce document parle de santé\u00a0: cochez votre accord exprès pour que nous puissions l’utiliser.',
  withdrawn: 'L’accord a été retiré\u00a0: ce document ne s’ouvre plus.',
  closed:
    'Cette pièce de santé ne s’ouvre qu’avec l’habilitation «\u00a0Pièces de santé\u00a0», et un motif.',
  consented: 'Cette marque est celle de la personne\u00a0: elle seule peut retirer son accord.',
  noConsent: 'Aucun accord n’est à retirer pour ce document.',
  /** Shown instead of its name. */
  masked: 'Pièce de santé',
  /** Shown instead of a message that contains only a health document, to people who may not know about it. */
  absent: 'Document réservé à l’assureur.',
  received: 'pièce réservée à l’assureur',
} as const

/** The statement that a person ticks, and the terms below it. */
export const HEALTH_CONSENT_PARTS = {
  act: 'J’accepte expressément que l’assureur utilise ce document de santé pour instruire ce sinistre.',
  terms:
    'Seules ses personnes habilitées l’ouvrent, avec un motif, et chaque ouverture est tracée. Je peux retirer cet accord à tout moment, depuis les documents du sinistre.',
} as const

/** The statement and its terms, stored word for word with the document. */
export const HEALTH_CONSENT = `${HEALTH_CONSENT_PARTS.act} ${HEALTH_CONSENT_PARTS.terms}`

export const HEALTH_REASON_LABELS = {
  assess: 'Instruire le sinistre',
  advising_doctor: 'Préparer l’avis du médecin-conseil',
  dispute: 'Répondre à une contestation',
  asked_by_person: 'À la demande de la personne',
} as const
