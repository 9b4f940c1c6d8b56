/** Why a tariff that administrators prepare can’t be changed, approved or withdrawn. */
export const PREPARED_MESSAGES = {
  notDraft: 'Ce tarif n’est plus un brouillon\u00a0: préparez-en un autre à partir de lui.',
  tooEarly: 'Un tarif commence au plus tôt demain.',
  tooLate: (years: number) => `Un tarif commence au plus tard dans ${years} ans.`,
  own: 'Vous avez préparé ou modifié ce tarif\u00a0: un autre administrateur doit l’approuver.',
  withdrawn: 'Ce tarif est déjà retiré.',
  begun: 'Ce tarif a commencé\u00a0: pour le remplacer, préparez le suivant.',
  version: (product: string) =>
    `Un tarif se nomme «\u00a0${product}\u00a0», une année et un numéro, comme ${product}-2027-2.`,
  taken: 'Un autre tarif porte déjà ce nom.',
} as const
