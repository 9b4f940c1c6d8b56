import { ok, type Refusal, type Result, refused } from '../values/result.ts'
import { CLAIM_MESSAGES } from './claims.messages.ts'
import type { Nature } from './natures.ts'

/** A question of the declaration. With choices the answer is one of them, else a line of text; none is compulsory. */
export interface ClaimQuestion {
  readonly id: string
  readonly text: string
  readonly choices?: readonly string[]
}

const YES_NO = ['Oui', 'Non'] as const
const YES_NO_UNKNOWN = ['Oui', 'Non', 'Je ne sais pas'] as const

const Q = {
  otherVehicle: {
    id: 'other_vehicle',
    text: 'Un autre véhicule est-il impliqué ?',
    choices: YES_NO_UNKNOWN,
  },
  agreedReport: {
    id: 'agreed_report',
    text: 'Avez-vous rempli un constat amiable ou un e-constat ?',
    choices: YES_NO,
  },
  drivable: { id: 'drivable', text: 'Le véhicule roule-t-il ?', choices: YES_NO },
  whereNow: { id: 'where_now', text: 'Où se trouve le véhicule maintenant ?' },
  complaint: {
    id: 'complaint',
    text: 'Avez-vous déposé plainte ?',
    choices: ['Oui', 'Pas encore', 'Non'],
  },
  glass: {
    id: 'glass',
    text: 'Quelle vitre est touchée ?',
    choices: ['Pare-brise', 'Vitre latérale', 'Lunette arrière', 'Toit vitré', 'Optique'],
  },
  symptom: { id: 'symptom', text: 'Qu’avez-vous constaté : voyant, bruit, arrêt ?' },
  towed: { id: 'towed', text: 'Avez-vous été remorqué ?', choices: YES_NO },
  event: {
    id: 'event',
    text: 'Quel évènement s’est produit ?',
    choices: ['Inondation', 'Tempête', 'Grêle', 'Séisme', 'Glissement de terrain', 'Autre'],
  },
  whyCancelled: {
    id: 'why_cancelled',
    text: 'Pourquoi annulez-vous ?',
    choices: ['Santé', 'Décès d’un proche', 'Travail', 'Dommages au logement', 'Autre'],
  },
  sellerTold: {
    id: 'seller_told',
    text: 'Avez-vous annulé auprès du vendeur du voyage ?',
    choices: ['Oui', 'Pas encore'],
  },
  flight: { id: 'flight', text: 'Quel est le numéro du vol ?' },
  delay: {
    id: 'delay',
    text: 'Avec combien de retard êtes-vous arrivé ?',
    choices: ['Moins de 3 h', '3 h ou plus', 'Vol annulé'],
  },
  airlineOffer: {
    id: 'airline_offer',
    text: 'Que vous a proposé la compagnie ?',
    choices: ['Rien', 'Un autre vol', 'Un remboursement', 'Une indemnité'],
  },
  carrierReport: {
    id: 'carrier_report',
    text: 'Avez-vous fait constater la perte par le transporteur ?',
    choices: YES_NO,
  },
  contents: { id: 'contents', text: 'Que contenaient les bagages, en quelques mots ?' },
  assistance: {
    id: 'assistance',
    text: 'Avez-vous appelé l’assistance ?',
    choices: ['Oui', 'Pas encore'],
  },
  hospital: { id: 'hospital', text: 'Êtes-vous hospitalisé ?', choices: YES_NO },
  country: { id: 'country', text: 'Dans quel pays êtes-vous ?' },
  victim: { id: 'victim', text: 'Qui a subi le dommage, et lequel ?' },
  returnedOn: { id: 'returned_on', text: 'Quel jour êtes-vous rentré ?' },
} as const satisfies Record<string, ClaimQuestion>

const QUESTIONS: Readonly<Record<Nature, readonly ClaimQuestion[]>> = {
  Accident: [Q.otherVehicle, Q.agreedReport, Q.drivable, Q.whereNow],
  Vol: [Q.complaint, Q.whereNow],
  Incendie: [Q.drivable, Q.whereNow],
  'Bris de glace': [Q.glass, Q.drivable],
  'Catastrophes naturelles': [Q.event, Q.drivable, Q.whereNow],
  'Dommages collision': [Q.otherVehicle, Q.agreedReport, Q.drivable, Q.whereNow],
  Vandalisme: [Q.complaint, Q.drivable],
  'Panne mécanique': [Q.symptom, Q.towed, Q.whereNow],
  'Annulation de voyage': [Q.whyCancelled, Q.sellerTold],
  'Retard ou annulation de vol': [Q.flight, Q.delay, Q.airlineOffer],
  'Perte ou vol de bagages': [Q.carrierReport, Q.complaint, Q.contents],
  "Accident ou maladie à l'étranger": [Q.assistance, Q.hospital, Q.country],
  'Rapatriement sanitaire': [Q.assistance, Q.hospital, Q.country],
  "Responsabilité civile à l'étranger": [Q.victim, Q.country],
  'Interruption de séjour': [Q.whyCancelled, Q.returnedOn],
  'Événements climatiques ou catastrophes naturelles': [Q.event, Q.country],
  "Refus d'embarquement": [Q.flight, Q.airlineOffer],
}

/** What is asked of a claim of this nature, in order. */
export function questionsOf(nature: Nature): readonly ClaimQuestion[] {
  return QUESTIONS[nature]
}

export interface GivenAnswer {
  readonly question_id: string
  readonly answer: string
}

/** A question as it was asked and answered, word for word: kept with the claim. */
export interface KeptAnswer {
  readonly questionId: string
  readonly question: string
  readonly answer: string
}

/**
 * Reads the answers given: each to a question of this nature, once, and one of its choices if it has any.
 * Refusals: `claim.question_of_other`, `claim.answered_twice`, `claim.answer_unknown`.
 */
export function readAnswers(
  nature: Nature,
  given: readonly GivenAnswer[],
): Result<readonly KeptAnswer[], Refusal> {
  const kept: KeptAnswer[] = []
  for (const [at, { question_id, answer }] of given.entries()) {
    const path = `answers[${at}]`
    const question = QUESTIONS[nature].find(({ id }) => id === question_id)
    if (!question)
      return refused({
        code: 'claim.question_of_other',
        message: CLAIM_MESSAGES.questionOfOther,
        path,
      })
    if (kept.some(({ questionId }) => questionId === question_id))
      return refused({ code: 'claim.answered_twice', message: CLAIM_MESSAGES.answeredTwice, path })
    if (question.choices && !question.choices.includes(answer))
      return refused({ code: 'claim.answer_unknown', message: CLAIM_MESSAGES.answerUnknown, path })
    kept.push({ questionId: question.id, question: question.text, answer })
  }
  return ok(kept)
}
