export const SHELL_MESSAGES = {
  loading: 'Loading...',
  skip: 'Aller au contenu',
  product: 'Sillage',
  rights: 'Tous droits réservés',

  login: 'Connexion',
  register: 'Inscription',
  logout: 'Déconnexion',
  profile: 'Mon profil',
  emissions: 'Mes émissions',
  dashboard: 'Tableau de bord',
  subscription: 'Souscription',
  contracts: 'Mes contrats',
  claims: 'Mes sinistres',
  claimsDesk: 'Tableau de bord sinistres',
  usersManagement: 'Gestion des utilisateurs',
  stats: 'Statistiques',
  audit: 'Journal',
  monitoring: 'Supervision',
  newTab: 'dans un nouvel onglet',
  unread: (count: number) => (count > 1 ? `${count} messages non lus` : '1 message non lu'),

  mainNavigation: 'Principale',
  footerNavigation: 'Pied de page',
  teamMenu: 'Navigation de l’équipe',
  sections: { navigation: 'Navigation', administration: 'Administration', account: 'Compte' },
  openMenu: 'Ouvrir le menu',
  closeMenu: 'Fermer le menu',
  collapseMenu: 'Replier le menu',
  expandMenu: 'Déplier le menu',
  accountOf: (name: string) => `Compte de ${name}`,

  method: 'Notre méthode',
  legal: {
    notices: 'Mentions légales',
    privacy: 'Données personnelles',
    complaints: 'Réclamations',
    accessibility: 'Accessibilité\u00a0: non conforme',
    withdrawal: 'Renoncer ou résilier',
  },

  demoNotice: 'Démonstration\u00a0: assureur fictif, aucun contrat souscrit ici ne vous couvre.',

  offlineTitle: 'Vous êtes hors ligne.',
  offlineText:
    'Ce qui est affiché peut dater\u202f; rien ne peut être envoyé avant le retour du réseau.',

  notFoundTitle: 'Oups ! Page non trouvée.',
  notFoundText: 'La page que vous recherchez semble introuvable.',
  notFoundPage: 'Page introuvable',
  backHome: 'Retour à l’accueil',
  errorTitle: 'Une erreur nous empêche d’afficher cette page.',
  errorText:
    'Vos contrats et vos réponses enregistrées ne sont pas touchés. Réessayez dans un instant.',
  errorPage: 'Erreur',
  retry: 'Réessayer',
  forbiddenTitle: 'Cette page n’est pas ouverte à votre compte.',
  forbiddenText: (role: string) =>
    `Vous êtes connecté avec le rôle ${role.toLowerCase()}, qui n’y donne pas accès.`,
  forbiddenAnonymous: 'Connectez-vous avec un compte qui y a accès.',
  forbiddenPage: 'Accès refusé',
} as const
