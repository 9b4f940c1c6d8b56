import { type Article, paragraph } from '../../../documents/article.ts'
import { BONUS_CLAUSE } from './bonus-clause.ts'

const bonusSaying = (rounds: string): Article => ({
  id: 'bonus',
  title: 'Bonus-malus',
  blocks: [
    paragraph(
      `Le coefficient part de 1,00. Une année sans accident responsable le multiplie par 0,95, un accident responsable par 1,25, un accident à responsabilité partagée par 1,125${rounds}. Il reste entre 0,50 et 3,50. Il multiplie la prime de la responsabilité civile, des dommages, du vol, de l’incendie, du bris de glace et de la catastrophe naturelle.`,
    ),
    paragraph(
      'Un contrat de moins de neuf mois n’a pas d’échéance annuelle : le coefficient n’y évolue pas. Les contrats qui se suivent s’additionnent.',
    ),
    { kind: 'law', source: 'Annexe à l’article A121-1', paragraphs: BONUS_CLAUSE },
  ],
})

/** The statutory bonus-malus clause, which every motor contract must contain (article A121-1). */
export const bonus = bonusSaying(
  '\u202f; pour une voiture déclarée en tournées régulières, par 0,93, 1,20 et 1,10',
)

/** For contracts signed before the summary had the rates of rounds. */
export const bonus202704 = bonusSaying('')
