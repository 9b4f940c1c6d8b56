export const TARIFF_REFUSALS = {
  changed:
    'Un autre administrateur a modifié ce tarif entre-temps. Rechargez la page pour lire sa version.',
  sameDay: 'Un autre tarif de ce produit est approuvé pour le même jour.',
  notSimulated:
    'Aucun contrat en cours ne peut être simulé sous ce tarif\u00a0: tous répondent à un autre questionnaire. Sans savoir ce qu’il change pour eux, personne ne peut l’approuver.',
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
  inForce: 'Contrats en cours',
  left: 'Contrats d’un ancien questionnaire, non simulés',
} as const
