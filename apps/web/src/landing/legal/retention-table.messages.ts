import { DRAFT_DAYS } from '@sillage/domain/contracts/evidence.ts'
import { KEPT_DAYS } from '@sillage/domain/personal-data/kept-days.ts'
import {
  RETENTION,
  type RetentionKey,
  STRANGERS_KEPT_MONTHS,
} from '@sillage/domain/personal-data/retention.ts'

/** A retention period in words, from the same values as the daily erasure. */
function timeOf(key: RetentionKey): string {
  const { months, from } = RETENTION[key]
  if (months < 12) return `${months} mois après ${from}`
  const years = months / 12
  return `${years === 1 ? '1 an' : `${years} ans`} après ${from}`
}

const rows = [
  {
    data: 'Compte : nom d’utilisateur, nom, adresses électronique et postale, entreprise, mot de passe haché, clés d’accès',
    reason: 'Vous identifier (contrat)',
    time: `Tant que le compte est ouvert\u202f; sans contrat, ${timeOf('prospect')}`,
  },
  {
    data: 'Comptes fermés : leurs titulaires, archivés à part',
    reason:
      'Répondre de leurs contrats, de leurs sinistres et de leurs paiements (obligation légale)',
    time: `Jusqu’à ${RETENTION.closed_identity.from}`,
  },
  {
    data: 'Après un décès\u00a0: qui parle pour la succession, son adresse et les pièces vues',
    reason: 'Mettre fin au contrat et payer les héritiers (obligation légale)',
    time: `Jusqu’à ${RETENTION.estate.from}`,
  },
  {
    data: 'Nom de qui a fait partie de l’équipe, auprès de ce que cette personne y a fait',
    reason: 'Justifier les comptes et les décisions (obligation légale)',
    time: timeOf('staff_identity'),
  },
  {
    data: 'Compte à l’adresse jamais confirmée, sans contrat',
    reason: 'Vous laisser la confirmer (mesures avant contrat)',
    time: `${KEPT_DAYS.unprovedAccount} jours après l’inscription, ou ${KEPT_DAYS.unprovedAnswer} jours après notre dernière réponse à ce que vous avez écrit`,
  },
  {
    data: 'Questionnaire sans contrat',
    reason: 'Vous proposer un prix (mesures avant contrat)',
    time: timeOf('questionnaire'),
  },
  {
    data: 'Devis enregistré',
    reason: 'Vous le garder (mesures avant contrat)',
    time: `${KEPT_DAYS.quote} jours après sa fin de validité`,
  },
  {
    data: 'Contrat : adresse du souscripteur, réponses, période, prix, voyages, contribution, signature et documents remis',
    reason: 'Exécuter le contrat',
    time: `${timeOf('contract')}\u202f; pour un véhicule, ${timeOf('contract_with_vehicle')}`,
  },
  {
    data: 'Preuve de signature : empreinte du document, date et heure, adresse IP, navigateur, documents ouverts',
    reason: 'Prouver l’accord (intérêt légitime)',
    time: 'Comme le contrat',
  },
  {
    data: 'Paiements\u00a0: échéances, mandats, titulaire du compte et IBAN chiffré, ordres, lignes du relevé',
    reason: 'Encaisser et payer (contrat)\u202f; justifier les comptes (obligation légale)',
    time: `Comme le contrat\u202f; puis, à part, ce qui justifie un paiement\u00a0: ${timeOf('accounting')}\u202f; l’IBAN que plus rien ne nomme, ${KEPT_DAYS.bankAccount} jours\u202f; le fichier remis à la banque, ${KEPT_DAYS.bankFile} jours`,
  },
  {
    data: 'Virement reçu que nous ne savons rattacher à personne',
    reason: 'Le rendre à son auteur (obligation légale)',
    time: `Pour le nom et le libellé, ${STRANGERS_KEPT_MONTHS} mois après son inscription au relevé`,
  },
  {
    data: 'Noms et dates de naissance comparés au registre national des gels d’avoirs, et ce qu’une personne en a pensé',
    reason: 'Obligation légale (code monétaire et financier, L562-4)',
    time: timeOf('freeze_match'),
  },
  {
    data: 'Documents remis avant contrat\u00a0: lesquels et quand',
    reason: 'Prouver l’information donnée avant contrat (obligation légale)',
    time: `Avec un contrat du même produit, comme lui\u202f; sinon, ${timeOf('delivered_document')}`,
  },
  {
    data: 'Sinistre : description, messages, pièces jointes ; et le contrat qu’il concerne',
    reason: 'Traiter votre demande (contrat)',
    time: timeOf('contract_with_claim'),
  },
  {
    data: 'Signaux d’un sinistre, et ce qu’une personne en a pensé\u00a0: incident peu après la signature, sinistres rapprochés, document déjà envoyé ailleurs',
    reason: 'Lutter contre la fraude (intérêt légitime)',
    time: `Sans suite, ${timeOf('signal_dismissed')} ; retenus, ${timeOf('signal_kept')}`,
  },
  {
    data: 'Souscription commencée, non signée',
    reason: 'Vous laisser la finir, sur un autre appareil aussi (mesures précontractuelles)',
    time: `${DRAFT_DAYS} jours après la dernière réponse`,
  },
  {
    data: 'Déclaration commencée, non envoyée',
    reason: 'Vous laisser la finir (contrat)',
    time: `${KEPT_DAYS.claimDraft} jours après la dernière saisie`,
  },
  {
    data: 'Réclamation et sa réponse',
    reason: 'Vous répondre et le prouver (obligation légale)',
    time: timeOf('complaint'),
  },
  {
    data: 'Vos questions à un conseiller et ses réponses',
    reason: 'Vous répondre et retrouver ce qui vous a été dit (contrat, intérêt légitime)',
    time: timeOf('conversation'),
  },
  {
    data: 'Appels et courriers notés par l’équipe',
    reason: 'Retrouver ce qui vous a été dit ou promis (contrat, intérêt légitime)',
    time: timeOf('exchange'),
  },
  {
    data: 'Notifications',
    reason: 'Vous prévenir (contrat)',
    time: timeOf('notification'),
  },
  {
    data: 'E-mails que le site vous écrit',
    reason: 'Vous prévenir (contrat)',
    time: `${KEPT_DAYS.mail} jours après leur envoi`,
  },
  {
    data: 'Connexions et sessions : date, adresse IP, navigateur',
    reason: 'Sécurité (intérêt légitime)',
    time: timeOf('sign_in'),
  },
  {
    data: 'Invitation d’un membre de l’équipe, restée sans réponse',
    reason: 'Lui ouvrir un compte (intérêt légitime)',
    time: timeOf('invitation'),
  },
  {
    data: 'Journal des actions de l’équipe : qui, d’où, quand, quel dossier',
    reason: 'Sécurité (intérêt légitime)',
    time: `Qui et d’où : ${timeOf('audit_names')}, puis un pseudonyme\u202f; le reste de la ligne, sans limite`,
  },
] as const

export const RETENTION_TABLE = {
  label: 'Données, raisons et durées',
  columns: { data: 'Données', reason: 'Raison et base légale', time: 'Durée' },
  rows,
} as const
