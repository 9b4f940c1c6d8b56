/** What docs/accessibility.md found, criterion by criterion, as the declaration tells it. */
export const RGAA = {
  met: 79,
  unmet: 1,
  without: 26,
  faults: [
    {
      criterion: '7.1',
      what: 'Aucun essai n’a été fait avec les lecteurs d’écran NVDA, JAWS, VoiceOver et TalkBack',
    },
  ],
} as const
