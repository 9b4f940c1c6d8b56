export const PLATE_REFUSALS = {
  noPlate: 'Ce contrat n’assure pas de véhicule immatriculé.',
  changedToday:
    'L’immatriculation de ce contrat a déjà changé aujourd’hui. Si elle comporte une erreur, écrivez-nous\u202f; sinon, changez-la demain.',
  signatureMissing: 'Veuillez signer l’avenant.',
  changed: (before: string, plate: string) => `${before} devient ${plate}`,
} as const
