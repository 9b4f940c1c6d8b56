import type { RegistrationForm } from '@sillage/domain/accounts/registration.ts'

/**
 * Text for what prevents a registration from being sent: « Il reste à corriger l’adresse e-mail et à compléter le mot
 * de passe. »
 */
export const REMAINING = {
  names: {
    username: 'le nom d’utilisateur',
    email: 'l’adresse e-mail',
    confirmEmail: 'la confirmation de l’adresse e-mail',
    password: 'le mot de passe',
    confirmPassword: 'la confirmation du mot de passe',
    role: 'le rôle',
  } satisfies Record<keyof RegistrationForm, string>,
  toCorrect: (fields: string) => `à corriger ${fields}`,
  toComplete: (fields: string) => `à compléter ${fields}`,
  remains: (parts: string) => `Il reste ${parts}.`,
  and: ' et ',
  commaAnd: ', et ',
} as const
