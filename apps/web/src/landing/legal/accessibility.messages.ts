/** What docs/accessibility.md found, criterion by criterion, as the declaration tells it. */
export const RGAA = {
  met: 77,
  unmet: 3,
  without: 26,
  faults: [
    {
      criterion: '7.1',
      what: 'Aucun essai n’a été fait avec les lecteurs d’écran NVDA, JAWS, VoiceOver et TalkBack',
    },
    {
      criterion: '11.10',
      what: 'Les formulaires marquent les champs facultatifs, pas les champs obligatoires',
    },
    {
      criterion: '13.1',
      what: 'Une session se ferme après deux heures sans rien faire et douze heures en tout, sans prévenir\u202f; ce que vous aviez écrit est gardé',
    },
  ],
} as const
