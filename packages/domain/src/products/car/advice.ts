import { type Advice, type Known, whichHold } from '../advice.ts'

const LEVELS: Readonly<Record<string, string>> = {
  'car.level.third_party':
    '« Au tiers » paie les dommages causés aux autres et vos blessures. Cette formule convient si vous pouvez réparer ou remplacer la voiture vous-même.',
  'car.level.intermediate':
    '« Intermédiaire » ajoute le vol, l’incendie, les vitres et les catastrophes. Cette formule convient si la voiture a de la valeur et si vous acceptez de payer les dégâts d’un accident dont vous êtes responsable.',
  'car.level.all_risks':
    '« Tous risques » paie aussi les dégâts de votre voiture quand vous êtes responsable. Cette formule convient à une voiture que vous auriez du mal à remplacer.',
}

/** The advice for a car, based only on the answers. */
export function carAdvice({ choices, answerTo }: Known): Advice {
  const said = (id: string) => answerTo(id)?.toLowerCase() ?? 'non précisé'
  const is = (id: string) => choices[id.split('.').slice(0, 2).join('.')] === id
  const isBare = is('car.level.third_party')
  const hasExcess = !isBare && !is('car.excess.none')
  return {
    needs: [
      `Assurer une voiture (${said('car.body')}, ${said('car.energy')}, ${said('car.age')}), utilisée pour : ${said('car.usage')}.`,
      `La nuit, elle est garée ici : ${said('car.parking')}.`,
      `Conducteur principal : ${said('car.driver_age')} ; permis : ${said('car.licence')} ; accidents responsables en 3 ans : ${said('car.claims')}.`,
    ],
    reasons: [
      'Une voiture doit être assurée en responsabilité civile, même quand elle ne roule pas (article L211-1) : le contrat la comprend à toutes les formules, pour la durée que vous avez choisie.',
      LEVELS[choices['car.level'] ?? ''] ?? '',
      hasExcess
        ? `La franchise choisie, ${said('car.excess')}, reste à votre charge à chaque sinistre de la voiture ; plus elle est haute, plus le prix est bas.`
        : 'Sans franchise, rien ne reste à votre charge hors catastrophe naturelle ; le prix est plus élevé.',
    ].filter((text, at) => text !== '' && !(isBare && at === 2)),
    warnings: whichHold([
      [
        isBare && is('car.age.under_3'),
        'Votre voiture a moins de 3 ans et ses dégâts, son vol et son incendie ne seraient pas payés : « Tous risques » répond mieux à ce besoin.',
      ],
      [
        isBare && is('car.parking.street'),
        'Votre voiture dort dans la rue et son vol ne serait pas payé : « Intermédiaire » le couvre.',
      ],
      [
        is('car.level.all_risks') && is('car.age.over_12'),
        'Votre voiture a plus de 12 ans : l’indemnité ne dépasse jamais sa valeur, qui peut être faible. Comparez avec « Intermédiaire ».',
      ],
      [
        isBare && !is('car.excess.none') && choices['car.excess'] !== undefined,
        'La franchise choisie ne s’applique à aucune garantie de cette formule.',
      ],
    ]),
  }
}
