/** Every address of the web app. `home`, `legal` and `documents` are pages of the server, outside the app. */
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  oauthCallback: '/oauth-callback',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  dashboard: '/dashboard',
  subscription: '/souscription',
  questionnaire: (type: 'Voiture' | 'Voyage') => `/souscription/${type}`,
  recap: '/recap',
  contracts: '/contracts',
  claims: '/sinistres',
  claim: '/sinistre',
  createClaim: '/creationSinistre',
  claimsDesk: '/sinistresDashboard',
  usersManagement: '/admin/users-management',
  profile: '/profile',
  error: '/erreur',
  forbidden: '/unauthorized',
  devUi: '/dev/ui',
  legal: {
    notices: '/mentions-legales',
    privacy: '/donnees-personnelles',
    complaints: '/reclamations',
    accessibility: '/accessibilite',
    withdrawal: '/renoncer-ou-resilier',
  },
  /** To read before signing. */
  documents: {
    Voiture: {
      ipid: '/documents/voiture/information',
      conditions: '/documents/voiture/conditions',
    },
    Voyage: { ipid: '/documents/voyage/information', conditions: '/documents/voyage/conditions' },
  },
} as const
