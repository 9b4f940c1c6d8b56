import { paths } from '@sillage/wire/addresses.ts'

/** Notices to accounts, by mail and in the application. */
export const ACCOUNT_MAILS = {
  resetPassword: {
    subject: 'Choisissez un nouveau mot de passe',
    text: 'Bonjour,\n\nVous avez demandé à changer de mot de passe. Ce lien vous permet d’en choisir un nouveau\u202f; il est valable 30 minutes et sert une seule fois. Si vous n’avez rien demandé, ignorez ce message\u00a0: votre mot de passe ne change pas.',
  },
  enrol: {
    subject: 'Créez votre clé d’accès',
    text: 'Bonjour,\n\nVotre mot de passe vient d’être donné pour entrer dans votre compte. Votre rôle demande aussi une clé d’accès\u00a0: créez-la depuis ce lien, avec votre mot de passe\u202f; il est valable 30\u00a0minutes et sert une seule fois. Si ce n’est pas vous, changez votre mot de passe sans attendre.',
  },
  proveEmail: {
    subject: 'Confirmez votre adresse',
    text: 'Bonjour,\n\nUn compte Sillage vient d’être créé avec cette adresse. Confirmez qu’elle est bien la vôtre en ouvrant ce lien\u202f; il est valable 24 heures. Sans confirmation, ce compte est fermé au bout de sept jours, sauf s’il porte un contrat. Si vous n’avez pas créé de compte, ignorez ce message.',
  },
  confirmEmail: {
    subject: 'Confirmez votre adresse',
    text: 'Bonjour,\n\nConfirmez que cette adresse est bien la vôtre en ouvrant ce lien\u202f; il est valable 24 heures. Si vous n’avez pas de compte Sillage, ignorez ce message.',
  },
  emailAsked: {
    title: 'Une nouvelle adresse attend sa confirmation',
    subject: 'Changement d’adresse demandé',
    // it warns the reader of the previous address
    isForAddress: true,
    text: 'Bonjour,\n\nUn changement de l’adresse de votre compte a été demandé. Il prend effet quand la nouvelle adresse est confirmée. Si cette demande ne vient pas de vous, changez votre mot de passe depuis votre profil\u00a0:',
  },
  emailChanged: {
    subject: 'L’adresse de votre compte a changé',
    text: 'Bonjour,\n\nL’adresse de votre compte a été changée\u202f; ce message est le dernier que nous envoyons ici. Si ce changement ne vient pas de vous, contactez-nous sans attendre.',
  },
  passwordChanged: {
    title: 'Votre mot de passe a changé',
    subject: 'Votre mot de passe a changé',
    // it was chosen from a mail
    evenUnproved: true,
    // who did not choose the new one can’t sign in to their profile
    path: paths.forgotPassword,
    text: 'Bonjour,\n\nLe mot de passe de votre compte vient d’être changé, et toutes vos autres sessions sont fermées. C’était vous\u202f? Vous n’avez rien à faire.\n\nCe n’était pas vous\u202f? Demandez tout de suite un lien pour choisir un autre mot de passe\u00a0: celui-ci cessera de servir. Il n’est pas nécessaire de pouvoir vous connecter\u00a0:',
  },
} as const

/** The same reply for everybody who forgot a password, so that it does not reveal whether an account exists. */
export const FORGOTTEN =
  'Si un compte existe avec cette adresse, un lien va y être envoyé. Il sera valable 30 minutes.'

export const LINK_REFUSALS = {
  dead: 'Ce lien n’est plus valable\u00a0: il a déjà servi, ou il est trop ancien. Demandez-en un nouveau.',
} as const

export const PROOF_REFUSALS = {
  passkey:
    'Confirmez d’abord votre adresse e-mail\u00a0: une clé d’accès ne s’ajoute qu’ensuite. Le lien se renvoie depuis votre profil.',
  passwordNeeded:
    'Indiquez le mot de passe du compte\u00a0: il montre que le compte aussi est le vôtre.',
} as const

export const PROFILE_REFUSALS = {
  passwordNeeded: 'Indiquez votre mot de passe actuel pour changer d’adresse.',
  passwordWrong: 'Ce n’est pas votre mot de passe actuel.',
} as const
