/** French text of what the company configures: what it asks for, and its response times. */
export const HOUSE = {
  title: 'Documents, questions et délais',
  intro:
    'Ce que nous demandons à la déclaration, et les délais que nous annonçons. Un dossier déjà déclaré garde ce qui lui a été demandé.',
  failed: 'Les documents et les délais n’ont pas pu être lus.',
  delays: 'Délais annoncés aux clients',
  delayLine: (name: string, days: string) => `${name}\u00a0: ${days}`,
  original: 'Version d’origine',
  version: (number: number) => `Version ${number}`,
  written: (number: number, name: string, day: string) => `Version ${number}, ${name}, le ${day}`,
  asked: (documents: number, questions: number) =>
    `${documents === 1 ? '1 document' : `${documents} documents`}, ${
      questions === 0
        ? 'aucune question'
        : questions === 1
          ? '1 question'
          : `${questions} questions`
    }`,
  change: 'Modifier',
  changeOf: (name: string) => `Modifier\u00a0: ${name}`,
  changeDelays: 'Modifier les délais',

  reason: 'Pourquoi ce changement',
  reasonHint: 'L’équipe le lira avec cette version.',
  reasonMissing: 'Dites pourquoi.',
  publish: 'Publier',
  publishing: 'Publication…',
  notPublished: 'La publication n’a pas abouti.',
  published: (number: number) => `Version ${number} publiée.`,
  nothingNew: 'Rien n’a changé\u00a0: il n’y a rien à publier.',
  takeOver: 'Repartir de la version publiée',
  preview: 'Ce que le client verra',
  history: 'Versions précédentes',
  restore: 'Reprendre',
  restoreOf: (name: string) => `Reprendre\u00a0: ${name}`,
  restoredReason: (number: number) =>
    number === 0 ? 'Retour à la version d’origine' : `Retour à la version ${number}`,

  workingDays: 'jours ouvrés',
  readAs: (sentence: string) => `Le client lira\u00a0: ${sentence}`,
  delaysDialog: 'Délais annoncés aux clients',
  delaysIntro:
    'Ce sont nos délais habituels, pas ceux de la loi. Un jour déjà annoncé à un client ne change pas.',
} as const

/** French text of the page of one nature. */
export const INTAKE = {
  page: 'Documents et questions',
  pageOf: (nature: string) => `${nature}\u00a0: documents et questions`,
  back: 'Équipe',
  intro:
    'Une nouvelle version compte pour les prochaines déclarations. Les dossiers déjà déclarés ne changent pas.',
  loading: 'Lecture des documents et des questions…',
  failed: 'Les documents et les questions n’ont pas pu être lus.',
  refresh: 'Actualiser',

  documents: 'Documents',
  documentsText: 'Aucun n’est exigé pour déclarer. Le client les envoie quand il les a.',
  label: 'Nom du document',
  why: 'À quoi il sert',
  required: 'Nécessaire pour décider',
  medicalAlways: 'Pièce de santé\u00a0: reçue avec un consentement, gardée à part.',
  medicalPerhaps:
    'Pièce de santé selon le cas\u00a0: le client le dit, elle est alors gardée à part.',
  medical: 'Parle-t-il de la santé de quelqu’un\u202f?',
  medicalHint: 'Une fois publié, ce choix ne change plus.',
  medicalChoices: { none: 'Non', perhaps: 'Selon le cas', always: 'Toujours' },
  held: (why: string) => `Ne peut pas être retiré\u00a0: ${why}`,
  addDocument: 'Ajouter un document',
  newDocument: 'nouveau document',

  questions: 'Questions',
  questionsText:
    'Toutes sont facultatives. Une question dont le sens change est une autre question\u00a0: retirez l’ancienne et ajoutez la nouvelle.',
  noQuestion: 'Aucune question\u00a0: la description suffit.',
  question: 'Question',
  kind: 'Réponse',
  kinds: { text: 'Une ligne de texte', choices: 'Un choix' },
  free: 'Le client répond par une ligne de texte.',
  choices: 'Réponses proposées, une par ligne',
  addQuestion: 'Ajouter une question',
  newQuestion: 'nouvelle question',

  up: (name: string) => `Monter\u00a0: ${name}`,
  down: (name: string) => `Descendre\u00a0: ${name}`,
  retire: (name: string) => `Retirer\u00a0: ${name}`,
  moved: (name: string, place: number, of: number) => `${name}\u00a0: place ${place} sur ${of}`,
  retired: (name: string) => `${name}\u00a0: retiré de la liste`,
  blank: 'À remplir.',
  twoChoices: 'Proposez de 2 à 8 réponses.',

  during: 'Pendant la déclaration',
  after: 'Ensuite, sur la page de son sinistre',
  taken: (name: string) => `${name}\u00a0: reprise dans les champs, à publier pour qu’elle compte.`,
  publishTitle: 'Publier cette version',
  listed: (documents: string, questions: string) =>
    `Documents\u00a0: ${documents}. Questions\u00a0: ${questions || 'aucune'}.`,
} as const
