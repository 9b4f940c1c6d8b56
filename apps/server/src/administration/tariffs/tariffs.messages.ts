export const TARIFF_REFUSALS = {
  changed:
    'Un autre administrateur a modifié ce tarif entre-temps. Rechargez la page pour lire sa version.',
  sameDay: 'Un autre tarif de ce produit est approuvé pour le même jour.',
  unknownNumber: 'Ce nombre n’est pas de ce tarif.',
} as const

export const SIMULATION_CSV = {
  heads: [
    'Segment',
    'Valeur',
    'Contrats',
    'Total avant (euros)',
    'Total après (euros)',
    'Moyenne avant (euros)',
    'Moyenne après (euros)',
    'Évolution (%)',
  ],
  all: 'Ensemble',
  counted: 'Contrats simulés',
  models: 'Contrats types, faute de contrat sur ce questionnaire',
  inForce: 'Contrats en cours',
  left: 'Contrats d’un ancien questionnaire, non simulés',
} as const
