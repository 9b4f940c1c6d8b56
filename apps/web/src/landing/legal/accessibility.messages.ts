/** The results of docs/accessibility.md, criterion by criterion, for the accessibility statement. */
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
