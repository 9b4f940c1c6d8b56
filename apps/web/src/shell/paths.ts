import type { Product, ProductLabel } from '@sillage/domain/subscription/products.ts'

/** Every address of the web app. `home`, `method`, `verification`, `legal` and `documents` are pages of the server, outside the app. */
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  oauthCallback: '/oauth-callback',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  /** The mail of a new address leads there. */
  confirmEmail: '/confirm-email',
  /** The mails of a change of address that staff propose lead there. */
  addressChange: '/address-change',
  /** The mail of an invitation to the staff leads there. */
  invitation: '/invitation',
  /** One's complaints; the public page stands above. */
  complaints: '/reclamations/suivi',
  dashboard: '/dashboard',
  subscription: '/souscription',
  /** As written first; the names in data open the same screens. */
  questionnaire: (type: ProductLabel | Product) => `/souscription/${type}`,
  recap: '/recap',
  quotes: '/devis',
  /** Two of them side by side. */
  compareQuotes: (ids: readonly string[]) =>
    `/devis/comparaison?${ids.map((id) => `devis=${id}`).join('&')}`,
  quotesComparison: '/devis/comparaison',
  contracts: '/contracts',
  /** Their dialogs, which first ask on which contract. */
  chooseToCancel: '/contracts?action=resilier',
  chooseToWithdraw: '/contracts?action=renoncer',
  claims: '/sinistres',
  claim: '/sinistre',
  createClaim: '/creationSinistre',
  createClaimOn: (contractId: string) => `/creationSinistre?contrat=${contractId}`,
  claimsDesk: '/sinistresDashboard',
  usersManagement: '/admin/users-management',
  personContracts: (accountId: string) => `/admin/users/${accountId}/contracts`,
  stats: '/admin/stats',
  audit: '/admin/audit',
  complaintsDesk: '/admin/complaints',
  retention: '/admin/retention',
  mails: '/admin/mails',
  profile: '/profile',
  emissions: '/emissions',
  method: '/methode',
  verification: '/verification',
  calculator: '/methode/calculateur',
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
