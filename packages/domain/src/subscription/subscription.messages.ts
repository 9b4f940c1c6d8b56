import { formatNumber } from '../values/french-number.ts'

interface Contradiction {
  readonly given: string
  readonly question: string
  readonly sent: string
  readonly right: string
}

/** Every sentence of the subscription rules. `question` is the text of the question, as shown to the user. */
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
    `À la question « ${question} », vous avez répondu ${formatNumber(Number(given))}\u00a0: c’est la tranche « ${right} », et non « ${sent} ». Corrigez l’une des deux réponses.`,
} as const

const factor = (value: number) => formatNumber(value, { least: 2, most: 2 })

/** The labels of the lines of a price. */
export const BREAKDOWN_MESSAGES = {
  base: 'Prime de base',
  answer: (topic: string, answer: string) => `${topic}\u00a0: ${answer}`,
  leadTime: 'Délai avant le départ',
  duration: 'Durée',
  fee: 'Frais de contrat',
  total: 'Total',
  days: (days: number) => (days === 1 ? '1 jour' : `${days} jours`),
  factors: ({ least, most }: { least: number; most: number }) => {
    const low = factor(least)
    const high = most === least ? low : factor(most)
    return low === high ? `× ${low}` : `× ${low} à ${high}`
  },
} as const
