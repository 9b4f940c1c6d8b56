interface Remedy {
  readonly answer: string
  readonly price: string
  readonly difference: string
}

export const SUBSCRIPTION_REFUSALS = {
  remedy: ({ answer, price, difference }: Remedy) =>
    `Avec «\u00a0${answer}\u00a0», le contrat coûte ${price} (${difference}).`,
  remedyOfAMonth: ({ answer, price, difference }: Remedy) =>
    `Avec «\u00a0${answer}\u00a0», un contrat d’un mois qui commence aujourd’hui coûte ${price} (${difference}).`,
  impossibleDay: 'Cette date n’existe pas ou est trop lointaine. Format attendu\u00a0: AAAA-MM-JJ.',
  draftTooLarge: 'Ces réponses sont trop longues pour être gardées dans votre compte.',
  draftMovedOn: 'Vous avez continué cette souscription sur un autre appareil.',
}
