/** Why a document can't be made now. */
export const DOCUMENT_REFUSALS = {
  busy: 'Beaucoup de documents sont demandés en ce moment. Réessayez dans quelques secondes.',
  enoughOfOne:
    'Plusieurs de vos documents sont déjà en préparation. Attendez qu’ils soient prêts, puis réessayez.',
} as const
