import type { ContributionOption } from '../contribution.ts'

/** The project that a contribution pays for. */
export const CONTRIBUTION_LABELS = {
  renewable_energy: 'Énergie renouvelable',
  tree_planting: 'Plantation d’arbres',
} as const satisfies Record<ContributionOption, string>
