export const CUSTOMER_REFUSALS = {
  own: 'Cette fiche est la vôtre\u00a0: une autre personne de l’équipe y note ce qui s’est dit.',
  day: 'Indiquez un jour du calendrier.',
  kept: 'Cette promesse est déjà notée tenue.',
} as const
