export const REVIEW_MESSAGES = {
  unnamed: 'Dites d’abord de quel document il s’agit.',
  health:
    'Cette pièce de santé ne peut être acceptée ou refusée que par une personne habilitée «\u00a0Pièces de santé\u00a0».',
  reasonMissing: 'Choisissez pourquoi ce document ne convient pas.',
  wordsMissing: 'Écrivez à l’assuré ce qui ne va pas.',
  healthFirst:
    'Ce document parle de santé\u00a0: une personne habilitée le marque d’abord comme pièce de santé.',
  healthName: 'Une pièce de santé garde le nom donné par la personne.',
  nameEmpty: 'Donnez un nom au document.',
} as const
