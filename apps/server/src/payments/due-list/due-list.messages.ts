/** Why a list of dues is refused. */
export const DUE_LIST_REFUSALS = {
  day: 'Choisissez un jour du calendrier.',
  order: 'Choisissez un dernier jour qui ne précède pas le premier.',
  span: 'Choisissez une période d’un an au plus.',
  tooMany: 'Plus de 10\u00a0000 échéances. Choisissez une période plus courte.',
} as const

/** The file of a list. */
export const DUE_LIST_FILE = {
  name: (from: string, to: string) => `echeances_${from}_${to}.csv`,
  heads: [
    'Échéance',
    'Assuré',
    'Contrat',
    'Numéro',
    'Moyen',
    'Montant',
    'Reste dû',
    'État',
    'Référence',
  ],
  methods: { direct_debit: 'prélèvement', transfer: 'virement' },
} as const
