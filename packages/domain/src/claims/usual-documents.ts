import type { NeededDocument } from './nature.ts'

/** Documents used by the claims of several products. */
export const USUAL_DOCUMENTS = {
  photos: { key: 'photos', label: 'Photos des dommages', why: 'Elles évitent souvent un expert.' },
  complaint: {
    key: 'complaint',
    label: 'Récépissé du dépôt de plainte',
    why: 'Il est nécessaire en cas de vol ou de vandalisme.',
  },
  bank: { key: 'bank', label: 'RIB', why: 'Pour le virement de l’indemnité.' },
} as const satisfies Record<string, NeededDocument>
