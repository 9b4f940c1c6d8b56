import { type Role, roleLabel } from '@sillage/domain/accounts/roles.ts'

/** French text of the pages reached from an e-mail, and of the one that requests it. */
export const RECOVERY_MESSAGES = {
  backToLogin: 'Retour à la connexion',
  deadLink: 'Ce lien est incomplet. Ouvrez-le depuis l’e-mail que vous avez reçu.',
  forgotten: {
    page: 'Mot de passe oublié',
    lead: 'Indiquez l’adresse de votre compte\u00a0: un lien vous y sera envoyé pour choisir un nouveau mot de passe.',
    email: 'Adresse e-mail',
    submit: 'Recevoir le lien',
    busy: 'Envoi du lien...',
    again:
      'Rien reçu après quelques minutes\u202f? Regardez dans les indésirables, puis demandez-en un autre.',
  },
  reset: {
    page: 'Nouveau mot de passe',
    lead: 'Toutes les sessions ouvertes de ce compte se fermeront.',
    password: 'Nouveau mot de passe',
    submit: 'Changer le mot de passe',
    busy: 'Changement en cours...',
    askAgain: 'Demander un autre lien',
  },
  confirm: {
    page: 'Confirmer votre adresse',
    lead: 'Un clic confirme que l’adresse où vous avez reçu ce lien est bien la vôtre.',
    submit: 'Confirmer mon adresse',
    busy: 'Confirmation en cours...',
    done: 'Adresse confirmée.',
    doneText: (email: string) => `${email} est bien l’adresse de votre compte.`,
    password: 'Mot de passe du compte',
    passwordHint: 'Il montre que le compte aussi est le vôtre.',
    forgotten: 'Mot de passe oublié',
    goOn: 'Aller à mon profil',
    resume: 'Reprendre ma souscription',
    contracts: 'Voir mes contrats',
    login: 'Me connecter',
    confirmedAlready: (email: string) =>
      `Votre adresse, ${email}, n’attend plus de confirmation\u00a0: un nouveau lien ne sert que pour une autre.`,
    refusedText: 'Un nouveau lien se demande depuis votre profil.',
  },
  addressChange: {
    page: 'Changement d’adresse',
    reading: 'Lecture du changement...',
    newLead: (email: string) =>
      `Notre équipe a proposé ${email} comme adresse de votre compte. Confirmez-la si ce compte est bien le vôtre.`,
    newSubmit: 'Confirmer cette adresse',
    newDone: 'Adresse confirmée.',
    newDoneText: (day: string) =>
      `Elle devient celle de votre compte à partir du ${day}, sauf si l’adresse d’avant arrête le changement. Vous vous reconnecterez alors avec elle.`,
    newSecond: 'Un second administrateur doit encore donner son accord.',
    oldLead: (email: string) =>
      `Notre équipe a proposé de remplacer l’adresse de votre compte par ${email}. Si vous ne l’avez pas demandé, arrêtez ce changement.`,
    oldSubmit: 'Arrêter ce changement',
    oldDone: 'Le changement est arrêté.',
    oldDoneText: 'L’adresse de votre compte reste la même.',
    busy: 'Un instant...',
  },
  invitation: {
    page: 'Votre invitation',
    lead: (role: Role, email: string) =>
      `Un compte ${roleLabel(role).toLowerCase()} vous est proposé pour l’adresse ${email}. Choisissez vos identifiants.`,
    reading: 'Lecture de l’invitation...',
    refused: 'Cette invitation ne peut pas être acceptée.',
    unread: 'L’invitation n’a pas pu être lue.',
    username: "Nom d'utilisateur",
    firstName: 'Prénom',
    lastName: 'Nom',
    submit: 'Créer mon compte',
    busy: 'Création du compte...',
  },
  external: {
    page: 'Connexion externe',
    failed: 'Failed to process OAuth authentication',
    busy: 'Ouverture de votre session...',
    linkTitle: 'Relier votre compte',
    linkText: (email: string) =>
      `Un compte existe déjà avec ${email}. Son mot de passe prouve que c’est le vôtre\u202f; ensuite, la connexion externe suffira.`,
    password: 'Mot de passe',
    link: 'Relier et me connecter',
    linking: 'Connexion en cours...',
  },
} as const
