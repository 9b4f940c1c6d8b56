/** French text of an unfinished subscription saved to the account. */
export const DRAFT_MESSAGES = {
  movedOn: (when: string) => `Vous avez aussi répondu sur un autre appareil, ${when}.`,
  movedOnText: 'Les deux versions diffèrent. Laquelle garder\u202f?',
  takeOther: 'Prendre celle de l’autre appareil',
  keepThese: 'Garder celle-ci',
  notDiscarded:
    'Vos réponses n’ont pas pu être effacées de votre compte. Vérifiez votre connexion puis réessayez.',
} as const
