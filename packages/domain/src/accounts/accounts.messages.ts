/** Every sentence of the account rules. Sentences quoted by the specification keep its exact spelling. */
export const ACCOUNT_MESSAGES = {
  loginEmailMissing: 'Addresse mail requise',
  loginEmailInvalid: 'Veuillez entrer une adresse mail valide',
  passwordMissing: 'Mot de passe requis',
  loginPasswordTooShort: 'Votre mot de passe doit comporter au moins 6 caractères',

  usernameMissing: "Nom d'utilisateur requis",
  usernameTooShort: "Le nom d'utilisateur doit comporter au moins 3 caractères",
  usernameBadCharacter: 'Le nom d’utilisateur contient un caractère interdit.',
  nameOfHouse:
    'Un nom qui contient «\u00a0Sillage\u00a0» ferait croire que vous êtes de notre équipe. Choisissez-en un autre.',
  usernameTooLong: 'Le nom d’utilisateur compte 50 caractères au plus.',
  emailMissing: 'Email requis',
  emailInvalid: "L'adresse email doit avoir un format valide avec un domaine correct",
  confirmEmailMissing: 'Votre email doit être confirmé',
  confirmEmailDiffers: 'Les emails doivent correspondre',
  passwordTooShort: 'Votre mot de passe doit comporter au moins 8 caractères',
  passwordTooLong: 'Votre mot de passe compte 200 caractères au plus.',
  passwordWithoutLowercase: 'Votre mot de passe doit comporter au moins une lettre minuscule',
  passwordWithoutUppercase: 'Votre mot de passe doit comporter au moins une lettre majuscule',
  passwordWithoutDigit: 'Votre mot de passe doit comporter au moins un chiffre',
  passwordWithoutSpecial:
    'Votre mot de passe doit comporter au moins un caractère spécial parmi !@#$%^&*',
  passwordCommon:
    'Ce mot de passe est trop courant, même avec des chiffres ou des signes ajoutés. Choisissez-en un autre.',
  passwordOfProduct: 'Votre mot de passe ne doit pas contenir le nom de Sillage.',
  passwordWithName:
    'Votre mot de passe ne doit contenir ni votre nom, ni le début de votre adresse e-mail.',
  confirmPasswordMissing: 'Votre mot de passe doit être confirmé',
  confirmPasswordDiffers: 'Les mots de passe doivent correspondre',
  roleInvalid: 'Rôle invalide',
} as const
