import { type Role, roleLabel } from '@sillage/domain/accounts/roles.ts'

const role = (asked: Role) => roleLabel(asked).toLowerCase()

export const MESSAGES = {
  login: {
    page: 'Connexion',
    submit: 'Se connecter',
    busy: 'Connexion en cours...',
    email: 'Adresse e-mail',
    password: 'Mot de passe',
    noAccount: 'Pas encore de compte\u202f?',
    register: "S'inscrire",
    or: 'ou',
    provider: 'Continuer avec un fournisseur d’identité',
    forgotten: 'Mot de passe oublié\u202f?',
    slowed:
      'Après plusieurs essais, une connexion est refusée un moment, même avec le bon mot de passe. Patientez, ou choisissez un nouveau mot de passe par e-mail\u00a0: l’appareil qui ouvre cet e-mail n’attend plus.',
    byMail: 'Recevoir un lien par e-mail',
    priceKept: 'Vos réponses et votre prix vous attendent. C’est votre première visite\u202f?',
    firstVisit: 'Inscrivez-vous',
    comeBack: 'Connectez-vous pour continuer vers la page demandée.',
    hasEnded: 'Votre session a pris fin. Reconnectez-vous pour continuer.',
    already: (email: string) => `Vous êtes déjà connecté avec ${email}.`,
    goOn: 'Continuer',
    changedLead: 'Votre mot de passe est changé.',
    changed: 'Connectez-vous avec le nouveau.',
    closedLead: 'Votre compte est fermé.',
    closed: 'Un e-mail vous le confirme.',
    enrol: 'Donnez votre mot de passe\u00a0: vous créerez ensuite votre clé d’accès.',
    invited: 'Connectez-vous avec le mot de passe que vous venez de choisir.',
    createdLead: 'Votre compte est créé.',
    created:
      'Connectez-vous pour commencer. Un lien vous est envoyé par e-mail\u00a0: il confirme votre adresse.',
    requested: (asked: Role) =>
      `Votre demande de rôle ${role(asked)} comptera quand vous aurez ouvert le lien envoyé à votre adresse\u202f; en attendant, c’est un compte utilisateur.`,
  },
  demo: {
    title: 'Comptes de démonstration',
    text: 'Personnes et contrats fictifs. Un clic remplit le formulaire.',
  },
  register: {
    page: 'Inscription',
    haveAccount: 'Déjà un compte\u202f?',
    login: 'Se connecter',
    kind: 'Vous êtes',
    particulier: 'Un particulier',
    professionnel: 'Un professionnel',
    companyLater:
      'L’entreprise, son SIREN et la personne qui signe se disent avant la première signature.',
    username: "Nom d'utilisateur",
    email: 'Adresse e-mail',
    confirmEmail: 'Confirmer l’adresse e-mail',
    password: 'Mot de passe',
    confirmPassword: 'Confirmer le mot de passe',
    passwordsMatch: 'Les mots de passe correspondent',
    team: 'Demander un accès d’équipe',
    role: 'Rôle',
    onRequest: (label: string) => `${label} (sur demande)`,
    roleRequest: (asked: Role) =>
      `Votre compte sera d’abord un compte utilisateur. Un ${role(asked === 'advisor' ? 'admin' : 'root')} examinera votre demande de rôle ${role(asked)}, une fois votre adresse confirmée par le lien que vous recevrez.`,
    submit: 'Créer un compte',
    busy: 'Création du compte...',
    pitch: 'Un compte pour tous vos trajets.',
    benefits: {
      contracts: 'Vos contrats, leurs dates et leurs documents',
      claims: 'Une discussion avec un conseiller pour chaque sinistre',
      emissions: 'Une estimation du CO2 de vos voyages',
    },
    strength: ['À choisir', 'Très faible', 'Faible', 'Moyen', 'Presque', 'Fort'],
    guessable: 'Facile à deviner',
  },
} as const
