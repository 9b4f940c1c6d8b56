/** French text about reassigning the files of a colleague who leaves the team. */
export const HAND_OVER = {
  label: (count: string | undefined) =>
    count === undefined
      ? 'Ses sinistres ouverts'
      : count === '1'
        ? 'Son sinistre ouvert'
        : `Ses ${count} sinistres ouverts`,
  hint: 'Qui les reçoit en est prévenu. Un sinistre qui le concerne reste sans conseiller.',
  spread: 'Répartis entre les conseillers les moins chargés',
  nobody: 'Sans conseiller, signalés sur le tableau de bord',
  to: (name: string, email: string) => `Tous à ${name}, ${email}`,
  unknown:
    'Ses sinistres ouverts n’ont pas pu être comptés\u00a0: s’il en a, ils seront répartis entre les conseillers les moins chargés.',
} as const
