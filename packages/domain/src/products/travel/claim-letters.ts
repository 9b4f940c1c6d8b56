import type { Papers } from '../papers.ts'

export const travelClaimLetters: Papers['claimLetters'] = {
  rights: [
    'Une pièce médicale ne nous est utile qu’avec votre accord exprès ; vous pouvez la destiner à notre médecin-conseil, sous pli séparé.',
    'Un autre assureur (carte bancaire, mutuelle) couvre peut-être le même risque : dites-le-nous (article L121-4).',
  ],
  effects: () => [],
}
