/** French text of the keyboard shortcuts of the desk and of a claim. */
export const KEYS = {
  title: 'Raccourcis clavier',
  on: 'Utiliser les raccourcis',
  hint: 'Ils ne jouent pas pendant la saisie. Décochez si une dictée vocale les déclenche malgré vous.',
  list: [
    ['/', 'Rechercher'],
    ['j k', 'Dans une liste\u00a0: le sinistre suivant, le précédent'],
    ['Entrée', 'Dans une liste\u00a0: ouvrir le sinistre'],
    ['x', 'Au tableau de bord\u00a0: choisir le sinistre, pour en traiter plusieurs'],
    ['p', 'Au tableau de bord\u00a0: prendre le sinistre'],
    ['j k', 'Dans un sinistre\u00a0: le suivant, le précédent de la liste'],
    ['r', 'Dans un sinistre\u00a0: répondre'],
    ['Échap', 'Dans un message\u00a0: quitter la saisie, pour revenir aux raccourcis'],
    ['d', 'Dans un sinistre\u00a0: rendre la décision'],
    ['u', 'Dans un sinistre\u00a0: revenir à la liste'],
    ['?', 'Afficher cette aide'],
  ],
} as const
