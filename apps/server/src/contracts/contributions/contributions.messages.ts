export const CONTRIBUTION_REFUSALS = {
  unnamed: 'Indiquez le partenaire et le numéro de son certificat.',
  moved:
    'L’une de ces contributions n’en est plus à cette étape. Rien n’a été noté\u00a0: rechargez la liste.',
} as const

export const CONTRIBUTION_CSV = {
  heads: [
    'Contrat',
    'Projet',
    'Achetée le',
    'Dernier jour',
    'Émissions estimées restantes (kg CO2e)',
    'Achetée (€)',
    'Rendue (€)',
    'Reste (€)',
    'Encaissée le',
    'Remise le',
    'Partenaire',
    'Certificat',
  ],
  options: { renewable_energy: 'Énergie renouvelable', tree_planting: 'Plantation d’arbres' },
} as const
