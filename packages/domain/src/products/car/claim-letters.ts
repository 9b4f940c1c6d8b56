import type { Papers } from '../papers.ts'

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

export const carClaimLetters: Papers['claimLetters'] = {
  rights: [
    '**Vous choisissez librement le réparateur professionnel auquel vous recourez** (article L211-5-1). Vous pouvez lui céder votre indemnité.',
    'Gardez les pièces abîmées jusqu’au passage d’un expert, s’il en faut un. Vous recevrez copie de son rapport.',
  ],
  effects: (natureId) => [
    FREE.includes(natureId)
      ? '**Bonus-malus** : pris seul, ce sinistre n’augmente pas votre coefficient et n’empêche pas sa baisse (annexe à l’article A121-1, articles 6 et 7).'
      : '**Bonus-malus** : une responsabilité entière augmente le coefficient de 25 %, une responsabilité partagée de 12,5 %, aucune responsabilité ne l’augmente pas (annexe à l’article A121-1, articles 5 et 6). La part retenue figurera sur votre relevé d’information.',
  ],
}
