const COMPANY_PARTS: Readonly<Record<string, string>> = {
  companyName: 'le nom de votre entreprise',
  siren: 'le numéro SIREN de votre entreprise',
  'signer.name': 'le nom de la personne qui signe pour votre entreprise',
  'signer.capacity': 'le titre de la personne qui signe (gérant, président, salarié mandaté...)',
}

/** Every sentence of the profile rules. */
export const PROFILE_MESSAGES = {
  firstNameMissing: 'Indiquez votre prénom.',
  lastNameMissing: 'Indiquez votre nom.',
  companyMissing: 'Indiquez le nom de votre entreprise.',
  sirenMissing: 'Indiquez le SIREN de votre entreprise.',
  sirenInvalid: 'Ce SIREN n’existe pas\u00a0: vérifiez ses neuf chiffres.',
  signerCapacityMissing: 'Indiquez en quelle qualité cette personne signe.',
  companyPartMissing: (path: string) =>
    `Il manque ${COMPANY_PARTS[path] ?? path}\u00a0: votre contrat le porte. Indiquez-le dans «\u00a0Mon profil\u00a0», ou à côté de la signature.`,
  streetMissing: 'Indiquez le numéro et la rue.',
  postalCodeMissing: 'Indiquez le code postal.',
  postalCodeHome: 'Le code postal a cinq chiffres.',
  postalCodeAbroad: 'Ce code postal n’est pas valable.',
  cityMissing: 'Indiquez la ville.',
  countryMissing: 'Indiquez le pays.',
  tooLong: (characters: number) => `Ce texte compte ${characters} caractères au plus.`,
} as const
