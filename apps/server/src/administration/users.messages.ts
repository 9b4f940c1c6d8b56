import type { Role } from '@sillage/domain/accounts/roles.ts'
import { roleLabel } from '@sillage/domain/accounts/roles.ts'

/** Sentences about accounts that others administer. */
export const USER_MESSAGES = {
  closed: 'Ce compte a été fermé par son titulaire\u00a0: il ne peut pas être réactivé.',
  noRequest: 'Cette demande a déjà été tranchée.',
  unprovedRequest:
    'L’adresse de ce compte n’est pas confirmée\u00a0: sa demande ne compte pas encore.',
  foreignRequest:
    'L’adresse de ce compte n’est pas celle d’un domaine de l’assureur\u00a0: sa demande ne compte pas.',
  inactive: 'Ce compte est désactivé\u00a0: réactivez-le avant de lui donner un rôle.',
  invitedMeanwhile: 'Une invitation vient d’être envoyée à cette adresse.',
  deadInvitation: 'Cette invitation n’est plus valable. Demandez-en une nouvelle.',
} as const

interface Letter {
  readonly title: string
  readonly mail: { readonly subject: string; readonly text: string }
}

/** What a person is told of a decision about their account: in the application, and by mail. */
export const USER_LETTERS = {
  roleChanged: (role: Role): Letter => ({
    title: `Votre rôle est désormais\u00a0: ${roleLabel(role)}`,
    mail: {
      subject: 'Votre rôle sur Sillage a changé',
      text: `Bonjour,\n\nVotre rôle est désormais\u00a0: ${roleLabel(role)}. Vos sessions ont pris fin\u00a0: reconnectez-vous.`,
    },
  }),
  roleRefused: (role: Role, reason: string): Letter => ({
    title: `Le rôle demandé (${roleLabel(role)}) vous a été refusé`,
    mail: {
      subject: 'Votre demande de rôle sur Sillage',
      text: `Bonjour,\n\nLe rôle que vous avez demandé (${roleLabel(role)}) vous a été refusé, pour cette raison\u00a0:\n\n${reason}`,
    },
  }),
  secondFactorRemoved: {
    title: 'Vos clés d’accès ont été retirées',
    mail: {
      subject: 'Vos clés d’accès à Sillage ont été retirées',
      text: 'Bonjour,\n\nUn administrateur a retiré les clés d’accès de votre compte. Si vous ne l’avez pas demandé, prévenez-nous.',
    },
  },
  addressChanged: {
    subject: 'L’adresse de votre compte Sillage a changé',
    text: 'Bonjour,\n\nUn administrateur a remplacé l’adresse de votre compte\u00a0: celle-ci ne sert plus à vous connecter. Si vous ne l’avez pas demandé, prévenez-nous.',
  },
  invitation: (role: Role) => ({
    subject: 'Votre invitation sur Sillage',
    text: `Bonjour,\n\nVous êtes invité à rejoindre Sillage avec le rôle\u00a0: ${roleLabel(role)}. Le lien sert une fois, pendant sept jours.`,
  }),
} as const
