export const SUBSCRIPTION_REFUSALS = {
  impossibleDay: 'Cette date n’existe pas. Format attendu\u00a0: AAAA-MM-JJ.',
  draftTooLarge: 'Ces réponses sont trop longues pour être gardées dans votre compte.',
  draftMovedOn: 'Vous avez continué cette souscription sur un autre appareil.',
}
