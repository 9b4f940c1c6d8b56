import type { Papers } from '../papers.ts'
import { isRounds } from './coefficient/stated-coefficient.ts'

/**
 * Claims that by themselves never raise the coefficient (annex to A121-1, article 7); storms and natural disasters are
 * nobody's fault.
 */
const FREE = [
  'car.theft',
  'car.fire',
  'car.broken_glass',
  'car.natural_catastrophe',
  'car.vandalism',
  'car.breakdown',
]

/** What `RATES` of the coefficient come to, in words. */
const RAISES = {
  usual: { whole: '25 %', half: '12,5 %' },
  rounds: { whole: '20 %', half: '10 %' },
} as const

export const carClaimLetters: Papers['claimLetters'] = {
  rights: [
    '**Vous choisissez librement le réparateur professionnel auquel vous recourez** (article L211-5-1). Vous pouvez lui céder votre indemnité.',
    'Gardez les pièces abîmées jusqu’au passage d’un expert, s’il en faut un. Vous recevrez copie de son rapport.',
  ],
  effects: ({ natureId, choices, isRefused, isFaultShared }) => {
    // a refused claim without a share of the fault moves no coefficient
    if (isRefused && !isFaultShared) return []
    if (FREE.includes(natureId))
      return [
        '**Bonus-malus** : pris seul, ce sinistre n’augmente pas votre coefficient et n’empêche pas sa baisse (annexe à l’article A121-1, articles 6 et 7).',
      ]
    const { whole, half } = isRounds(choices) ? RAISES.rounds : RAISES.usual
    return [
      `**Bonus-malus** : une responsabilité entière augmente le coefficient de ${whole}, une responsabilité partagée de ${half}, aucune responsabilité ne l’augmente pas (annexe à l’article A121-1, articles 5 et 6). La part retenue figurera sur votre relevé d’information.`,
    ]
  },
}
