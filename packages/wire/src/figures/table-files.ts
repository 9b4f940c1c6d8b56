/** What each exported table is called in the name of its file, in French without accents. */
export const TABLE_FILES = {
  insurance: 'assurance',
  contracts: 'contrats',
  claims: 'sinistres',
  contributions: 'contributions',
  users: 'comptes',
  people: 'conseillers',
  late: 'retards',
  ages: 'anciennete',
  money: 'montants',
  complaints: 'reclamations',
  trends: 'evolution',
} as const
