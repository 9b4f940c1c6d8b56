import { formatEuros } from '@sillage/domain/values/money.ts'

/** French text of decision limits. */
export const LIMITS = {
  title: 'Limites de décision',
  hint: 'Au-dessus, une décision attend la signature d’une seconde personne dont la limite suffit.',
  failed: 'Les limites n’ont pas pu être lues.',
  table: 'Ce que chacun décide seul',
  columns: ['Qui', 'Décide seul jusqu’à', ''],
  role: (label: string) => `Rôle\u00a0: ${label}`,
  person: (name: string, role: string) => `${name}, ${role.toLowerCase()}`,
  amount: (euros: number | null) =>
    euros === null ? 'sans limite' : formatEuros(Math.round(euros * 100)),
  own: 'limite propre',
  ofRole: 'limite du rôle',
  change: 'Changer',
  changeOf: (name: string) => `Changer la limite\u00a0: ${name}`,
  dialog: (name: string) => `Limite de décision\u00a0: ${name}`,
  field: 'Décide seul jusqu’à, en euros',
  fieldHint: 'Ce qui attend déjà une signature continue de l’attendre.',
  unreadable: 'Indiquez un montant, par exemple 1\u202f500.',
  follow: 'Revenir à la limite du rôle',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  notSaved: 'La limite n’a pas pu être changée.',
} as const
