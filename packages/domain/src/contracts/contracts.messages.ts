/** Every sentence of the contract rules. Sentences quoted by the specification keep its exact spelling. */
export const CONTRACT_MESSAGES = {
  periodMissing: 'Veuillez sélectionner une date de début et une date de fin.',
  startInPast: 'La date de début ne peut pas être passée.',
  endBeforeStart: 'La date de fin doit être postérieure à la date de début',
  periodTooLong: 'Un contrat dure cinq ans au plus.',

  tripMissingToSubscribe: 'Veuillez ajouter au moins un voyage pour souscrire à une assurance.',
  tripMissingToQuote: 'Veuillez ajouter au moins un voyage pour générer un devis.',
  tripMissingToOffset: 'Veuillez ajouter au moins un voyage pour compenser vos émissions.',
  tripsNotFor: (product: string) => `Une assurance ${product} ne comporte pas de voyage.`,
  tooManyTrips: 'Un contrat comporte vingt voyages au plus.',
  departureMissing: 'Veuillez indiquer la ville de départ.',
  arrivalMissing: 'Veuillez indiquer la ville d’arrivée.',
  cityTooLong: 'Le nom d’une ville compte 200 caractères au plus.',
  sameCity: 'La ville d’arrivée doit être différente de la ville de départ.',
  formatUnknown: 'Veuillez choisir un mode de transport : voiture, train ou avion.',

  cannotExtend: 'Seul un contrat actif peut être prolongé.',
  cannotRenew:
    'Un contrat se renouvelle quand il a expiré, ou dans les 30 jours qui précèdent sa fin.',
  /** For an active contract: a date is more useful than the rule. */
  renewableFrom: (day: string) => `Renouvelable à partir du ${day}.`,
  /** For a contract under a formal notice. */
  payFirst:
    'Réglez d’abord ce qui est dû\u00a0: un contrat se prolonge et se renouvelle une fois payé.',
  cannotCancel: 'Seul un contrat actif peut être résilié.',
  leaving: 'La résiliation de ce contrat est demandée\u00a0: il prend fin à la date annoncée.',
  notLeaving: 'Aucune résiliation n’est en attente sur ce contrat.',
  leavingByLaw:
    'Une résiliation demandée pour un motif prévu par la loi ne se retire pas ici. Écrivez à un conseiller.',
  cannotClaim: 'Un sinistre se déclare sur un contrat actif.',
  cannotChangePlate: 'L’immatriculation se change sur un contrat en cours ou à venir.',
  samePlate: 'C’est déjà l’immatriculation de ce contrat.',
  cannotWithdraw: 'Seul un contrat en cours ou à venir peut faire l’objet d’une renonciation.',
  anotherActive: 'Un contrat lié à celui-ci est encore actif\u00a0: c’est lui qui se renouvelle.',

  coverPeriod: ({ from, until }: { from: string; until: string }) => `du ${from} au ${until}`,
  dayAndTime: (day: string, time: string) => `${day} à ${time}`,

  ambiguousZone: ({ city, chosen }: { city: string; chosen: string }) =>
    `Plusieurs villes s’appellent «\u00a0${city}\u00a0», et toutes ne sont pas dans la zone «\u00a0${chosen}\u00a0». Choisissez la vôtre dans la liste.`,
  destinationOutsideZone: ({
    city,
    country,
    chosen,
  }: {
    city: string
    country: string
    chosen: string
  }) =>
    `Vous avez indiqué ${city} (${country}) comme destination, hors de la zone «\u00a0${chosen}\u00a0». Corrigez-la dans vos réponses, ou changez de zone.`,
  advisedAgainst: ({ city, country, asOf }: { city: string; country: string; asOf: string }) =>
    `${city} (${country})\u00a0: le ministère des Affaires étrangères déconseille formellement ce pays (liste du ${asOf}), et le contrat n’y couvrirait rien. Choisissez une autre destination ou un autre trajet.`,
  perhapsAdvisedAgainst: ({ city, country }: { city: string; country: string }) =>
    `Plusieurs villes s’appellent «\u00a0${city}\u00a0», et l’une est dans un pays formellement déconseillé (${country}). Choisissez la vôtre dans la liste.`,
  outsideZone: ({ city, country, chosen }: { city: string; country: string; chosen: string }) =>
    `${city} (${country}) est hors de la zone «\u00a0${chosen}\u00a0»\u00a0: ni les soins ni le rapatriement n’y seraient pris en charge.`,

  newEndMissing: 'Veuillez sélectionner une nouvelle date de fin',
  signatureMissing: 'Veuillez signer le formulaire',
  contractUnsigned: 'Veuillez signer le contrat.',
  startMissing: 'Veuillez sélectionner une date de début',
  endMissing: 'Veuillez sélectionner une date de fin',
  groundUnknown: 'Ce motif légal n’est pas proposé pour ce contrat.',
  reasonMissing: "Veuillez indiquer une raison d'annulation",
} as const

/** Why the dates of an extension or of a renewal are refused. */
export const CHAIN_MESSAGES = {
  newEndNotAfter: (day: string) => `La nouvelle date de fin doit suivre l’actuelle, le ${day}.`,
  chainTooLong: 'Un contrat, ses prolongations et ses renouvellements durent cinq ans au plus.',
  startBeforeNext: (day: string) => `Le nouveau contrat commence au plus tôt le ${day}.`,
  longerThanBefore: (day: string) =>
    `Un renouvellement ne dure pas plus que le contrat d’origine\u00a0: le ${day} au plus tard.`,
  overlap: (start: string, end: string) =>
    `Cette période en chevauche une autre de ce contrat, du ${start} au ${end}.`,
  homeMoved: 'Où votre voiture dort-elle le plus souvent, désormais\u202f?',
  homeMovedHelp:
    'Votre adresse a changé de département depuis la signature du contrat. Le prix du renouvellement est celui du département où la voiture passe la plupart de ses nuits.',
  homeMissing: 'Veuillez indiquer où votre voiture dort le plus souvent.',
  homeUnknown:
    'Ce département n’est ni celui du contrat, ni celui de votre adresse. Choisissez parmi ceux qui sont proposés.',
  coefficientMissing: 'Veuillez indiquer votre coefficient de bonus-malus.',
  coefficientUnknown:
    'Ce coefficient n’est pas l’un de ceux qui peuvent suivre de votre premier contrat. Choisissez parmi ceux qui sont proposés.',
} as const

/** What becomes of the price of a contract that was extended. */
export const IN_EXTENSION = 'Son prix est compris dans celui de sa prolongation.'

/** What a cancellation shows beside its figures. */
export const CANCELLATION_MESSAGES = {
  immediate: 'Vos garanties s’arrêtent dès aujourd’hui, sans retour possible.',
  withdrawFirst: (until: string) =>
    `Jusqu’au ${until} inclus, vous pouvez renoncer à ce contrat plutôt que de le résilier\u00a0: la loi vous rend alors davantage. C’est «\u00a0Renoncer au contrat ici\u00a0», dans «\u00a0Mes contrats\u00a0».`,
  definitive: 'Une fois demandée, cette résiliation est définitive.',
  later: 'Vos garanties tiennent jusqu’au jour choisi. Jusque-là, vous pouvez changer d’avis.',
  proof: (papers: string) => `Nous pouvons vous demander ${papers} avant de vous rembourser.`,
  inExtension: IN_EXTENSION,
  over: 'Sa période est terminée.',
  claimed: 'Un sinistre est déclaré sur cette garantie : elle reste due.',
  usedUp: 'Sa prime est due en entier.',
  feeKept: 'Ils restent dus.',
  fundKept: 'Il reste dû.',
  priceOfDaysUsed: 'Prix minimal des jours déjà couverts',
} as const

/** Reasons stored with an ended contract, which distinguish these endings from a cancellation by choice. */
export const UNPAID_REASON = 'Non-paiement'
export const WITHDRAWAL_REASON = 'Renonciation dans les 14 jours'

/** Why the right of withdrawal doesn't apply to a contract. */
export const WITHDRAWAL_MESSAGES = {
  professional: {
    because: 'professional',
    message:
      'Ce contrat est souscrit pour une activité professionnelle\u00a0: le droit de renonciation est réservé aux particuliers (article L112-2-1 du code des assurances).',
    term: 'Ce contrat est souscrit pour une activité professionnelle : le droit de renonciation, réservé aux personnes physiques qui agissent hors de leur profession, ne s’applique pas (art. L112-2-1).',
  },
  claimed:
    'Un sinistre a été déclaré sur ce contrat\u00a0: il ne peut plus faire l’objet d’une renonciation. Vous pouvez le résilier.',
  renewal: (end: string) =>
    `Ce renouvellement prend fin dès aujourd’hui, sans retour possible. Le contrat d’avant garde sa date de fin, le ${end}.`,
  ended: (day: string) =>
    `Le délai de renonciation a pris fin le ${day}. Vous pouvez résilier le contrat à tout moment.`,
} as const
