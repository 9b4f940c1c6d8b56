import type { Advice, ClaimQuestion, Nature, NeededDocument } from '../../claims/nature.ts'
import { USUAL_DOCUMENTS } from '../../claims/usual-documents.ts'
import { USUAL_QUESTIONS, YES_NO } from '../../claims/usual-questions.ts'

const EXCESS = 'travel.excess'
const SPORTS = 'travel.sports'
// in the wording of the tariffs of 2027, then in that of 2026
const KNOWN_ILLNESS = [
  'Maladie hospitalisée, arrêtée ou au traitement changé dans les 6 mois avant la signature',
  'Maladie connue avant la souscription',
]
const INTENT = [
  'Alcool ou stupéfiants au volant, actes intentionnels',
  'Alcool, stupéfiants et actes intentionnels',
]
const ILLNESS = [...KNOWN_ILLNESS, ...INTENT]
const ADVISED_AGAINST = [
  'Pays formellement déconseillé par le ministère des Affaires étrangères',
  'Voyage déconseillé par le ministère des Affaires étrangères',
]

const AIR_RIGHTS: Advice = {
  title: 'La compagnie vous doit peut-être une indemnité.',
  text: 'Arrivée avec 3\u00a0h de retard ou plus, vol annulé ou embarquement refusé\u00a0: 250, 400 ou 600\u00a0€ selon la distance (règlement CE 261/2004), sauf circonstances extraordinaires. Demandez-la d’abord\u00a0: elle s’ajoute à votre dossier sans le retarder.',
  link: {
    label: 'Vos droits de passager, sur europa.eu',
    address: 'https://europa.eu/youreurope/citizens/travel/passenger-rights/air/index_fr.htm',
  },
}

const CANCEL_FIRST: Advice = {
  title: 'Annulez dès maintenant auprès du vendeur.',
  text: 'Les frais d’annulation augmentent à l’approche du départ, et la facture d’annulation fait partie des documents utiles.',
  link: null,
  document: 'cancellation',
}

const REPORT_BAGGAGE: Advice = {
  title: 'Faites constater sous 48\u00a0h.',
  text: 'Par le transporteur avant de quitter l’aéroport ou la gare si les bagages lui étaient confiés\u202f; par la police si on vous les a volés.',
  link: null,
}

const D = {
  ...USUAL_DOCUMENTS,
  booking: {
    key: 'booking',
    label: 'Facture de réservation',
    why: 'Elle prouve ce que vous avez payé.',
  },
  cancellation: {
    key: 'cancellation',
    label: 'Facture d’annulation et barème des frais',
    why: 'Elle montre ce que le vendeur retient.',
  },
  cause: {
    key: 'cause',
    label: 'Justificatif du motif',
    why: 'Il relie l’annulation à une garantie.',
    medical: 'perhaps',
  },
  boarding: {
    key: 'boarding',
    label: 'Billet et carte d’embarquement',
    why: 'Ils prouvent que vous voyagiez.',
  },
  airline: {
    key: 'airline',
    label: 'Attestation de la compagnie',
    why: 'Elle dit la durée et la cause du retard ou du refus.',
  },
  baggageReport: {
    key: 'baggage_report',
    label: 'Constat du transporteur (PIR)',
    why: 'Il se demande avant de quitter l’aéroport ou la gare.',
  },
  receipts: {
    key: 'receipts',
    label: 'Factures des biens',
    why: 'Elles fixent la valeur du contenu.',
  },
  medical: {
    key: 'medical',
    label: 'Certificat médical',
    why: 'Vous le lisez, et nos personnes habilitées\u202f; aucun autre participant.',
    medical: 'always',
  },
  medicalBills: {
    key: 'medical_bills',
    label: 'Factures de soins',
    why: 'Elles permettent de vous rembourser.',
    medical: 'always',
  },
  thirdParty: {
    key: 'third_party',
    label: 'Réclamation de la victime',
    why: 'Elle dit ce qui vous est demandé.',
  },
} as const satisfies Record<string, NeededDocument>

const Q = {
  ...USUAL_QUESTIONS,
  whyCancelled: {
    id: 'why_cancelled',
    text: 'Pourquoi annulez-vous ?',
    choices: ['Santé', 'Décès d’un proche', 'Travail', 'Dommages au logement', 'Autre'],
  },
  sellerInformed: {
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

/** The natures of claim on a trip, in the order offered, with the exact labels of the specification (section 5). */
export const travelNatures: readonly Nature[] = [
  {
    id: 'travel.cancellation',
    label: 'Annulation de voyage',
    delay: 'usual',
    covers: ['cancellation'],
    exclusions: [...KNOWN_ILLNESS, ...ADVISED_AGAINST],
    concernedBy: [EXCESS],
    reserveCents: 90_000,
    questions: [Q.whyCancelled, Q.sellerInformed],
    checklist: [D.booking, D.cancellation, D.cause, D.bank],
    advice: CANCEL_FIRST,
  },
  {
    id: 'travel.flight_delay',
    label: 'Retard ou annulation de vol',
    delay: 'usual',
    mayAirlineOwe: true,
    covers: ['assistance'],
    exclusions: [],
    concernedBy: [EXCESS],
    reserveCents: 15_000,
    questions: [Q.flight, Q.delay, Q.airlineOffer],
    checklist: [D.boarding, D.airline, D.bank],
    advice: AIR_RIGHTS,
  },
  {
    id: 'travel.baggage',
    label: 'Perte ou vol de bagages',
    delay: 'theft',
    covers: ['baggage'],
    exclusions: [
      'Objets laissés sans surveillance dans un lieu public',
      'Objets laissés sans surveillance',
    ],
    concernedBy: [EXCESS],
    reserveCents: 50_000,
    questions: [Q.carrierReport, Q.complaint, Q.contents],
    checklist: [D.baggageReport, D.complaint, D.receipts, D.bank],
    advice: REPORT_BAGGAGE,
  },
  {
    id: 'travel.illness_abroad',
    label: "Accident ou maladie à l'étranger",
    delay: 'usual',
    isHealth: true,
    isPressing: true,
    covers: ['medical', 'assistance'],
    exclusions: ILLNESS,
    concernedBy: [EXCESS, SPORTS],
    reserveCents: 150_000,
    questions: [Q.assistance, Q.hospital, Q.country],
    checklist: [D.medical, D.medicalBills, D.bank],
  },
  {
    id: 'travel.repatriation',
    label: 'Rapatriement sanitaire',
    delay: 'usual',
    isHealth: true,
    isPressing: true,
    covers: ['medical', 'assistance'],
    exclusions: ILLNESS,
    concernedBy: [EXCESS, SPORTS],
    reserveCents: 800_000,
    questions: [Q.assistance, Q.hospital, Q.country],
    checklist: [D.medical, D.booking],
  },
  {
    id: 'travel.liability_abroad',
    label: "Responsabilité civile à l'étranger",
    delay: 'usual',
    covers: ['liability'],
    exclusions: INTENT,
    concernedBy: [EXCESS],
    reserveCents: 200_000,
    questions: [Q.victim, Q.country],
    checklist: [D.thirdParty, D.photos],
  },
  {
    id: 'travel.interruption',
    label: 'Interruption de séjour',
    delay: 'usual',
    covers: ['interruption'],
    exclusions: [...KNOWN_ILLNESS, ...ADVISED_AGAINST],
    concernedBy: [EXCESS],
    reserveCents: 70_000,
    questions: [Q.whyCancelled, Q.returnedOn],
    checklist: [D.booking, D.cause, D.bank],
  },
  {
    id: 'travel.natural_event',
    label: 'Événements climatiques ou catastrophes naturelles',
    delay: 'natural_catastrophe',
    covers: ['cancellation', 'interruption', 'assistance'],
    exclusions: ADVISED_AGAINST,
    concernedBy: [EXCESS],
    reserveCents: 90_000,
    questions: [Q.event, Q.country],
    checklist: [D.booking, D.photos, D.bank],
  },
  {
    id: 'travel.denied_boarding',
    label: "Refus d'embarquement",
    delay: 'usual',
    mayAirlineOwe: true,
    covers: ['assistance'],
    exclusions: [],
    concernedBy: [EXCESS],
    reserveCents: 15_000,
    questions: [Q.flight, Q.airlineOffer],
    checklist: [D.boarding, D.airline, D.bank],
    advice: AIR_RIGHTS,
  },
]
