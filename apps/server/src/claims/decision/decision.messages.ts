/** Why a decision can’t be made, signed or changed. */
export const DECISION_REFUSALS = {
  signatureOwn: 'Vous avez préparé cette décision\u00a0: une autre personne doit la signer.',
  limit: (limit: string) => `Cette décision dépasse ${limit}, le plus que vous pouvez signer.`,
  recoveryLimit: ({
    total,
    limit,
    who,
  }: {
    total: string
    limit: string
    who: readonly string[]
  }) =>
    `Vous renonceriez seul à ${total} sur ce sinistre\u00a0: plus que ${limit}, le plus que vous décidez seul. ${
      who.length > 0
        ? `Qui peut y renoncer\u00a0: ${who.join(', ')}.`
        : 'Personne dans l’équipe ne le peut\u00a0: un super-administrateur fixe ce que chacun décide seul.'
    }`,
  limitOwn: 'Personne ne fixe sa propre limite\u00a0: un autre super-administrateur le fait.',
  signatureWaits:
    'Une décision attend une seconde signature\u00a0: signez-la, rendez-la ou reprenez-la d’abord.',
  reserveBelow: (paid: string) =>
    `Une décision qui verse ${paid} attend une seconde signature\u00a0: mettez au moins cette somme de côté.`,
  otherDecision: 'Une autre décision attend maintenant\u00a0: relisez-la avant de signer.',
  noSignature: 'Aucune décision n’attend de signature.',
  calculationChanged: 'Le calcul n’est plus le même\u00a0: relisez-le, puis recommencez.',
  decided:
    'Une décision est rendue\u00a0: ce sinistre change par une réouverture, qui dit pourquoi.',
} as const
