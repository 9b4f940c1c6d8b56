/** Why the death of somebody can't be recorded or taken back. */
export const DEATH_REFUSALS = {
  future: 'La date du décès ne peut pas être à venir.',
  dayUnreadable: 'Écrivez la date du décès ainsi\u00a0: 2026-12-31.',
  staff:
    'Ce compte est celui d’une personne de l’équipe\u00a0: un administrateur met d’abord fin à son rôle, et dit où vont ses dossiers.',
  known: 'Un décès est déjà enregistré pour ce compte.',
  unknown: 'Aucun décès n’est enregistré pour ce compte.',
  reactivation:
    'Le décès du titulaire est enregistré\u00a0: s’il l’a été par erreur, la fiche de l’assuré permet de le retirer.',
} as const
