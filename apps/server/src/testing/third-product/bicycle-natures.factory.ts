import type { Nature } from '@sillage/domain/claims/nature.ts'
import { USUAL_DOCUMENTS } from '@sillage/domain/claims/usual-documents.ts'
import { USUAL_QUESTIONS, YES_NO } from '@sillage/domain/claims/usual-questions.ts'

/** The first has the same label as a nature of the car: only the id distinguishes them. */
export const bicycleNatures: readonly Nature[] = [
  {
    id: 'bicycle.theft',
    label: 'Vol',
    delay: 'theft',
    covers: ['theft'],
    exclusions: ['Vélo laissé sans antivol'],
    concernedBy: ['bicycle.excess'],
    reserveCents: 40_000,
    questions: [
      USUAL_QUESTIONS.complaint,
      { id: 'locked', text: 'Le cadre était-il attaché à un point fixe\u202f?', choices: YES_NO },
    ],
    checklist: [
      USUAL_DOCUMENTS.complaint,
      { key: 'lock', label: 'Facture de l’antivol', why: 'Elle montre comment il était attaché.' },
      USUAL_DOCUMENTS.bank,
    ],
  },
  {
    id: 'bicycle.broken',
    label: 'Casse du vélo',
    delay: 'usual',
    covers: ['damage'],
    exclusions: ['Usure des pneus et des freins'],
    concernedBy: ['bicycle.excess'],
    reserveCents: 40_000,
    questions: [{ id: 'rides', text: 'Le vélo roule-t-il encore\u202f?', choices: YES_NO }],
    checklist: [USUAL_DOCUMENTS.photos, USUAL_DOCUMENTS.bank],
  },
]
