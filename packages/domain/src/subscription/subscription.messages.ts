interface Contradiction {
  readonly given: string
  readonly question: string
  readonly sent: string
  readonly right: string
}

const number = new Intl.NumberFormat('fr-FR')

/** Every sentence of the subscription rules. `question` is the text of the question, as the user reads it. */
export const SUBSCRIPTION_MESSAGES = {
  unknownAnswer: (id: string) => `La réponse « ${id} » n’existe pas dans ce questionnaire.`,
  twoAnswers: (question: string) => `Une seule réponse est possible à la question « ${question} ».`,
  unknownQuestion: (question: string) =>
    `La question « ${question} » n’existe pas dans ce questionnaire.`,
  questionMismatch: (question: string) =>
    `L’identifiant et le texte de la question « ${question} » ne correspondent pas.`,
  answeredTwice: (question: string) => `La question « ${question} » a reçu deux réponses.`,
  unanswered: (question: string) => `Veuillez répondre à la question « ${question} ».`,
  notOffered: (question: string) =>
    `Cette réponse n’est pas proposée à la question « ${question} ».`,
  answerMismatch: (question: string) =>
    `L’identifiant et le texte de la réponse à la question « ${question} » ne correspondent pas.`,
  notInteger: (question: string) =>
    `La réponse à la question « ${question} » doit être un nombre entier.`,
  outOfRange: ({ question, min, max }: { question: string; min: string; max: string }) =>
    `La réponse à la question « ${question} » doit être comprise entre ${min} et ${max}.`,
  tooLong: ({ question, maxLength }: { question: string; maxLength: number }) =>
    `La réponse à la question « ${question} » compte ${maxLength} caractères au plus.`,
  contradiction: ({ given, question, sent, right }: Contradiction) =>
    `À la question « ${question} », vous avez répondu ${number.format(Number(given))}\u00a0: c’est la tranche « ${right} », et non « ${sent} ». Corrigez l’une des deux réponses.`,
} as const

const factor = new Intl.NumberFormat('fr-FR', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})

/** The lines of a price. */
export const BREAKDOWN_MESSAGES = {
  base: 'Prime de base',
  answer: (topic: string, answer: string) => `${topic}\u00a0: ${answer}`,
  leadTime: 'Délai avant le départ',
  duration: 'Durée',
  fee: 'Frais de contrat',
  total: 'Total',
  days: (days: number) => (days === 1 ? '1 jour' : `${days} jours`),
  factors: ({ least, most }: { least: number; most: number }) => {
    const [low, high] = [factor.format(least), factor.format(most)]
    return low === high ? `× ${low}` : `× ${low} à ${high}`
  },
} as const
