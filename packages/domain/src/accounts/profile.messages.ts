/** Every sentence of the rules of a profile. */
export const PROFILE_MESSAGES = {
  firstNameMissing: 'Indiquez votre prénom.',
  lastNameMissing: 'Indiquez votre nom.',
  nameTooLong: '80 caractères au plus.',
  companyMissing: 'Indiquez le nom de votre entreprise.',
  companyTooLong: '120 caractères au plus.',
  sirenMissing: 'Indiquez le SIREN de votre entreprise.',
  sirenInvalid: 'Ce SIREN n’existe pas\u00a0: vérifiez ses neuf chiffres.',
} as const
