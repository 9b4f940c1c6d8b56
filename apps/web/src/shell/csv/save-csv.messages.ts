export const SAVE_CSV = {
  csv: 'CSV',
  csvOf: (name: string) => `Télécharger en CSV\u00a0: ${name}`,
  busy: 'Préparation…',
  failed: 'Le fichier n’a pas pu être préparé.',
} as const
