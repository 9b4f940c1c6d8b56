import { DELAYS, delayText } from '../../law/delays.ts'
import { type Article, list, paragraph } from '../article.ts'

const BY_TRANSFER_OR_DEBIT = `Il est dû en une fois, dans les ${delayText(DELAYS.price)} qui suivent la signature, ou par mois quand le contrat dure plus de trois mois, aux jours de son échéancier. Vous payez par virement ou par prélèvement SEPA, sans frais. Un prélèvement suppose le mandat que vous signez avec le contrat.`

/** What is paid, when, and the consequences of non-payment (articles L113-2, L113-3, R113-1). */
export const premium = premiumPaid({
  how: BY_TRANSFER_OR_DEBIT,
  resumes:
    'Un contrat qui n’est pas résilié reprend effet **à midi le lendemain du paiement** de la somme réclamée, des échéances venues depuis la suspension et, s’il y en a, des frais de recouvrement. Sans ce paiement, la suspension d’un contrat payé par mois dure jusqu’à la fin de l’année de contrat en cours (article L113-3).',
})

const RESUMED_BY_SUM_CLAIMED =
  'Un contrat qui n’est pas résilié reprend effet **à midi le lendemain du paiement** de la somme réclamée et, s’il y en a, des frais de recouvrement (article L113-3).'

/** For contracts signed before the current version. */
export const premium202702 = premiumPaid({
  how: BY_TRANSFER_OR_DEBIT,
  resumes: RESUMED_BY_SUM_CLAIMED,
})

/** For contracts paid by a single transfer. */
export const premium202611 = premiumPaid({
  how: `Il est dû en une fois, dans les ${delayText(DELAYS.price)} qui suivent la signature, par virement. Rien n’est prélevé ensuite.`,
  resumes: RESUMED_BY_SUM_CLAIMED,
})

function premiumPaid({ how, resumes }: { how: string; resumes: string }): Article {
  return {
    id: 'prix',
    title: 'Le prix et son paiement',
    blocks: [
      paragraph(
        'Le prix dépend des réponses choisies, de la période et, si le contrat le prévoit, du nombre de jours qui restent avant son début. Il s’affiche toutes taxes comprises avant la signature, et le contrat en donne le détail : la prime hors taxes de chaque garantie, les frais, les taxes et les contributions légales. Un changement d’un centime entre l’affichage et la signature vous est montré et demande votre accord.',
      ),
      paragraph(how),
      paragraph('Si une prime, ou une partie de prime, n’est pas payée à son échéance :'),
      list(
        `à partir du ${DELAYS.reminder.count}e jour de retard, nous pouvons vous envoyer une **mise en demeure** par lettre recommandée, à votre dernière adresse connue (articles L113-3 et R113-1) ;`,
        `${delayText(DELAYS.suspension)} après elle, les garanties sont **suspendues** ; jusque-là, vous êtes couvert ;`,
        `${delayText(DELAYS.terminationForDebt)} plus tard encore, nous pouvons résilier le contrat. La prime reste due.`,
      ),
      paragraph(resumes),
    ],
  }
}
