import { type Article, type Block, list, paragraph } from '../../../documents/article.ts'
import {
  declaring,
  expertise,
  forfeitures,
  lateness,
  payment,
  paymentOrAssigned,
} from '../../../documents/articles/settling.ts'
import { insurer } from '../../../documents/insurer.ts'
import { DELAYS, delayText } from '../../../law/delays.ts'

const EXCESS =
  'La franchise choisie est déduite une fois par sinistre. Il n’y en a pas en assistance ni en responsabilité civile.'

/** Assistance first, then the declaration and its documents (articles L113-2, L113-5). */
export const claims = claimsLess(EXCESS, payment)

/** For contracts signed before. */
export const claims202701 = claimsLess(EXCESS, paymentOrAssigned)
export const claims202612 = claimsLess(
  'La franchise choisie est déduite une fois par sinistre.',
  paymentOrAssigned,
)

function claimsLess(excess: string, paid: Block): Article {
  return {
    id: 'sinistres',
    title: 'En cas de sinistre',
    blocks: [
      paragraph(
        `**Blessure, maladie, retour : appelez d’abord l’assistance, ${insurer.assistancePhone}, à toute heure**, avant d’engager des frais. En cas d’urgence vitale, appelez d’abord les secours du pays.`,
      ),
      ...declaring,
      list(
        `**${delayText(DELAYS.declaration)}** en général, du lundi au vendredi, jours fériés non compris ;`,
        `**${delayText(DELAYS.theftDeclaration)}** pour un vol.`,
      ),
      paragraph('Joignez, selon le cas :'),
      list(
        '**Annulation** : annulez aussitôt auprès du vendeur, puis envoyez la facture du voyage, celle de l’annulation, le barème des frais, un RIB et la preuve de la cause : certificat médical, acte de décès, lettre de l’employeur, convocation, rapport d’un sinistre au domicile, refus de visa.',
        `**Bagages** : faites établir un constat par le transporteur avant de quitter l’aéroport ou la gare, ou déposez plainte, dans les ${delayText(DELAYS.baggageReport)} ; envoyez-les avec les billets et les factures des objets.`,
        '**Frais médicaux** : ordonnances, factures et décomptes de la sécurité sociale et de la mutuelle. Une pièce médicale ne nous est utile qu’avec votre accord exprès ; vous pouvez la destiner à notre médecin-conseil.',
        '**Responsabilité civile** : la réclamation de la victime. Ne reconnaissez aucune responsabilité sans notre accord ; un secours porté n’en est pas une (article L124-2).',
        '**Vol retardé, annulé ou refusé** : demandez d’abord à la compagnie l’indemnité du règlement (CE) n° 261/2004, 250, 400 ou 600 € selon la distance. Elle s’ajoute à vos droits.',
      ),
      forfeitures,
      lateness,
      ...expertise,
      paid,
      paragraph(excess),
    ],
  }
}
