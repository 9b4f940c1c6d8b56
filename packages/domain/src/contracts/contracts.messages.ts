/** Every sentence of the contract rules. The ones that the specification quotes keep its spelling to the letter. */
export const CONTRACT_MESSAGES = {
  periodMissing: 'Veuillez sélectionner une date de début et une date de fin.',
  startInPast: 'La date de début ne peut pas être passée.',
  endBeforeStart: 'La date de fin doit être postérieure à la date de début',
  periodTooLong: 'Un contrat dure cinq ans au plus.',

  tripMissingToSubscribe: 'Veuillez ajouter au moins un voyage pour souscrire à une assurance.',
  tripMissingToQuote: 'Veuillez ajouter au moins un voyage pour générer un devis.',
  tripMissingToOffset: 'Veuillez ajouter au moins un voyage pour compenser vos émissions.',
  tripsNotForCar: 'Une assurance Voiture ne comporte pas de voyage.',
  tooManyTrips: 'Un contrat comporte vingt voyages au plus.',
  departureMissing: 'Veuillez indiquer la ville de départ.',
  arrivalMissing: 'Veuillez indiquer la ville d’arrivée.',
  cityTooLong: 'Le nom d’une ville compte 200 caractères au plus.',
  sameCity: 'La ville d’arrivée doit être différente de la ville de départ.',
  formatUnknown: 'Veuillez choisir un mode de transport : voiture, train ou avion.',

  cannotExtend: 'Seul un contrat actif peut être prolongé.',
  cannotRenew:
    'Un contrat se renouvelle quand il a expiré, ou dans les 30 jours qui précèdent sa fin.',
  cannotCancel: 'Seul un contrat actif peut être résilié.',
  cannotClaim: 'Un sinistre se déclare sur un contrat actif.',

  newEndMissing: 'Veuillez sélectionner une nouvelle date de fin',
  signatureMissing: 'Veuillez signer le formulaire',
  startMissing: 'Veuillez sélectionner une date de début',
  endMissing: 'Veuillez sélectionner une date de fin',
  reasonMissing: "Veuillez indiquer une raison d'annulation",
} as const
