/** Every sentence of the rules of a profile. */
export const PROFILE_MESSAGES = {
  firstNameMissing: 'Indiquez votre prénom.',
  lastNameMissing: 'Indiquez votre nom.',
  companyMissing: 'Indiquez le nom de votre entreprise.',
  sirenMissing: 'Indiquez le SIREN de votre entreprise.',
  sirenInvalid: 'Ce SIREN n’existe pas\u00a0: vérifiez ses neuf chiffres.',
  streetMissing: 'Indiquez le numéro et la rue.',
  postalCodeMissing: 'Indiquez le code postal.',
  postalCodeHome: 'Le code postal a cinq chiffres.',
  postalCodeAbroad: 'Ce code postal n’est pas valable.',
  cityMissing: 'Indiquez la ville.',
  countryMissing: 'Indiquez le pays.',
  tooLong: (characters: number) => `Ce texte compte ${characters} caractères au plus.`,
} as const
