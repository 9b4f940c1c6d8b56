/** Why someone can't be the second administrator of a change. */
export const ACCOUNT_CHANGE_MESSAGES = {
  notAdmin: 'Votre rôle ne permet pas cette action.',
  ownProposal: 'Vous avez proposé ce changement\u00a0: un autre administrateur doit le confirmer.',
  ownAccount:
    'Ce changement porte sur votre compte\u00a0: un autre administrateur doit le confirmer.',
  newcomer:
    'Vous avez ce rôle depuis moins d’une semaine\u00a0: un autre administrateur doit confirmer ce changement.',
  newAuthor:
    'La personne qui propose ce changement a son rôle depuis moins d’une semaine\u00a0: un autre administrateur doit le proposer.',
} as const
