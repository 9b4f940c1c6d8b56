/** Every sentence of the carbon rules. `trip` is both cities: « Paris – New York ». */
export const CARBON_MESSAGES = {
  // quoted by the specification, section 5
  kilometresMissing: 'Veuillez renseigner le nombre de kilomètres parcourus par an.',

  noPartner:
    'Ce site est une démonstration\u00a0: les partenaires et les certificats qui s’y lisent sont fictifs, rien n’est réellement financé.',

  sameCity: (trip: string) =>
    `Trajet ${trip}\u00a0: la ville d’arrivée doit être différente de la ville de départ.`,
  unknownCity: ({ trip, city }: { trip: string; city: string }) =>
    `Trajet ${trip}\u00a0: la ville «\u00a0${city}\u00a0» est introuvable.`,
  ambiguousCity: ({ trip, city }: { trip: string; city: string }) =>
    `Trajet ${trip}\u00a0: plusieurs villes s’appellent «\u00a0${city}\u00a0». Choisissez-en une dans la liste.`,
  otherPlace: ({ trip, city }: { trip: string; city: string }) =>
    `Trajet ${trip}\u00a0: le lieu choisi dans la liste ne s’appelle pas «\u00a0${city}\u00a0». Choisissez la ville de nouveau.`,
  noRoad: (trip: string) =>
    `Trajet ${trip}\u00a0: aucune route ne relie ces deux villes. Choisissez un autre moyen de transport.`,
  noRailway: (trip: string) =>
    `Trajet ${trip}\u00a0: aucune voie ferrée ne relie ces deux villes. Choisissez un autre moyen de transport.`,
  tooFarByCar: (trip: string) =>
    `Trajet ${trip}\u00a0: trop long pour la voiture, limitée à 5\u202f000\u00a0km à vol d’oiseau.`,
  tooFarByTrain: (trip: string) =>
    `Trajet ${trip}\u00a0: trop long pour le train, limité à 3\u202f000\u00a0km à vol d’oiseau.`,
  tooCloseToFly: (trip: string) =>
    `Trajet ${trip}\u00a0: trop court pour l’avion, qui demande au moins 100\u00a0km entre les deux villes.`,
  passengers: 'Le nombre de passagers doit être un nombre entier compris entre 1 et 1\u202f000.',
  tripMissing: 'Un voyage comporte au moins un trajet.',
  tooManyTrips: (most: number) => `Un voyage comporte ${most} trajets au plus.`,
  vehicleYear: ({ from, to }: { from: number; to: number }) =>
    `L’année de la voiture doit être comprise entre ${from} et ${to}.`,
  days: 'Le nombre de jours doit être un nombre entier compris entre 1 et 1\u202f827.',
  kilometres:
    'Le nombre de kilomètres par an doit être un nombre entier compris entre 1 et 200\u202f000.',

  methodOfTrips:
    'Distance à vol d’oiseau corrigée du moyen de transport, multipliée par un facteur d’émission par kilomètre. Traînées de condensation et fabrication comptées à part.',
  methodOfMeasuredRoads:
    'Distance par la route là où un calculateur d’itinéraire l’a mesurée, sinon à vol d’oiseau corrigée du moyen de transport, multipliée par un facteur d’émission par kilomètre. Traînées de condensation et fabrication comptées à part.',
  methodOfVehicle:
    'Kilomètres multipliés par la consommation réelle, le facteur de l’énergie et l’âge de la voiture. La contribution porte sur l’usage ; la fabrication est comptée à part.',
} as const
