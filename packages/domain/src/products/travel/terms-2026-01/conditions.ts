import type { Article } from '../../../documents/article.ts'
import { insurer } from '../../../documents/insurer.ts'
import {
  cancellation,
  declarations,
  duration,
  parties,
  premium,
} from '../../../documents/terms-2026-01/contract-articles.ts'
import { withdrawal } from '../../../documents/terms-2026-01/rights-articles.ts'

const territory: Article = {
  id: 'territoire',
  title: 'Où et quand vous êtes couvert',
  blocks: [
    {
      kind: 'text',
      text: 'Dans la zone choisie, dans les pays des voyages ajoutés au contrat et pendant le trajet depuis votre domicile. La garantie annulation court de la signature au départ ; les autres, du départ au retour, pendant la période du contrat.',
    },
    {
      kind: 'text',
      text: 'La zone « Union européenne » comprend aussi l’Islande, le Liechtenstein, la Norvège et la Suisse. Les zones plus lointaines comprennent celles qui sont plus proches.',
    },
  ],
}

const claims: Article = {
  id: 'sinistres',
  title: 'En cas de sinistre',
  blocks: [
    {
      kind: 'text',
      text: 'Déclarez-le depuis [« Mes sinistres »](claims) ou par courrier, dans les 5 jours ouvrables, ou 2 jours ouvrables pour un vol. Un retard ne vous prive de la garantie que si nous prouvons qu’il nous a causé un préjudice (article L113-2).',
    },
    {
      kind: 'list',
      items: [
        `**Maladie, accident, rapatriement** : appelez d’abord l’assistance, ${insurer.assistancePhone}, à toute heure.`,
        '**Annulation** : annulez aussitôt auprès du vendeur, puis joignez la facture du voyage, celle de l’annulation, le barème des frais et la preuve du motif.',
        '**Bagages** : faites dresser un constat par le transporteur ou déposez plainte dans les 48 heures.',
        '**Vol retardé, annulé ou refusé** : demandez d’abord à la compagnie l’indemnité du règlement (CE) n° 261/2004, 250, 400 ou 600 € selon la distance ; nous intervenons ensuite.',
      ],
    },
    { kind: 'text', text: 'La franchise choisie est déduite une fois par sinistre.' },
  ],
}

const otherCover: Article = {
  id: 'autres-assurances',
  title: 'Autres assurances',
  blocks: [
    {
      kind: 'text',
      text: 'Une carte bancaire, une mutuelle ou le vendeur du voyage vous couvrent peut-être déjà. Vérifiez-le avant de signer. Si plusieurs assurances couvrent le même risque, chacune joue dans ses limites et vous êtes indemnisé une seule fois (article L121-4).',
    },
  ],
}

const guarantees: Article = {
  id: 'garanties',
  title: 'Ce qui est couvert',
  blocks: [
    {
      kind: 'text',
      text: 'Les garanties dépendent de la formule, écrite dans votre contrat. Les montants sont des plafonds par voyageur, sauf mention contraire.',
    },
    { kind: 'guarantees' },
    {
      kind: 'text',
      text: 'Les sports à risque pratiqués en amateur sont couverts si vous avez choisi cette réponse.',
    },
  ],
}

const exclusions: Article = {
  id: 'exclusions',
  title: 'Ce qui n’est pas couvert',
  blocks: [
    { kind: 'exclusions' },
    {
      kind: 'text',
      text: 'Les dommages causés intentionnellement ne sont jamais couverts (article L113-1), ni les frais engagés sans l’accord de l’assistance quand cet accord est demandé.',
    },
  ],
}

/**
 * The first articles of the general conditions, in numbering order; the closing articles are common to all products.
 */
export const travelConditions202601: readonly Article[] = [
  parties,
  guarantees,
  exclusions,
  territory,
  otherCover,
  declarations,
  premium,
  duration,
  cancellation,
  withdrawal,
  claims,
]
