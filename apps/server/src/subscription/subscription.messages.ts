export const SUBSCRIPTION_REFUSALS = {
  impossibleDay: 'Cette date n’existe pas. Format attendu\u00a0: AAAA-MM-JJ.',
  draftMovedOn: 'Vous avez continué cette souscription sur un autre appareil.',
}
