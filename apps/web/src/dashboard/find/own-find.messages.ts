import { paths } from '@sillage/wire/addresses.ts'

/** French text of the customer's search. */
export const OWN_FIND = {
  title: 'Chercher',
  label: 'Contrat, sinistre, page ou question',
  contracts: 'Mes contrats',
  claims: 'Mes sinistres',
  pages: 'Pages',
  answers: 'Réponses de l’aide',
  contract: (id: string, end: string) => `Contrat n°\u00a0${id}, jusqu’au ${end}`,
  claimOn: (nature: string, name: string) => `${nature}, ${name}`,
  claim: (id: string, day: string) => `Sinistre n°\u00a0${id}, du ${day}`,
  results: (count: number) =>
    count === 0 ? 'Aucun résultat' : count === 1 ? '1 résultat' : `${count} résultats`,
  none: (typed: string) => `Rien sur «\u00a0${typed}\u00a0».`,
  ask: 'Posez-nous la question',
  unread:
    'Vos contrats, vos sinistres ou l’aide n’ont pas pu être lus\u00a0: ils peuvent manquer ici.',
  keys: '↑ ↓ pour choisir, Entrée pour ouvrir, Échap pour fermer',
} as const

/** The pages of the search, with synonyms that also find them. */
export const OWN_PAGES: readonly { title: string; path: string; words: string }[] = [
  { title: 'Tableau de bord', path: paths.dashboard, words: 'accueil a suivre' },
  {
    title: 'Déclarer un sinistre',
    path: paths.createClaim,
    words: 'accident panne vol bris constat',
  },
  {
    title: 'Mes paiements',
    path: paths.payments,
    words: 'payer echeance facture remboursement iban mandat prelevement quittance',
  },
  {
    title: 'Mes contrats',
    path: paths.contracts,
    words: 'attestation carte verte memo resilier prolonger renouveler',
  },
  { title: 'Mes sinistres', path: paths.claims, words: 'suivi dossier' },
  { title: 'Mes devis', path: paths.quotes, words: 'prix comparer' },
  {
    title: 'Souscription',
    path: paths.subscription,
    words: 'prix assurer nouveau contrat voiture voyage',
  },
  {
    title: 'Écrire à un conseiller',
    path: paths.askAdviser,
    words: 'question contact telephone message joindre',
  },
  { title: 'Mes réclamations', path: paths.complaints, words: 'plainte mediateur' },
  { title: 'Mes émissions', path: paths.emissions, words: 'co2 climat carbone trajets' },
  {
    title: 'Mon profil',
    path: paths.profile,
    words: 'adresse telephone mot de passe theme nuit notifications donnees compte',
  },
  {
    title: 'Résilier un contrat',
    path: paths.chooseToCancel,
    words: 'annuler arreter quitter fin',
  },
]
