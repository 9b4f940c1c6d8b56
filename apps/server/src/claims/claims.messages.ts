import { type ClaimStatus, shownStatus } from '@sillage/domain/claims/status.ts'
import { type Cents, formatEuros } from '@sillage/domain/values/money.ts'

export const CLAIM_REFUSALS = {
  noFault: 'Personne n’est en tort dans un sinistre de cette nature.',
  statusChanged: 'Le statut a changé entre-temps : relisez le dossier, puis recommencez.',
  assigneeChanged: 'Ce dossier a été confié à quelqu’un d’autre entre-temps.',
  replyChanged: 'Cette réponse a été modifiée entre-temps\u00a0: relisez-la, puis recommencez.',
  houseChanged: 'Quelqu’un vient de publier une autre version\u00a0: relisez-la, puis recommencez.',
  intakeUnknown: 'Cette version des questions n’existe pas.',
  closedTurn: 'Ce sinistre est fermé\u00a0: plus personne n’y attend de réponse.',
  assigneeUnknown: 'Cette personne ne fait pas partie de l’équipe, ou son compte est désactivé.',
  assigneeConcerned:
    'Ce sinistre concerne cette personne\u00a0: quelqu’un d’autre de l’équipe doit le traiter.',
  participantUnknown: 'Un des comptes à ajouter n’existe pas ou est désactivé.',
  participantUnproved:
    'L’adresse d’un des comptes à ajouter n’est pas confirmée\u00a0: quelqu’un d’autre peut l’avoir ouvert. La personne la confirme d’abord, par «\u00a0Mot de passe oublié\u00a0»\u202f; puis ajoutez-la.',
  foundUnproved:
    'Un compte a cette adresse, mais elle n’est pas confirmée\u00a0: quelqu’un d’autre que la personne peut l’avoir ouvert. Elle la confirme d’abord, par «\u00a0Mot de passe oublié\u00a0»\u202f; puis ajoutez-la.',
  shareHealth: 'Une pièce de santé ne se partage avec aucun participant.',
  shareUnknown: 'Cette personne n’est pas un tiers de ce sinistre.',
  handlerConcerned:
    'Un des comptes à ajouter traite ce sinistre\u00a0: confiez-le d’abord à quelqu’un d’autre.',
  ownerStays: 'Le titulaire du contrat reste participant.',
  tooManyParticipants: 'Un sinistre compte 50 participants au plus.',
  requestLabel: 'Indiquez quel document vous demandez.',
  requestOpen: 'Ce document est déjà demandé.',
  requestAnswered: 'Cette demande a déjà reçu sa réponse, ou a été retirée.',
  fileUnknown: 'Un des fichiers n’a pas été déposé sur ce sinistre.',
  fileOfNote: 'Ce document est joint à une note\u00a0: l’assuré ne le voit pas.',
  tooManyFilters: 'Vous gardez déjà 30 vues : retirez-en une.',
} as const

/** What the history of a claim says about its recoveries, after « Recours : ». */
export const RECOVERY_EVENTS = {
  claimed: (cents: Cents, debtor: string) => `${formatEuros(cents)} à recevoir de ${debtor}`,
  givenUp: (cents: Cents, debtor: string) =>
    `${formatEuros(cents)} ne sont plus attendus de ${debtor}`,
} as const

/** Reasons for reserves that are set automatically. */
export const RESERVE_REASONS = {
  opening: 'Coût moyen de cette nature de sinistre',
  decided: 'Montant de la décision',
} as const

export const DECISION_TEXTS = { noPeriod: 'aucun jour sur ce contrat' } as const

const quote = (text: string) => `«\u00a0${text}\u00a0»`

/** Two statuses share a label; the suffix tells them apart. */
const named = (status: ClaimStatus) =>
  `${quote(shownStatus(status))}${status === 'under_review' ? ', la décision se prépare' : ''}`

/** What the timeline and the discussion say of an event. */
export const CLAIM_EVENTS = {
  declared: 'Sinistre déclaré',
  declaredFor: 'Sinistre déclaré par l’équipe pour l’assuré',
  status: (status: ClaimStatus) => `Statut : ${named(status)}`,
  participantAdded: (name: string) => `${name} participe au sinistre`,
  participantRemoved: (name: string) => `${name} ne participe plus au sinistre`,
  documentRequested: (label: string) => `Document demandé : ${label}`,
  documentWithdrawn: (label: string) => `Demande retirée : ${label}`,
  documentReceived: (label: string) => `Document reçu : ${label}`,
  documentAccepted: (label: string) => `Document accepté\u00a0: ${label}`,
  documentRefused: (text: string) => `Document refusé\u00a0: ${text}`,
  decided: (decision: string) => `Décision rendue : ${quote(decision)}. Sinistre fermé`,
  reopened: (reason: string) => `Sinistre rouvert : ${reason}`,
  reopeningAsked: (reason: string) =>
    `Réouverture demandée, une seconde personne est attendue\u00a0: ${reason}`,
  reopeningRefused: (reason: string) => `Réouverture non acceptée\u00a0: ${reason}`,
  assigned: (name: string) => `${name} suit le dossier`,
  unassigned: 'Plus personne ne suit le dossier',
  proposed: (decision: string) =>
    `Décision ${quote(decision)} préparée, une seconde signature est attendue`,
  givenBack: (reason: string) => `Décision rendue à son auteur\u00a0: ${reason}`,
  reserve: (amount: string) => `Mis de côté\u00a0: ${amount}`,
  fault: (label: string) => `Responsabilité établie\u00a0: ${label.toLowerCase()}`,
  statement: (side: string) =>
    side === 'a' ? 'Constat signé par l’assuré' : 'Constat signé par l’autre conducteur',
  statementGiven: (side: string, moment: string) =>
    `Constat reçu, signé par ${side === 'a' ? 'l’assuré' : 'l’autre conducteur'} sur l’appareil le ${moment}`,
  recovery: (text: string) => `Recours\u00a0: ${text}`,
  closedWithout: (reason: string) => `Sinistre fermé sans décision\u00a0: ${reason}`,
  waitingCustomer: 'Attend l’assuré',
  waitingInsurer: 'Attend nous',
} as const

/** Notifications and mails: they never contain the nature of the claim or what was written in it. */
export const CLAIM_NOTICES = {
  declared: (claim: string) => `Sinistre ${claim} : déclaration reçue`,
  status: (claim: string, status: ClaimStatus) => `Sinistre ${claim} : statut ${named(status)}`,
  joined: (claim: string) => `Vous participez au sinistre ${claim}`,
  shared: (claim: string) => `Sinistre ${claim}\u00a0: un document est partagé avec vous`,
  requested: (claim: string) => `Sinistre ${claim} : un document vous est demandé`,
  received: (claim: string) => `Sinistre ${claim} : document reçu`,
  decided: (claim: string) => `Sinistre ${claim} : la décision est rendue`,
  reopened: (claim: string) => `Sinistre ${claim} rouvert`,
  fault: (claim: string) => `Sinistre ${claim}\u00a0: la responsabilité est établie`,
  toSign: (claim: string) => `Sinistre ${claim}\u00a0: une décision attend une seconde signature`,
  givenBack: (claim: string) =>
    `Sinistre ${claim}\u00a0: votre décision revient sans seconde signature`,
  given: (claim: string) => `Sinistre ${claim}\u00a0: un collègue vous le confie`,
  arrived: 'Un sinistre déclaré attend un conseiller',
  routed: (claim: string) => `Sinistre ${claim}\u00a0: déclaré, il vous revient`,
  limit: (limit: string) => `Vous décidez seul d’un sinistre jusqu’à ${limit}`,
  limitOfRole: 'Votre limite de décision est de nouveau celle de votre rôle',
  clock: (claim: string, day: string) => `Sinistre ${claim}\u00a0: une échéance est au ${day}`,
  givenInPlace: (claim: string) =>
    `Sinistre ${claim}\u00a0: confié à la personne que vous remplacez`,
  standsIn: (name: string, days: string) => `Vous remplacez ${name} ${days}`,
  absenceRecorded: (days: string, deputy: string) =>
    `Votre absence est inscrite, ${days}\u00a0: ${deputy} suit vos dossiers`,
  handedOver: (count: number) =>
    count > 1
      ? `${count} dossiers d’un collègue vous sont confiés`
      : 'Un dossier d’un collègue vous est confié',
  mailSubject: 'Du nouveau dans un de vos dossiers Sillage',
  mailText:
    'Bonjour,\n\nIl y a du nouveau dans un de vos dossiers. Par discrétion, ce message n’en dit pas plus : connectez-vous pour le lire.\n\nL’équipe Sillage',
} as const

/** What a third party reads about the progress of a claim. */
export const THIRD_PARTY = {
  now: 'Vous lisez ici les messages, et les documents partagés avec vous.',
} as const

/** The state of a checklist document, in printed documents. */
export const CHECKLIST_STATES = {
  useful: 'À transmettre',
  missing: 'Pas encore reçu',
  /** For a closed claim, where no document is awaited any more. */
  absent: 'Non reçu',
  requested: 'Demandé',
  received: 'Reçu',
  accepted: 'Accepté',
} as const

/** The CSV export of the desk. */
export const DESK_TABLE = {
  heads: [
    'Numéro',
    'Nature',
    'Assuré',
    'Incident',
    'Déclaré le',
    'Statut',
    'Conseiller',
    'Attend',
    'Depuis le',
    'Urgence',
    'Dernier mouvement',
    'Mis de côté (€)',
  ],
  turns: { customer: 'l’assuré', insurer: 'nous' },
  ages: { fresh: 'récent', due: 'à traiter', late: 'en retard', none: '' },
} as const

/** The CSV exports of the team page. */
export const TEAM_TABLES = {
  reopening: 'Réouverture',
  former: 'Anciens conseillers',
  people: [
    'Conseiller',
    'Ouverts',
    'En retard',
    'Nous attendent',
    'Attendent l’assuré',
    'Depuis 10 jours',
    'Depuis 30 jours',
    'Première réponse (heures)',
    'Décision (jours)',
    'Décidés',
    'Rouverts',
  ],
  late: ['Cause du retard', 'Dossiers'],
  ages: ['Âge des dossiers ouverts', 'Nous attendent', 'Attendent l’assuré'],
  money: ['Mois', 'Nature', 'Indemnités (€)', 'Recours (€)', 'Variation des provisions (€)'],
  trends: [
    'Conseiller',
    'Du',
    'Au',
    'Décidés',
    'Décision (jours)',
    'Répondus en premier',
    'Première réponse (heures)',
  ],
  complaints: ['Motif', 'Reçues', 'Reçues avant', 'Ouvertes', 'En retard'],
} as const

/** What has no name of its own in the figures of a period. */
export const FIGURES = {
  noMotive: 'Sans motif',
  noNature: 'Dossiers effacés',
} as const
