import { DELAYS, delayText } from '../../law/delays.ts'
import { type Article, list, paragraph } from '../article.ts'
import { insurer, SUPERVISOR } from '../insurer.ts'

/** The parties to the contract, and the documents that make it up. */
export const parties: Article = {
  id: 'parties',
  title: 'Le contrat et ses parties',
  blocks: [
    paragraph(
      `Le contrat lie la personne qui souscrit (« vous ») et ${insurer.name} (« nous »), ${insurer.address.join(', ')}, ${insurer.nature}. **Cette société n’est pas agréée : le contrat est une démonstration et ne couvre rien.** Il est lu ici comme celui d’un assureur.`,
    ),
    paragraph('Il se compose de :'),
    list(
      'vos **conditions particulières**, signées, qui disent qui, quoi, quand et pour combien : elles l’emportent sur les autres pièces ;',
      'ces **conditions générales**, dont la version est écrite dans vos conditions particulières ;',
      'les **avenants** signés ensuite, par exemple une prolongation (article L112-3).',
    ),
    paragraph(
      'Le contrat est rédigé en français et régi par le droit français. Les articles cités sans autre précision sont ceux du code des assurances. Le document d’information et la fiche de conseil vous ont servi à choisir ; ils ne retirent rien à ce que le contrat promet.',
    ),
    paragraph(SUPERVISOR),
  ],
}

const BY_MESSAGE =
  'Une lettre recommandée, un envoi recommandé électronique ou un message à un conseiller, depuis la page « Aide » de votre espace, conviennent.'

/** Article L113-4: both ways that the law gives the insurer, each with its delay, and what takes them away. */
const AGGRAVATION = `**Le risque augmente** au point que nous n’aurions pas conclu le contrat, ou seulement pour un prix plus élevé. Nous pouvons le résilier avec un préavis de ${delayText(DELAYS.aggravationNotice)}, ou vous proposer un nouveau prix. Si, dans les ${delayText(DELAYS.aggravationReply)} de cette proposition, vous n’y donnez pas suite ou la refusez, nous pouvons résilier le contrat au terme de ce délai, pourvu que la lettre de proposition le dise en caractères apparents. La part de prime des jours qui restent vous est rendue. Nous ne pouvons plus invoquer une aggravation connue de nous quand nous avons consenti à ce que le contrat continue, notamment en recevant une prime ou en payant une indemnité (article L113-4).`

const AGGRAVATION_202705 = `**Le risque augmente.** Nous pouvons proposer un nouveau prix, que vous avez ${delayText(DELAYS.aggravationReply)} pour accepter, ou résilier avec un préavis de ${delayText(DELAYS.aggravationNotice)} ; la part de prime des jours qui restent vous est rendue (article L113-4).`

/** Articles L113-2, L113-4, L113-8 and L113-9. */
export const declarations = declarationsBy(BY_MESSAGE, AGGRAVATION)

/** For contracts signed before these conditions mentioned the refusal of a new price. */
export const declarations202705 = declarationsBy(BY_MESSAGE, AGGRAVATION_202705)

/** For contracts signed before the help page took these messages. */
export const declarations202612 = declarationsBy(
  'Une lettre recommandée, un envoi recommandé électronique ou [« Mes contrats »](contracts) conviennent.',
  AGGRAVATION_202705,
)

function declarationsBy(channels: string, aggravation: string): Article {
  return {
    id: 'declarations',
    title: 'Vos déclarations',
    blocks: [
      paragraph(
        'À la souscription, vous répondez exactement aux questions posées : nous n’en supposons aucune autre (article L113-2, 2°). Vous relisez vos réponses avant de signer, et le contrat en garde la copie.',
      ),
      paragraph(
        `En cours de contrat, vous nous déclarez toute circonstance nouvelle qui rend une réponse inexacte, dans les ${delayText(DELAYS.newCircumstances)} du jour où vous l’apprenez (article L113-2, 3°). ${channels}`,
      ),
      list(
        aggravation,
        `**Le risque diminue.** Vous avez droit à une baisse du prix ; si nous la refusons, vous pouvez résilier, avec effet ${delayText(DELAYS.aggravationReply)} après, et la part de prime des jours qui restent vous est rendue (article L113-4).`,
      ),
      {
        kind: 'clauses',
        title: 'Nullité du contrat',
        clauses: [
          {
            kind: 'nullity',
            covers: [],
            basis: 'L113-8',
            text: 'Une réticence ou une fausse déclaration **intentionnelle**, qui change l’objet du risque ou en diminue l’opinion pour nous, rend le contrat nul, même si elle a été sans influence sur le sinistre. Les primes payées nous restent acquises et celles échues nous sont dues. C’est à nous de prouver l’intention.',
          },
        ],
      },
      {
        kind: 'clauses',
        title: 'Erreur de bonne foi',
        clauses: [
          {
            kind: 'limit',
            covers: [],
            basis: 'L113-9',
            text: `Une omission ou une erreur dont la mauvaise foi n’est pas établie n’annule pas le contrat. Constatée **avant** un sinistre, elle permet d’augmenter la prime avec votre accord, ou de résilier ${delayText(DELAYS.misstatementNotice)} après une lettre recommandée, en rendant la prime des jours non couverts. Constatée **après**, elle réduit l’indemnité dans la proportion de la prime payée à celle qui aurait été due.`,
          },
        ],
      },
    ],
  }
}
