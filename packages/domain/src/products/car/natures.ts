import {
  type Advice,
  type ClaimQuestion,
  type Nature,
  type NeededDocument,
  STATEMENT_DOCUMENT,
} from '../../claims/nature.ts'
import { USUAL_DOCUMENTS } from '../../claims/usual-documents.ts'
import { USUAL_QUESTIONS, YES_NO, YES_NO_UNKNOWN } from '../../claims/usual-questions.ts'

const EXCESS = 'car.excess'
const DRIVING = [
  // in the wording of the tariffs of 2027, then in that of 2026
  'Conduite sans permis valable, sauf vol, violence ou usage à votre insu',
  'Alcool ou stupéfiants au volant\u00a0: vos blessures et les dégâts de votre voiture',
  'Transport payant\u00a0: vos blessures et les dégâts de votre voiture',
  'Conduite sans permis valable, ou sous l’emprise de l’alcool ou de stupéfiants',
  'Courses, essais et circuits',
  'Transport payant de personnes ou de marchandises',
]

const AGREED_REPORT: Advice = {
  title: 'Un autre véhicule\u202f? Remplissez un constat à deux.',
  text: 'L’application officielle e-constat vaut le papier\u00a0: deux véhicules au plus, immatriculés et assurés en France, accident en France, aucun blessé.',
  link: { label: 'Ouvrir e-constat', address: 'https://www.e-constat-auto.fr/' },
  isForUnhurtInFrance: true,
}

const COMPLAIN: Advice = {
  title: 'Déposez plainte.',
  text: 'Au commissariat ou à la gendarmerie\u202f; le récépissé fait partie des documents utiles.',
  link: null,
  document: 'complaint',
}

const D = {
  ...USUAL_DOCUMENTS,
  registration: {
    key: 'registration',
    label: 'Carte grise',
    why: 'Elle désigne le véhicule assuré.',
  },
  report: {
    key: STATEMENT_DOCUMENT,
    label: 'Constat amiable ou récépissé d’e-constat',
    why: 'Il établit les responsabilités.',
  },
  keys: {
    key: 'keys',
    label: 'Photo de toutes les clés',
    why: 'Elles montrent comment le vol a eu lieu.',
  },
  repairQuote: {
    key: 'repair_quote',
    label: 'Devis ou facture du réparateur',
    why: 'Il fixe le montant des réparations.',
  },
  towing: { key: 'towing', label: 'Facture de remorquage', why: 'Elle permet de vous rembourser.' },
} as const satisfies Record<string, NeededDocument>

const Q = {
  ...USUAL_QUESTIONS,
  otherVehicle: {
    id: 'other_vehicle',
    text: 'Un autre véhicule est-il impliqué ?',
    choices: YES_NO_UNKNOWN,
    signedStatement: 'Oui',
  },
  agreedReport: {
    id: 'agreed_report',
    text: 'Avez-vous rempli un constat amiable ou un e-constat ?',
    choices: YES_NO,
    signedStatement: 'Oui',
  },
  drivable: { id: 'drivable', text: 'Le véhicule roule-t-il ?', choices: YES_NO },
  whereNow: { id: 'where_now', text: 'Où se trouve le véhicule maintenant ?' },
  glass: {
    id: 'glass',
    text: 'Quelle vitre est touchée ?',
    choices: ['Pare-brise', 'Vitre latérale', 'Lunette arrière', 'Toit vitré', 'Optique'],
  },
  symptom: { id: 'symptom', text: 'Qu’avez-vous constaté : voyant, bruit, arrêt ?' },
  towed: { id: 'towed', text: 'Avez-vous été remorqué ?', choices: YES_NO },
} as const satisfies Record<string, ClaimQuestion>

/** The natures of claim on a car, in the order offered, with the exact labels of the specification (section 5). */
export const carNatures: readonly Nature[] = [
  {
    id: 'car.accident',
    label: 'Accident',
    delay: 'usual',
    clocks: ['third_party', 'third_party_notice', 'injury', 'final_injury'],
    hasFault: true,
    covers: ['damage', 'liability', 'driver'],
    exclusions: DRIVING,
    concernedBy: [EXCESS],
    reserveCents: 250_000,
    questions: [Q.otherVehicle, Q.agreedReport, Q.drivable, Q.whereNow],
    checklist: [D.photos, D.report, D.registration, D.repairQuote],
    advice: AGREED_REPORT,
  },
  {
    id: 'car.theft',
    label: 'Vol',
    delay: 'theft',
    clocks: ['theft'],
    covers: ['theft_fire'],
    exclusions: [],
    concernedBy: [EXCESS],
    reserveCents: 700_000,
    questions: [Q.complaint, Q.whereNow],
    checklist: [D.complaint, D.registration, D.keys, D.bank],
    advice: COMPLAIN,
  },
  {
    id: 'car.fire',
    label: 'Incendie',
    delay: 'usual',
    clocks: ['fire'],
    covers: ['theft_fire'],
    exclusions: [],
    concernedBy: [EXCESS],
    reserveCents: 400_000,
    questions: [Q.drivable, Q.whereNow],
    checklist: [D.photos, D.registration, D.repairQuote],
  },
  {
    id: 'car.broken_glass',
    label: 'Bris de glace',
    delay: 'usual',
    covers: ['glass'],
    exclusions: [],
    concernedBy: [EXCESS],
    reserveCents: 60_000,
    questions: [Q.glass, Q.drivable],
    checklist: [D.photos, D.registration, D.repairQuote],
  },
  {
    id: 'car.natural_catastrophe',
    label: 'Catastrophes naturelles',
    delay: 'natural_catastrophe',
    clocks: ['disaster_reply', 'disaster_offer'],
    covers: ['theft_fire'],
    exclusions: [],
    concernedBy: [EXCESS],
    reserveCents: 350_000,
    questions: [Q.event, Q.drivable, Q.whereNow],
    checklist: [D.photos, D.registration, D.repairQuote],
  },
  {
    id: 'car.collision',
    label: 'Dommages collision',
    delay: 'usual',
    clocks: ['third_party', 'third_party_notice', 'injury', 'final_injury'],
    hasFault: true,
    covers: ['damage', 'liability'],
    exclusions: DRIVING,
    concernedBy: [EXCESS],
    reserveCents: 180_000,
    questions: [Q.otherVehicle, Q.agreedReport, Q.drivable, Q.whereNow],
    checklist: [D.photos, D.report, D.registration, D.repairQuote],
    advice: AGREED_REPORT,
  },
  {
    id: 'car.vandalism',
    label: 'Vandalisme',
    delay: 'usual',
    covers: ['damage'],
    exclusions: [],
    concernedBy: [EXCESS],
    reserveCents: 120_000,
    questions: [Q.complaint, Q.drivable],
    checklist: [D.photos, D.complaint, D.registration, D.repairQuote],
    advice: COMPLAIN,
  },
  {
    id: 'car.breakdown',
    label: 'Panne mécanique',
    delay: 'usual',
    covers: ['assistance'],
    exclusions: ['La pièce qui tombe en panne d’elle-même', 'Panne mécanique et usure'],
    concernedBy: [EXCESS],
    reserveCents: 25_000,
    questions: [Q.symptom, Q.towed, Q.whereNow],
    checklist: [D.registration, D.repairQuote, D.towing],
  },
]
