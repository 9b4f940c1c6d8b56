import { CONTRACT_MONTHS } from './contract-retention.ts'

/** One kind of data that is erased after some time, with the reason for that time. */
export interface RetentionRule {
  readonly label: string
  /** Retention in whole months. */
  readonly months: number
  /** The event that retention counts from. */
  readonly from: string
  readonly reason: string
}

/**
 * How long each kind of data is kept. Prospects: 3 years (CNIL, durées de conservation dans l’assurance); contracts: 5
 * years after their end, the ordinary limitation period (code civil, art. 2224), which covers the 2 years of code des
 * assurances, L114-1; 7 years for a vehicle reported to the file of insured vehicles (code des assurances, L451-2);
 * with a claim 10 years, the limitation of bodily injury (code civil, art. 2226; code des assurances, L114-1). A chain
 * of contracts is kept as long as its last one. Proof of payments is kept 10 years from the end of their year,
 * separately from the erased contract (code de commerce, L123-22).
 */
export const RETENTION = {
  sign_in: {
    label: 'Historique des connexions',
    months: 12,
    from: 'la connexion',
    reason: 'CNIL, recommandation sur la journalisation : de six mois à un an.',
  },
  audit_names: {
    label: 'Noms dans le journal',
    months: 12,
    from: 'l’inscription au journal',
    reason:
      'CNIL, recommandation sur la journalisation : de six mois à un an. La ligne reste, sous un pseudonyme, sans adresse ni texte.',
  },
  session: {
    label: 'Sessions terminées',
    months: 12,
    from: 'la fin de la session',
    reason: 'Comme l’historique des connexions ; celles d’une signature restent avec elle.',
  },
  notification: {
    label: 'Notifications',
    months: 24,
    from: 'l’envoi',
    reason: 'Elles ne servent plus ; ce qu’elles annoncent est gardé à sa place.',
  },
  questionnaire: {
    label: 'Questionnaires sans contrat',
    months: 36,
    from: 'l’enregistrement',
    reason: 'CNIL : trois ans pour un prospect.',
  },
  prospect: {
    label: 'Comptes sans contrat, inutilisés',
    months: 36,
    from: 'la dernière visite',
    reason: 'CNIL : trois ans après le dernier contact avec un prospect.',
  },
  contract: {
    label: 'Contrats sans sinistre',
    months: CONTRACT_MONTHS.plain,
    from: 'la fin du dernier contrat de la lignée',
    reason: 'Code civil, art. 2224 : prescription de cinq ans.',
  },
  contract_with_vehicle: {
    label: 'Contrats d’un véhicule, sans sinistre',
    months: CONTRACT_MONTHS.vehicle,
    from: 'la fin du dernier contrat de la lignée',
    reason:
      'Code des assurances, art. L. 451-2 : sept ans pour le propriétaire et le conducteur d’un véhicule déclaré au fichier.',
  },
  contract_with_claim: {
    label: 'Contrats avec sinistre',
    months: CONTRACT_MONTHS.claim,
    from: 'la fin du dernier contrat de la lignée, la clôture du dernier sinistre et la consolidation d’un blessé',
    reason: 'Code civil, art. 2226 : dix ans pour un dommage corporel, depuis la consolidation.',
  },
  accounting: {
    label: 'Pièces comptables d’un contrat effacé',
    months: 120,
    from: 'la fin de l’année de la pièce',
    reason: 'Code de commerce, art. L. 123-22 : dix ans.',
  },
  complaint: {
    label: 'Réclamations',
    months: 60,
    from: 'la réponse',
    reason: 'Code civil, art. 2224 : prescription de cinq ans.',
  },
  conversation: {
    label: 'Questions à un conseiller',
    months: 60,
    from: 'le dernier message',
    reason: 'Code civil, art. 2224 : prescription de cinq ans.',
  },
  exchange: {
    label: 'Appels et courriers',
    months: 60,
    from: 'l’échange',
    reason: 'Code civil, art. 2224 : prescription de cinq ans.',
  },
  delivered_document: {
    label: 'Remises de documents, sans contrat',
    months: 60,
    from: 'la remise',
    reason: 'Code civil, art. 2224 : preuve de l’information avant contrat, cinq ans.',
  },
  freeze_match: {
    label: 'Rapprochements avec le registre des gels',
    months: 60,
    from: 'la décision d’une personne, une fois effacés contrats, sinistres et réclamations',
    reason: 'Code monétaire et financier, art. L. 561-12 : cinq ans après la relation.',
  },
  estate: {
    label: 'Interlocuteurs d’une succession',
    months: 0,
    from: 'la fermeture du compte du défunt, une fois effacés ses contrats, sinistres, réclamations et questions',
    reason: 'Ils ne sont gardés que pour eux, et pour que personne ne rouvre ce compte.',
  },
  invitation: {
    label: 'Invitations de l’équipe restées sans réponse',
    months: 12,
    from: 'leur dernier jour',
    reason: 'Elles ne servent plus ; qui a invité reste un an au journal.',
  },
  signal_dismissed: {
    label: 'Signaux d’un sinistre vus sans suite',
    months: 6,
    from: 'l’avis d’une personne',
    reason: 'CNIL, ancienne AU-039 : six mois pour qualifier une alerte, puis elle s’efface.',
  },
  signal_kept: {
    label: 'Signaux d’un sinistre retenus',
    months: 60,
    from: 'la clôture du sinistre',
    reason: 'CNIL, ancienne AU-039 : cinq ans après la clôture du dossier.',
  },
  staff_identity: {
    label: 'Identité de qui a fait partie de l’équipe',
    months: 120,
    from: 'la fermeture du compte',
    reason:
      'Code de commerce, art. L. 123-22 : dix ans, comme les pièces de ce que cette personne a préparé, approuvé ou décidé.',
  },
  closed_identity: {
    label: 'Identité des comptes fermés',
    months: 0,
    from: 'l’effacement de leur dernier contrat, sinistre, réclamation ou pièce comptable',
    reason: 'Elle n’est gardée que pour eux.',
  },
} as const satisfies Record<string, RetentionRule>

export type RetentionKey = keyof typeof RETENTION

/** The kinds of data that are erased, in this order: a contract before the identity kept for it. */
export const RETENTION_KEYS = Object.keys(RETENTION) as readonly RetentionKey[]

/** Data whose retention began before this day is erased today. 29 February counts as 28. */
export function retentionCutoff(key: RetentionKey, today: Temporal.PlainDate): Temporal.PlainDate {
  return today.subtract({ months: RETENTION[key].months })
}

/**
 * How long the sender of a payment that we can't match is kept, in months: as long as payers may ask their bank to
 * refund an unauthorised payment. Source: code monétaire et financier, L133-24.
 */
export const STRANGERS_KEPT_MONTHS = 13
