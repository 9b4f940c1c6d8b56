/** French text about recoveries (what others owe on a claim), for handlers. */
export const RECOVERIES = {
  title: 'Recours',
  paid: 'Versé',
  received: 'Reçu de tiers',
  expected: 'Encore attendu',
  net: 'Reste à notre charge',
  note: 'Noter un recours',
  intro:
    'Ce que nous avons versé peut être réclamé à qui a causé le dommage, ou à son assureur. Pas à un proche vivant sous le même toit, sauf s’il a agi exprès (article L121-12 du code des assurances).',
  debtor: 'Qui doit',
  debtorHint: 'L’assureur du tiers, ou le tiers lui-même.',
  debtorMissing: 'Dites qui doit cette somme.',
  amount: 'Montant, en euros',
  most: (amount: string) =>
    `${amount} au plus\u00a0: ce qui a été versé et n’est pas encore réclamé.`,
  reason: 'Pourquoi',
  reasonHint: 'Par exemple «\u00a0Constat du 3\u00a0mars, cas 10\u00a0».',
  confirm: 'Noter ce recours',
  failed: 'Le recours n’a pas été noté.',
  noted: (reference: string) =>
    `Recours noté. Référence à indiquer au débiteur\u00a0: ${reference}.`,
  saving: 'Enregistrement…',
  of: (amount: string, debtor: string) => `${amount} demandés à ${debtor}`,
  states: {
    expected: 'Attendu',
    partly: (amount: string) => `${amount} reçus`,
    received: 'Reçu',
    over: 'Abandonné',
  },
  reference: 'Référence du virement',
  claimedBy: (name: string, day: string) => `Noté par ${name}, ${day}`,
  givenUpBy: (amount: string, name: string, day: string) =>
    `${amount} abandonnés par ${name}, ${day}`,
  giveUp: 'Abandonner',
  giveUpOf: (debtor: string) => `Abandonner le recours contre ${debtor}`,
  giveUpTitle: (amount: string) => `Ne plus attendre ${amount}\u202f?`,
  giveUpText: (debtor: string) =>
    `Ce que ${debtor} n’a pas payé reste à notre charge. Ce recours ne pourra pas être rouvert, mais vous pourrez en noter un autre.`,
  giveUpReason: 'Pourquoi',
  giveUpFailed: 'Le recours n’a pas été abandonné.',
  givenUp: 'Le recours est abandonné.',
  somebody: 'un membre de l’équipe',
} as const
