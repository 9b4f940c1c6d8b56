import type { ProductLabel } from '@sillage/domain/products/names.ts'

/** Every address of the web: the app's screens, and where mails and notifications lead. `home`, `method`, `verification`, `siteMap`, `devBank`, `legal`, `documents` and `claimOffline` are pages of the server, outside the app. */
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
  /** One's questions to an adviser; the second begins a new one, the third about a contract. */
  conversations: '/questions',
  askAdviser: '/questions?ecrire=1',
  conversationOn: (contractId: string) => `/questions?contrat=${contractId}`,
  dashboard: '/dashboard',
  /** Prices before any account. */
  help: '/aide',
  tariff: '/tarif',
  tariffOf: (type: string) => `/tarif?assurance=${type}`,
  subscription: '/souscription',
  /** As written first; the names in data open the same screens. */
  questionnaire: (type: string) => `/souscription/${type}`,
  /** Goes on where the answers kept with the account stop. */
  resume: (type: string) => `/souscription/${type}?reprendre=1`,
  recap: '/recap',
  quotes: '/devis',
  /** Takes one up at once. */
  takeUpQuote: (id: string) => `/devis?souscrire=${id}`,
  /** Two of them side by side, each a `devis` of the query. */
  quotesComparison: '/devis/comparaison',
  contracts: '/contracts',
  /** Their dialogs, which first ask on which contract. */
  chooseToCancel: '/contracts?action=resilier',
  chooseToWithdraw: '/contracts?action=renoncer',
  payments: '/payments',
  /** Asks at once for the account that a payment to the customer waits for. */
  giveAccount: (payoutId: string) => `/payments?versement=${payoutId}`,
  claims: '/sinistres',
  claim: '/sinistre',
  claimOf: (id: string) => `/sinistre?id=${id}`,
  claimDecision: '/sinistre/decision',
  claimDecisionOf: (id: string) => `/sinistre/decision?id=${id}`,
  /** The statement of an accident; the second is the link of the other driver, who has no account. */
  statement: '/sinistre/constat',
  statementOf: (id: string) => `/sinistre/constat?id=${id}`,
  statementGuest: '/constat',
  createClaim: '/creationSinistre',
  createClaimOn: (contractId: string) => `/creationSinistre?contrat=${contractId}`,
  /** Goes on with one that was begun without a network, on the page below, which the browser keeps. */
  createClaimKept: (keptId: string) => `/creationSinistre?garde=${keptId}`,
  /** The same, on a contract chosen meanwhile; on none yet when it is empty. */
  createClaimKeptOn: (keptId: string, contractId: string) =>
    `/creationSinistre?garde=${keptId}&contrat=${contractId}`,
  claimOffline: '/offline-claim.html',
  claimOfflineKept: (keptId: string) => `/offline-claim.html?garde=${keptId}`,
  claimsDesk: '/sinistresDashboard',
  myDay: '/ma-journee',
  /** Who has what, for whoever leads the team. */
  team: '/equipe',
  /** What a nature of claim, `car.theft`, asks of who declares; a dot would be that of a file. */
  intake: (natureId: string) => `/equipe/natures/${natureId.replace('.', '/')}`,
  usersManagement: '/admin/users-management',
  customer: (accountId: string) => `/admin/customers/${accountId}`,
  personContracts: (accountId: string) => `/admin/users/${accountId}/contracts`,
  stats: '/admin/stats',
  audit: '/admin/audit',
  complaintsDesk: '/admin/complaints',
  conversationsDesk: '/admin/questions',
  retention: '/admin/retention',
  operations: '/admin/exploitation',
  mails: '/admin/mails',
  ledger: '/finance',
  bank: '/finance/banque',
  insuredVehicles: '/admin/insured-vehicles',
  contributions: '/admin/contributions',
  assetFreezes: '/admin/asset-freezes',
  tariffsDesk: '/admin/tariffs',
  preparedTariff: (id: string) => `/admin/tariffs/${id}`,
  profile: '/profile',
  emissions: '/emissions',
  method: '/methode',
  verification: '/verification',
  siteMap: '/plan-du-site',
  calculator: '/methode/calculateur',
  error: '/erreur',
  forbidden: '/unauthorized',
  devUi: '/dev/ui',
  /** A page of the server, of the demonstration alone. */
  devBank: '/dev/bank',
  devCard: '/dev/card',
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
  } satisfies Record<ProductLabel, { ipid: string; conditions: string }>,
} as const

// apart, since only the server leads there: the public pages load the list above

/** The sign-in page after an external sign-in that did not come to its end. */
export const loginAfter = (failure: string) => `${paths.login}?erreur=${failure}`

/** The papers of a contract, open over the list. */
export const contractDocuments = (id: string) => `${paths.contracts}?action=documents&contrat=${id}`

/** The history of a contract, open over the list. */
export const contractHistory = (id: string) => `${paths.contracts}?action=historique&contrat=${id}`
