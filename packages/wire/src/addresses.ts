import type { ProductLabel } from '@sillage/domain/products/names.ts'

/**
 * Every address of the web: the app's screens, and the targets of links in mails and notifications. `home`, `method`,
 * `verification`, `siteMap`, `devBank`, `legal`, `documents`, `claimOffline` and `statementOffline` are served by the
 * server, outside the app.
 */
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  oauthCallback: '/oauth-callback',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  /** Linked in the mail that confirms a new address. */
  confirmEmail: '/confirm-email',
  /** Linked in the mails about a change of address proposed by staff. */
  addressChange: '/address-change',
  /** Linked in the mail that invites someone to the staff. */
  invitation: '/invitation',
  /** The caller's complaints; the second path starts a new one, the third one about a claim. */
  complaints: '/reclamations/suivi',
  complain: '/reclamations/suivi?ecrire=1',
  complainAbout: (claimId: string) => `/reclamations/suivi?sinistre=${claimId}`,
  /** The caller's questions to an advisor; the second path starts a new one, the third one about a contract. */
  conversations: '/questions',
  askAdviser: '/questions?ecrire=1',
  conversationOn: (contractId: string) => `/questions?contrat=${contractId}`,
  dashboard: '/dashboard',
  /** Prices without an account. */
  help: '/aide',
  tariff: '/tarif',
  tariffOf: (type: string) => `/tarif?assurance=${type}`,
  subscription: '/souscription',
  /** With the French name of the product; its id opens the same screen. */
  questionnaire: (type: string) => `/souscription/${type}`,
  /** Resumes with the answers saved in the account. */
  resume: (type: string) => `/souscription/${type}?reprendre=1`,
  recap: '/recap',
  quotes: '/devis',
  /** Makes a contract from a quote at once. */
  takeUpQuote: (id: string) => `/devis?souscrire=${id}`,
  /** Two quotes side by side, each a `devis` parameter of the query. */
  quotesComparison: '/devis/comparaison',
  contracts: '/contracts',
  /** The list with a dialog that first asks for the contract. */
  chooseToCancel: '/contracts?action=resilier',
  chooseToWithdraw: '/contracts?action=renoncer',
  payments: '/payments',
  /** Opens the form for the account that a payment to the customer waits for. */
  giveAccount: (payoutId: string) => `/payments?versement=${payoutId}`,
  claims: '/sinistres',
  claim: '/sinistre',
  claimOf: (id: string) => `/sinistre?id=${id}`,
  claimDecision: '/sinistre/decision',
  claimDecisionOf: (id: string) => `/sinistre/decision?id=${id}`,
  /**
   * The accident statement; `statementOf` is for a claim, the next one is the link of the other driver, who has no
   * account.
   */
  statement: '/sinistre/constat',
  statementOf: (id: string) => `/sinistre/constat?id=${id}`,
  statementGuest: '/constat',
  createClaim: '/creationSinistre',
  createClaimOn: (contractId: string) => `/creationSinistre?contrat=${contractId}`,
  /** Continues a declaration that was started offline, on the page below, and saved by the browser. */
  createClaimKept: (keptId: string) => `/creationSinistre?garde=${keptId}`,
  /** The same for a contract chosen meanwhile; empty when none is chosen yet. */
  createClaimKeptOn: (keptId: string, contractId: string) =>
    `/creationSinistre?garde=${keptId}&contrat=${contractId}`,
  claimOffline: '/offline-claim.html',
  claimOfflineKept: (keptId: string) => `/offline-claim.html?garde=${keptId}`,
  /** The offline statement, also saved by the browser. */
  statementOffline: '/offline-statement.html',
  statementOfflineKept: (keptId: string) => `/offline-statement.html?garde=${keptId}`,
  claimsDesk: '/sinistresDashboard',
  /** Claims with unread messages, in the same form as the desk writes it. */
  claimsDeskUnread: '/sinistresDashboard?seulement=unread',
  /** Open claims without a first answer from the team. */
  claimsDeskUnanswered: '/sinistresDashboard?seulement=unanswered',
  myDay: '/ma-journee',
  /** The workload of each member, for the team leads. */
  team: '/equipe',
  teamRules: '/equipe?vue=regles',
  /**
   * What a nature of claim, `car.theft`, asks for in a declaration; the dot is replaced, since it would look like a
   * file extension.
   */
  intake: (natureId: string) => `/equipe/natures/${natureId.replace('.', '/')}`,
  usersManagement: '/admin/users-management',
  customer: (accountId: string) => `/admin/customers/${accountId}`,
  contractsDesk: '/admin/contracts',
  personContracts: (accountId: string) => `/admin/users/${accountId}/contracts`,
  stats: '/admin/stats',
  audit: '/admin/audit',
  complaintsDesk: '/admin/complaints',
  /** The complaints desk, showing a single complaint. */
  complaintOf: (id: string) => `/admin/complaints?q=${id}`,
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
  /** Pages of the server, only in the demonstration. */
  devBank: '/dev/bank',
  devCard: '/dev/card',
  legal: {
    notices: '/mentions-legales',
    privacy: '/donnees-personnelles',
    complaints: '/reclamations',
    accessibility: '/accessibilite',
    withdrawal: '/renoncer-ou-resilier',
  },
  /** Documents to read before signing. */
  documents: {
    Voiture: {
      ipid: '/documents/voiture/information',
      conditions: '/documents/voiture/conditions',
    },
    Voyage: { ipid: '/documents/voyage/information', conditions: '/documents/voyage/conditions' },
  } satisfies Record<ProductLabel, { ipid: string; conditions: string }>,
} as const

/** The query of a questionnaire's URL when it starts from the answers of the price page. */
export const TARIFF_TAKEN_UP = 'depuis=tarif'

// separate from `paths`, since only the server uses these: the public pages load the list above

/** The sign-in page after a failed external sign-in. */
export const loginAfter = (failure: string) => `${paths.login}?erreur=${failure}`

/** The documents of a contract, open over the list. */
export const contractDocuments = (id: string) => `${paths.contracts}?action=documents&contrat=${id}`

/** The history of a contract, open over the list. */
export const contractHistory = (id: string) => `${paths.contracts}?action=historique&contrat=${id}`
