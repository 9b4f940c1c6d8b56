/** Sentences of the audit log. */
export const AUDIT_MESSAGES = {
  day: 'Date invalide',
  tooMany: 'L’export compte plus de 100\u202f000 lignes\u00a0: choisissez une période plus courte.',
  server: 'Sillage',
  heads: ['Date (UTC)', 'Auteur', 'Action', 'Code', 'Objet', 'Identifiant', 'Détail'],
} as const
