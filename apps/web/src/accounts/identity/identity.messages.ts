/** French text about the account holder's birth details and telephone. */
export const IDENTITY = {
  title: 'Naissance et téléphone',
  edit: 'Modifier',
  editLabel: 'Modifier ma naissance et mon téléphone',
  give: 'Indiquer',
  giveLabel: 'Indiquer ma naissance et mon téléphone',
  missing: 'Ils ne sont pas encore indiqués. Une souscription les demande une seule fois.',
  purpose:
    'Vos prochaines souscriptions les reprennent. Un contrat déjà signé garde ceux de sa signature.',
  saved: 'Votre naissance et votre téléphone sont enregistrés.',
  birthDate: 'Date de naissance',
  birthDateHint: 'Par exemple\u00a0: 14/05/1988',
  birthPlace: 'Lieu de naissance',
  birthPlaceHint: 'Commune et département, ou ville et pays.',
  phone: 'Téléphone',
  phoneHint: 'Avec l’indicatif s’il n’est pas français.',
} as const
