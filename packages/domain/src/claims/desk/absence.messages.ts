/** Why an absence can't be recorded. */
export const ABSENCE_MESSAGES = {
  day: 'Indiquez un jour.',
  order: 'Le dernier jour ne peut pas précéder le premier.',
  past: 'Cette absence serait déjà finie.',
  tooLong: 'Une absence dure un an au plus.',
  ownDeputy: 'Personne ne se remplace soi-même.',
  deputyUnknown: 'Qui remplace doit faire partie de l’équipe, avec un compte actif.',
  deputyAbsent: (days: string) =>
    `Cette personne s’absente ${days}\u00a0: choisissez quelqu’un d’autre.`,
  deputyNeeded: (name: string, days: string) =>
    `${name} compte sur un remplacement ${days}\u00a0: trouvez d’abord quelqu’un d’autre.`,
  notYours: 'Seule une personne qui encadre l’équipe inscrit l’absence d’un collègue.',
} as const
