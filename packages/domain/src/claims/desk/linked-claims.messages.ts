/** How two linked claims are related. */
export const LINK_LABELS = {
  same_event: 'Même événement',
  duplicate: 'Déclaré deux fois',
} as const

export const LINK_REFUSALS = {
  unknown: 'Aucun sinistre n’a ce numéro.',
  several:
    'Plusieurs sinistres ont ces huit premiers caractères\u00a0: collez plutôt l’adresse du dossier.',
  itself: 'Un dossier ne se lie pas à lui-même.',
  linked: 'Ces deux dossiers sont déjà liés.',
} as const
