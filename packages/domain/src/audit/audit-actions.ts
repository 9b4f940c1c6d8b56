/** What the audit log tells of, each with the words that show it. Another act of staff gets its line here. */
const ACTIONS = {
  'account.created': 'Compte créé',
  'account.changed': 'Compte modifié',
  'account.changes_listed': 'Changements de compte en attente parcourus',
  'account.change_proposed': 'Changement de compte proposé',
  'account.change_stopped': 'Changement de compte arrêté',
  'account.email_confirmed': 'Nouvelle adresse confirmée',
  'account.email_changed': 'Adresse d’un compte modifiée',
  'account.role_changed': 'Rôle modifié',
  'account.capability_given': 'Habilitation donnée',
  'account.capability_taken': 'Habilitation retirée',
  'account.activated': 'Compte réactivé',
  'account.deactivated': 'Compte désactivé',
  'account.closed': 'Compte fermé',
  'account.read': 'Compte consulté',
  'account.listed': 'Comptes parcourus',
  'account.exported': 'Données personnelles exportées',
  'account.second_factor_removed': 'Clés d’accès retirées',
  'account.quotas_raised': 'Limites du jour relevées',
  'role_request.listed': 'Demandes de rôle parcourues',
  'role_request.accepted': 'Demande de rôle acceptée',
  'role_request.refused': 'Demande de rôle refusée',
  'invitation.listed': 'Invitations parcourues',
  'ledger.read': 'Comptabilité consultée',
  'ledger.exported': 'Journal comptable exporté',
  'ledger.month_closed': 'Mois comptable clôturé',
  'mandate.account_changed': 'Compte d’un mandat changé',
  'payout.account_given': 'Compte d’un remboursement indiqué',
  'invitation.sent': 'Invitation envoyée',
  'invitation.revoked': 'Invitation annulée',
  'invitation.accepted': 'Invitation acceptée',
  'claim.read': 'Sinistre consulté',
  'claim.listed': 'Sinistres parcourus',
  'claim.declared': 'Sinistre déclaré pour un assuré',
  'claim.status_changed': 'Statut d’un sinistre modifié',
  'claim.assigned': 'Sinistre confié',
  'claim.document_requested': 'Document demandé dans un sinistre',
  'claim.document_request_withdrawn': 'Demande de document retirée d’un sinistre',
  'claim.decided': 'Décision rendue sur un sinistre',
  'claim.reopened': 'Sinistre rouvert',
  'claim.participants_changed': 'Participants d’un sinistre modifiés',
  'claim.message_posted': 'Message envoyé dans un sinistre',
  'claim.document_read': 'Document d’un sinistre consulté',
  'claim.health_paper_read': 'Pièce de santé ouverte',
  'claim.health_paper_marked': 'Document marqué comme pièce de santé',
  'claim.health_paper_unmarked': 'Marque de pièce de santé retirée',
  'contract.read': 'Contrat consulté',
  'contract.listed': 'Contrats d’un compte parcourus',
  'contract.changed': 'Contrat modifié',
  'customer.read': 'Fiche d’un assuré consultée',
  'customer.exchange_noted': 'Appel ou lettre noté',
  'customer.promise_kept': 'Promesse notée tenue',
  'vehicle_event.listed': 'Fichier des véhicules assurés parcouru',
  'vehicle_event.sent': 'Événements exportés pour le fichier des véhicules assurés',
  'vehicle_event.read_again': 'Export du fichier des véhicules assurés repris',
  'vehicle_event.acknowledged': 'Retours du fichier des véhicules assurés enregistrés',
  'vehicle_event.corrected': 'Immatriculation corrigée pour le fichier des véhicules assurés',
  'contribution.listed': 'Contributions parcourues',
  'contribution.collected': 'Contributions notées encaissées',
  'contribution.handed_over': 'Contributions notées remises à un partenaire',
  'freeze_register.read': 'Registre des gels des avoirs relu',
  'freeze_match.found': 'Rapprochement avec le registre des gels des avoirs',
  'freeze_match.listed': 'Rapprochements avec le registre des gels parcourus',
  'freeze_match.released': 'Rapprochement avec le registre des gels levé',
  'freeze_match.refused': 'Rapprochement avec le registre des gels confirmé',
  'complaint.read': 'Réclamation consultée',
  'complaint.answered': 'Réclamation traitée',
  'retention.read': 'Durées de conservation consultées',
  'retention.run': 'Durées de conservation appliquées',
  'audit.pseudonymised': 'Entrées d’un an pseudonymisées',
  'audit.read': 'Journal consulté',
  'mail.listed': 'Mails refusés parcourus',
  'mail.resent': 'Mails refusés renvoyés',
  'audit.exported': 'Journal exporté',
} as const

export type AuditAction = keyof typeof ACTIONS

/** The actions of the log, in the order of their table. */
export const AUDIT_ACTIONS = Object.keys(ACTIONS) as readonly AuditAction[]

/** Whether a text names an action of the log. */
export function isAuditAction(text: string): text is AuditAction {
  return Object.hasOwn(ACTIONS, text)
}

/** The French words of an action; one that an older version recorded keeps its code. */
export function auditActionLabel(action: string): string {
  return isAuditAction(action) ? ACTIONS[action] : action
}
