/** The results of docs/accessibility.md, criterion by criterion, for the accessibility statement. */
export const RGAA = {
  met: 79,
  unmet: 1,
  without: 26,
  faults: [
    {
      criterion: '7.1',
      what: 'Essayé avec le lecteur d’écran Orca, jamais avec NVDA, JAWS, VoiceOver ni TalkBack',
    },
  ],
} as const
