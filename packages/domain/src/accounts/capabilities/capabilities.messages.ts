import { PERMISSION_MESSAGES } from '../permissions.messages.ts'

/** Why a capability can't be given or taken. */
export const CAPABILITY_MESSAGES = {
  own: 'Personne ne se donne ni ne se retire une habilitation.',
  outOfReach: PERMISSION_MESSAGES.outOfReach,
  notStaff: 'Une habilitation ne se donne qu’à une personne de l’équipe.',
} as const

/** The name of each capability, and what it allows. */
export const CAPABILITY_LABELS = {
  prepare: {
    name: 'Préparer les paiements',
    opens: 'Compose les lots que quelqu’un d’autre approuve.',
  },
  approve: {
    name: 'Approuver les paiements',
    opens: 'Signe en second ce qu’une autre personne a préparé.',
  },
  medical: {
    name: 'Pièces de santé',
    opens:
      'Ouvre les documents médicaux d’un sinistre, avec un motif\u202f; chaque consultation est tracée.',
  },
  lead: { name: 'Encadrer l’équipe', opens: 'Répartit les dossiers et suit la charge de chacun.' },
} as const
