import type {
  ConversationState,
  ConversationTopic,
} from '@sillage/domain/conversations/conversation.ts'

export const TOPICS = {
  contract: 'Mon contrat',
  payment: 'Mes paiements',
  cover: 'Mes garanties',
  account: 'Mon compte',
  other: 'Autre chose',
} as const satisfies Record<ConversationTopic, string>

/** The same, for the team. */
export const DESK_TOPICS = {
  contract: 'Contrat',
  payment: 'Paiements',
  cover: 'Garanties',
  account: 'Compte',
  other: 'Autre question',
} as const satisfies Record<ConversationTopic, string>

/** French text of the user's own questions. */
export const MY_CONVERSATIONS = {
  page: 'Mes questions à un conseiller',
  intro:
    'Une question sans sinistre\u202f? Un conseiller la lit et vous répond ici\u202f; un e-mail vous prévient de sa réponse.',
  forClaims: 'Pour un sinistre déclaré, écrivez dans sa discussion.',
  claims: 'Mes sinistres',
  add: 'Écrire à un conseiller',
  loading: 'Chargement de vos questions',
  failed: 'Nous n’arrivons pas à afficher vos questions. Elles restent enregistrées.',
  empty: 'Vous n’avez pas encore posé de question.',
  emptyText: 'Contrat, paiement, garanties\u00a0: écrivez comme vous parleriez.',
  states: {
    waiting: 'À nous de répondre',
    answered: 'Répondue',
    closed: 'Terminée',
  } satisfies Record<ConversationState, string>,
  about: (topic: string, contract: string | null) => (contract ? `${topic} · ${contract}` : topic),
  you: 'Vous',
  team: (name: string) => `${name}, Sillage`,
  reply: 'Votre message',
  send: 'Envoyer',
  sending: 'Envoi…',
  sendOf: (about: string) => `Envoyer, ${about}`,
  sendFailed: 'Votre message n’est pas parti.',
  reopens: 'Cette conversation est terminée\u202f; un message la rouvre.',
  topic: 'Sujet',
  contract: 'Contrat',
  noContract: 'Aucun en particulier',
  message: 'Votre question',
  messageHint: 'N’écrivez rien sur la santé ici\u00a0: un sinistre a sa place réservée pour cela.',
  messageMissing: 'Écrivez votre question.',
  cancel: 'Annuler',
  sent: 'Votre question est chez nos conseillers.',
} as const

/** French text of everyone's questions, as the team sees them. */
export const CONVERSATIONS_DESK = {
  page: 'Questions',
  intro:
    'Les questions des clients hors sinistre. Celle qui attend depuis le plus longtemps est en tête.',
  loading: 'Chargement des questions',
  failed: 'Les questions n’ont pas pu être lues.',
  refresh: 'Actualiser',
  filter: 'État',
  all: 'Toutes',
  filters: {
    waiting: 'À répondre',
    answered: 'Répondues',
    closed: 'Terminées',
  } satisfies Record<ConversationState, string>,
  states: {
    waiting: 'À répondre',
    answered: 'Répondue',
    closed: 'Terminée',
  } satisfies Record<ConversationState, string>,
  empty: 'Aucun client n’a posé de question.',
  none: 'Aucune question dans cet état.',
  reset: 'Toutes les questions',
  waitingSince: (time: string) => `attend depuis le ${time}`,
  reply: (customer: string) => `Réponse à ${customer}`,
  replyHint: 'Le client est prévenu par e-mail et la lit dans son espace.',
  send: 'Répondre',
  sendOf: (customer: string) => `Répondre à ${customer}`,
  sendFailed: 'Votre réponse n’est pas partie.',
  close: 'Terminer',
  closeOf: (customer: string) => `Terminer la conversation avec ${customer}`,
  closeFailed: 'La conversation n’a pas pu être terminée.',
  forColleague: 'C’est votre question\u00a0: un collègue y répond.',
} as const
