import type { Article } from '../../../documents/article.ts'

const DECLARED: readonly [string, string] = [
  'Valeur déclarée',
  'ce que vous avez dit que la voiture valait à la souscription, par tranche. Sa somme la plus haute est le plafond de l’indemnité de la voiture. Si elle ne va plus, dites-le-nous : un contrat sur une autre tranche a un autre prix.',
]

/** The terms defined in the contract, in alphabetical order. */
export const definitions = definitionsWith(DECLARED)

/** For contracts signed before. */
export const definitions202701 = definitionsWith()

function definitionsWith(...declared: readonly (readonly [string, string])[]): Article {
  return {
    id: 'definitions',
    title: 'Les mots du contrat',
    blocks: [
      {
        kind: 'terms',
        terms: [
          [
            'Accident',
            'évènement soudain, involontaire et extérieur à ce qui est endommagé, ou à la personne blessée.',
          ],
          [
            'Assuré',
            'pour la responsabilité civile : vous, le propriétaire, toute personne qui a la garde ou la conduite de la voiture, même sans votre autorisation, et ses passagers ; pour les autres garanties : vous et le propriétaire ; pour la protection du conducteur : toute personne qui conduit avec votre accord.',
          ],
          [
            'Conducteur principal',
            'la personne désignée au contrat qui conduit la voiture le plus souvent.',
          ],
          [
            'Déchéance',
            'perte du droit à l’indemnité d’un sinistre, pour un manquement commis après lui.',
          ],
          ['Franchise', 'part du dommage qui reste à votre charge. Elle est écrite au contrat.'],
          [
            'Sinistre',
            'évènement qui met en jeu une garantie. Tous les dommages d’une même cause forment un seul sinistre.',
          ],
          [
            'Tiers',
            'toute personne qui n’est pas responsable de l’accident. Vos proches et vos passagers sont des tiers ; la personne qui conduit ne l’est pas.',
          ],
          [
            'Valeur à dire d’expert (VRADE)',
            'le prix auquel une voiture semblable (modèle, âge, kilomètres, état) se remplace sur le marché au jour du sinistre, options comprises.',
          ],
          ...declared,
          [
            'Voiture',
            'le véhicule de 3,5 tonnes au plus désigné au contrat par son immatriculation, avec les équipements livrés par le constructeur. Aucune remorque n’est désignée ; une remorque de 750 kg au plus est couverte en responsabilité civile tant qu’elle est attelée.',
          ],
        ],
      },
    ],
  }
}
