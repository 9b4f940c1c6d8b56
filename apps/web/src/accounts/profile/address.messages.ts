/** French text about the postal address of an account. */
export const ADDRESS = {
  title: 'Adresse postale',
  edit: 'Modifier',
  editLabel: 'Modifier mon adresse postale',
  give: 'Indiquer mon adresse',
  loading: 'Lecture de l’adresse...',
  missing: 'Elle n’est pas encore indiquée.',
  purpose: 'Elle est imprimée sur vos devis, vos contrats et leurs attestations.',
  saved: 'Votre adresse est enregistrée.',
  line1: 'Numéro et rue',
  line2: 'Complément d’adresse',
  line2Hint: 'Appartement, bâtiment, lieu-dit.',
  postalCode: 'Code postal',
  postalCodeHint: 'Cinq chiffres en France.',
  city: 'Ville',
  country: 'Pays',
} as const
