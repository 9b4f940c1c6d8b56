import { HOURS_TO_STOP } from '@sillage/domain/accounts/account-changes.ts'
import type { Role } from '@sillage/domain/accounts/roles.ts'
import { roleLabel } from '@sillage/domain/accounts/roles.ts'

export const USER_MESSAGES = {
  closed: 'Ce compte a été fermé par son titulaire\u00a0: il ne peut pas être réactivé.',
  noRequest: 'Cette demande a déjà été tranchée.',
  ownAddress: 'Votre propre adresse se change depuis votre profil, avec votre mot de passe.',
  unprovedRequest:
    'L’adresse de ce compte n’est pas confirmée\u00a0: sa demande ne compte pas encore.',
  unproved:
    'L’adresse de ce compte n’est pas confirmée\u00a0: quelqu’un d’autre que son titulaire peut l’avoir ouvert. Il n’entre dans l’équipe qu’une fois l’adresse confirmée.',
  foreignRequest:
    'L’adresse de ce compte n’est pas celle d’un domaine de l’assureur\u00a0: sa demande ne compte pas.',
  addressTaken:
    'Un autre compte a déjà cette adresse\u00a0: cherchez-le dans la liste avant de la changer.',
  invitedTaken:
    'Un compte a déjà cette adresse\u00a0: cherchez-le dans la liste, et donnez-lui son rôle en le modifiant.',
  inactive: 'Ce compte est désactivé\u00a0: réactivez-le avant de lui donner un rôle.',
  proposalEnded:
    'Ce lien n’est plus valable\u00a0: ce changement d’adresse est fait, arrêté ou trop ancien.',
  invitedMeanwhile: 'Une invitation vient d’être envoyée à cette adresse.',
  deadInvitation: 'Cette invitation n’est plus valable. Demandez-en une nouvelle.',
} as const

interface Letter {
  readonly title: string
  readonly mail: { readonly subject: string; readonly text: string }
}

/** Notifies people of a decision about their account: in the application, and by mail. */
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
  capabilities: (names: readonly string[]): Letter => ({
    title:
      names.length > 0
        ? `Vos habilitations sont désormais\u00a0: ${names.join(', ')}`
        : 'Vous n’avez plus d’habilitation',
    mail: {
      subject: 'Vos habilitations sur Sillage ont changé',
      text:
        names.length > 0
          ? `Bonjour,\n\nVos habilitations sont désormais\u00a0: ${names.join(', ')}. Elles valent tout de suite, et prennent fin avec votre rôle.`
          : 'Bonjour,\n\nVos habilitations vous ont été retirées. Votre rôle, lui, ne change pas.',
    },
  }),
  capabilitiesProposed: (person: string, names: readonly string[]): Letter => ({
    title: `Une habilitation de ${person} attend votre accord\u00a0: ${names.join(', ')}`,
    mail: {
      subject: 'Une habilitation de paiement attend un accord sur Sillage',
      text: 'Bonjour,\n\nUn administrateur propose de donner une habilitation de paiement à une personne de l’équipe. Elle ne vaudra qu’avec l’accord d’un second administrateur\u00a0: vérifiez que cette personne existe et que la demande est juste, ou arrêtez-la.',
    },
  }),
  secondFactorRemoved: {
    title: 'Vos clés d’accès ont été retirées',
    mail: {
      subject: 'Vos clés d’accès à Sillage ont été retirées',
      text: 'Bonjour,\n\nUn administrateur a retiré les clés d’accès de votre compte. Si vous ne l’avez pas demandé, prévenez-nous.',
    },
  },
  newAddress: {
    subject: 'Confirmez votre nouvelle adresse',
    text: `Bonjour,\n\nNotre équipe a proposé cette adresse pour un compte Sillage. Si c’est le vôtre, confirmez-la par ce lien, dans les sept jours. L’adresse d’avant est prévenue\u202f; le changement prend effet au plus tôt dans ${HOURS_TO_STOP} heures. Si vous n’avez pas de compte Sillage, ignorez ce message.`,
  },
  oldAddress: {
    subject: 'Un changement d’adresse est demandé pour votre compte',
    text: `Bonjour,\n\nNotre équipe a proposé une autre adresse pour votre compte. Si vous ne l’avez pas demandé, arrêtez ce changement par ce lien\u202f: vous avez ${HOURS_TO_STOP} heures. D’ici là, rien ne peut être signé depuis votre compte.`,
  },
  addressProposed: 'Un changement d’adresse est demandé pour votre compte',
  addressTaken:
    'Un changement d’adresse que vous aviez proposé est arrêté\u00a0: un autre compte a pris la nouvelle adresse.',
  addressChanged: {
    subject: 'L’adresse de votre compte Sillage a changé',
    text: 'Bonjour,\n\nL’adresse de votre compte a été remplacée, comme nous vous l’avions annoncé\u00a0: celle-ci ne sert plus à vous connecter. Si vous ne l’avez pas demandé, prévenez-nous sans attendre.',
  },
  invitation: (role: Role) => ({
    subject: 'Votre invitation sur Sillage',
    text: `Bonjour,\n\nVous êtes invité à rejoindre Sillage avec le rôle\u00a0: ${roleLabel(role)}. Le lien sert une fois, pendant sept jours.`,
  }),
} as const
