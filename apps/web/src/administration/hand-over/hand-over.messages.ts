/** French text about what becomes of the files of a colleague who leaves the team. */
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
  complaints: (count: number) =>
    count === 1
      ? 'La réclamation sans réponse que suit cette personne reste sans responsable\u00a0: elle est dans «\u00a0Réclamations\u00a0», suivie par «\u00a0Personne\u00a0».'
      : `Les ${count} réclamations sans réponse que suit cette personne restent sans responsable\u00a0: elles sont dans «\u00a0Réclamations\u00a0», suivies par «\u00a0Personne\u00a0».`,
  complaintsUnknown:
    'Les réclamations que suit cette personne n’ont pas pu être comptées\u00a0: celles qui attendent une réponse resteront sans responsable.',
} as const
