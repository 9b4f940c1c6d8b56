/** French text of the signals that only a person may judge. */
export const SIGNALS = {
  title: 'À examiner',
  intro:
    'Ces faits n’accusent personne et ne décident rien\u00a0: beaucoup s’expliquent simplement. Le client ne les voit pas.',
  open: (name: string, number: string) =>
    name === '' ? `n°\u00a0${number}` : `${name}, n°\u00a0${number}`,
  dismiss: 'Vu, sans suite',
  dismissOf: (fact: string) => `Vu, sans suite\u00a0: ${fact}`,
  keep: 'Retenir',
  keepOf: (fact: string) => `Retenir\u00a0: ${fact}`,
  keepTitle: 'Retenir ce signal',
  word: 'Pourquoi il mérite une suite',
  wordHint:
    'Des faits, en une phrase. Elle est gardée jusqu’à cinq ans après la clôture, et le client la lira s’il demande ses données.',
  save: 'Retenir',
  saving: 'Enregistrement…',
  failed: 'Votre avis n’a pas pu être noté.',
  dismissed: (name: string, day: string) => `Vu, sans suite, par ${name} le ${day}`,
  kept: (name: string, day: string) => `Retenu par ${name} le ${day}`,
  takeBack: 'Revenir dessus',
  takeBackOf: (fact: string) => `Revenir dessus\u00a0: ${fact}`,
  nobody: 'une personne de l’équipe',
} as const
