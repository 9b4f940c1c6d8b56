import { readTariff } from '@sillage/domain/subscription/tariff-file.ts'

const LEVELS = { theft: 'bicycle.level.theft', complete: 'bicycle.level.complete' } as const

/**
 * In cents for 365 days, net. Over a year, full cover for an electric one kept in the street: (60 + 80) € x 1.50, and 9
 * %.
 */
export const bicycleTariff = readTariff(
  {
    version: 'bicycle-2026-1',
    product: 'bicycle',
    validFrom: '2026-01-01',
    levelQuestion: 'bicycle.level',
    questions: [
      {
        id: 'bicycle.kind',
        kind: 'choice',
        topic: 'Vélo',
        text: 'Quel vélo assurez-vous\u202f?',
        neutral: 'bicycle.kind.classic',
        concerns: ['theft', 'damage'],
        answers: [
          { id: 'bicycle.kind.classic', text: 'Un vélo sans moteur' },
          { id: 'bicycle.kind.electric', text: 'Un vélo à assistance électrique', factor: 1.5 },
        ],
      },
      {
        id: 'bicycle.frame',
        kind: 'text',
        topic: 'Cadre',
        text: 'Quel numéro est gravé sur le cadre\u202f?',
        maxLength: 40,
      },
      {
        id: 'bicycle.level',
        kind: 'choice',
        topic: 'Formule',
        text: 'Quelle formule choisissez-vous\u202f?',
        neutral: LEVELS.theft,
        concerns: [],
        answers: [
          { id: LEVELS.theft, text: 'Vol' },
          { id: LEVELS.complete, text: 'Vol et casse' },
        ],
      },
      {
        id: 'bicycle.excess',
        kind: 'choice',
        topic: 'Franchise',
        text: 'Quelle franchise acceptez-vous\u202f?',
        neutral: 'bicycle.excess.50',
        concerns: ['theft', 'damage'],
        answers: [
          { id: 'bicycle.excess.50', text: '50\u00a0€', notCovered: 'Les 50 premiers euros' },
          { id: 'bicycle.excess.none', text: 'Aucune', factor: 1.1 },
        ],
      },
    ],
    covers: [
      {
        code: 'theft',
        label: 'Vol du vélo',
        taxClass: 'general',
        premiums: { [LEVELS.theft]: 6000, [LEVELS.complete]: 6000 },
        promises: {
          [LEVELS.theft]: 'Vol du vélo attaché par son cadre',
          [LEVELS.complete]: 'Vol du vélo attaché par son cadre',
        },
        absence: 'Vol du vélo',
      },
      {
        code: 'damage',
        label: 'Casse du vélo',
        taxClass: 'general',
        premiums: { [LEVELS.complete]: 8000 },
        promises: { [LEVELS.complete]: 'Casse du vélo, chute comprise' },
        absence: 'Casse du vélo',
      },
    ],
    exclusions: ['Vélo laissé sans antivol', 'Usure des pneus et des freins'],
  },
  'bicycle-2026-1',
)
