/** Why an account can't be changed. */
export const PERMISSION_MESSAGES = {
  own: 'Vous ne pouvez changer ni votre rôle ni votre statut.',
  outOfReach: 'Votre rôle ne permet pas de modifier ce compte.',
  roleOutOfReach: 'Votre rôle ne permet pas de donner ce rôle.',
  lastRoot: 'Au moins un compte root actif est requis',
} as const
