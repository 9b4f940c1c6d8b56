/** What a contract says about a claim, for the person who decides and for the customer. */
export const POLICY_FACTS = {
  noContract: (day: string) => `Le contrat ne couvrait pas le ${day}`,
  beganLater: ({ began, time }: Record<'began' | 'time', string>) =>
    `Les garanties commençaient le ${began}\u202f; l’incident est de ${time}`,
  inForce: ({ from, until, day }: Record<'from' | 'until' | 'day', string>) =>
    `Du ${from} au ${until}, incident du ${day}`,
  notSuspended: 'Aucune suspension à ce moment-là',
  suspended: (day: string) => `Garanties suspendues depuis le ${day}, faute de paiement`,
  suspendedUntil: (from: string, until: string) =>
    `Garanties suspendues du ${from} au ${until} à midi, faute de paiement`,
  resumedAtNoon: (from: string, until: string) =>
    `Garanties suspendues depuis le ${from}, de retour le ${until} à midi\u00a0: demandez l’heure du sinistre`,
  cover: ({ cover, level }: Record<'cover' | 'level', string>) => `${cover}, niveau ${level}`,
  noCover: (level: string) =>
    level === ''
      ? 'Aucune garantie ne répond de cette nature de sinistre'
      : `Le niveau ${level} ne comprend pas la garantie de ce sinistre`,
  absence: ({ level, absence }: Record<'level' | 'absence', string>) =>
    `Le niveau ${level} ne comprend pas\u00a0: ${absence}`,
  inPeriod: (period: string) => `Acquise ${period}`,
  outsidePeriod: ({ day, period }: Record<'day' | 'period', string>) =>
    `Le ${day} n’est pas dans la période de la garantie, ${period}`,
  noPeriod: 'Cette garantie n’a aucun jour sur ce contrat',
  periodClause: ({ cover, period }: Record<'cover' | 'period', string>) =>
    period === ''
      ? `La garantie ${cover} n’y a aucun jour`
      : `La garantie ${cover} court ${period}`,
  abroad: ({ period, zone }: Record<'period' | 'zone', string>) =>
    zone === ''
      ? `Acquise ${period}. À l’étranger\u00a0: voyez si le pays est couvert`
      : `Acquise ${period}. À l’étranger\u00a0: voyez si le pays est de la zone «\u00a0${zone}\u00a0»`,
  people: (names: readonly string[]) =>
    names.length === 0
      ? 'Le contrat ne nomme personne\u00a0: voyez aux conditions qui il assure'
      : `Le contrat nomme ${names.join(', ')}\u00a0: voyez si la personne concernée en est`,
  exclusions: (count: number) =>
    count === 1
      ? 'Une clause à lire devant les pièces'
      : `${count}\u00a0clauses à lire devant les pièces`,
  ceiling: (amount: string) => `Le plafond est de ${amount}`,
  noCeiling: 'Sans plafond',
  noDepreciation: 'Aucune retenue',
  noValue: 'Sans limite de valeur relevée',
  declaredValue: (amount: string) =>
    `${amount} au plus\u00a0: la valeur déclarée, inscrite au contrat`,
  noDeclaredValue: 'Le contrat n’en fait pas une limite',
  wholeShare: 'Dommage pris en charge en entier',
  excess: (amount: string) => `${amount} par sinistre`,
  noExcess: 'Aucune franchise',
  noOther: 'Aucune autre assurance déclarée',
} as const
