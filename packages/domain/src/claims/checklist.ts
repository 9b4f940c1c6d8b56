import type { Nature } from './natures.ts'

/** A document that helps a claim of some nature along. Useful ones hurry it; none is a condition to declare. */
export interface NeededDocument {
  readonly key: string
  readonly label: string
  readonly why: string
}

const D = {
  photos: { key: 'photos', label: 'Photos des dommages', why: 'Elles évitent souvent un expert.' },
  registration: {
    key: 'registration',
    label: 'Carte grise',
    why: 'Elle désigne le véhicule assuré.',
  },
  report: {
    key: 'report',
    label: 'Constat amiable ou récépissé d’e-constat',
    why: 'Il établit les responsabilités.',
  },
  complaint: {
    key: 'complaint',
    label: 'Récépissé du dépôt de plainte',
    why: 'Il est nécessaire en cas de vol ou de vandalisme.',
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
  bank: { key: 'bank', label: 'RIB', why: 'Pour le virement de l’indemnité.' },
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
    why: 'Seules les personnes de ce sinistre le voient.',
  },
  medicalBills: {
    key: 'medical_bills',
    label: 'Factures de soins',
    why: 'Elles permettent de vous rembourser.',
  },
  thirdParty: {
    key: 'third_party',
    label: 'Réclamation de la victime',
    why: 'Elle dit ce qui vous est demandé.',
  },
} as const satisfies Record<string, NeededDocument>

const CHECKLISTS: Readonly<Record<Nature, readonly NeededDocument[]>> = {
  Accident: [D.photos, D.report, D.registration, D.repairQuote],
  Vol: [D.complaint, D.registration, D.keys, D.bank],
  Incendie: [D.photos, D.registration, D.repairQuote],
  'Bris de glace': [D.photos, D.registration, D.repairQuote],
  'Catastrophes naturelles': [D.photos, D.registration, D.repairQuote],
  'Dommages collision': [D.photos, D.report, D.registration, D.repairQuote],
  Vandalisme: [D.photos, D.complaint, D.registration, D.repairQuote],
  'Panne mécanique': [D.registration, D.repairQuote, D.towing],
  'Annulation de voyage': [D.booking, D.cancellation, D.cause, D.bank],
  'Retard ou annulation de vol': [D.boarding, D.airline, D.bank],
  'Perte ou vol de bagages': [D.baggageReport, D.complaint, D.receipts, D.bank],
  "Accident ou maladie à l'étranger": [D.medical, D.medicalBills, D.bank],
  'Rapatriement sanitaire': [D.medical, D.booking],
  "Responsabilité civile à l'étranger": [D.thirdParty, D.photos],
  'Interruption de séjour': [D.booking, D.cause, D.bank],
  'Événements climatiques ou catastrophes naturelles': [D.booking, D.photos, D.bank],
  "Refus d'embarquement": [D.boarding, D.airline, D.bank],
}

/** The documents that a claim of this nature needs, in order. */
export function checklistOf(nature: Nature): readonly NeededDocument[] {
  return CHECKLISTS[nature]
}

/** Why staff ask for a document. */
export const REQUEST_REASONS = ['missing', 'unreadable', 'out_of_date'] as const
export type RequestReason = (typeof REQUEST_REASONS)[number]

const REASON_LABELS = {
  missing: 'manquant',
  unreadable: 'illisible',
  out_of_date: 'périmé',
} as const satisfies Record<RequestReason, string>

/** The reason of a request in French: « manquant », « illisible », « périmé ». */
export function requestReasonLabel(reason: RequestReason): string {
  return REASON_LABELS[reason]
}

export type DocumentState = 'missing' | 'requested' | 'received'

export interface ChecklistItem extends NeededDocument {
  readonly state: DocumentState
}

/** Where each document of the checklist stands: an open request outweighs one received before (unreadable, out of date). */
export function checklistState(
  nature: Nature,
  { requested, received }: { requested: ReadonlySet<string>; received: ReadonlySet<string> },
): readonly ChecklistItem[] {
  return checklistOf(nature).map((needed) => ({
    ...needed,
    state: requested.has(needed.key)
      ? 'requested'
      : received.has(needed.key)
        ? 'received'
        : 'missing',
  }))
}
