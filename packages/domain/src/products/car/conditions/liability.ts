import { type Article, list, paragraph } from '../../../documents/article.ts'
import type { Clause } from '../../../documents/clause.ts'

const excluded = (basis: string, words: string): Clause => ({
  kind: 'exclusion',
  covers: ['liability'],
  basis,
  text: words,
})

/** The wording of contracts signed before these sentences were made precise. */
const SAID_202703 = {
  insured:
    '**Qui est assuré.** Vous, le propriétaire, toute personne qui garde ou conduit la voiture, **même sans y être autorisée**, et les passagers (articles L211-1 et R211-2). Dans ce dernier cas nous pouvons, après avoir indemnisé la victime, nous retourner contre la personne qui a pris la voiture contre le gré du propriétaire (article L211-1).',
  defence:
    '**Défense.** Nous prenons en charge la défense de l’assuré devant les juridictions civiles et dirigeons le procès tant que nos intérêts ne s’opposent pas ; nous payons les frais de justice en plus des sommes ci-dessus (article L113-17). Le contrat ne comprend pas d’assurance de protection juridique.',
  drinking:
    '**Alcool, stupéfiants, excès de vitesse : la responsabilité civile joue toujours.** La clause qui la retirerait serait réputée non écrite (article L211-6).',
  refusal:
    'Un assureur qui refuse la responsabilité civile, ou n’y répond pas dans les 15 jours, peut se la voir imposer par le Bureau central de tarification, que vous saisissez dans les 15 jours du refus (articles L212-1 et R250-2).',
}

const SAID: typeof SAID_202703 = {
  insured:
    '**Qui est assuré.** Vous, le propriétaire, toute personne qui garde ou conduit la voiture, **même sans y être autorisée**, et les passagers (articles L211-1 et R211-2). Quand la voiture a été prise contre le gré du propriétaire, nous pouvons, après avoir indemnisé la victime, nous retourner contre la personne responsable de l’accident (article L211-1).',
  defence:
    '**Défense.** Devant les juridictions civiles, nous défendons l’assuré et dirigeons le procès tant que nos intérêts ne s’opposent pas ; nous payons les frais de justice en plus des sommes ci-dessus. Ce n’est pas une assurance de protection juridique, que le contrat ne comprend pas (article L127-6). Quand nous prenons la direction du procès, nous sommes censés renoncer aux exceptions que nous connaissions alors (article L113-17).',
  drinking:
    '**Alcool, stupéfiants, excès de vitesse : la responsabilité civile joue toujours.** Une clause qui la retirerait après une condamnation pour alcool ou stupéfiants serait réputée non écrite (article L211-6), et la loi ne permet pas d’exclure l’excès de vitesse (articles R211-10 et R211-11).',
  refusal:
    'Un assureur qui refuse la responsabilité civile, ou n’y répond pas dans les 15 jours, peut se la voir imposer par le Bureau central de tarification. Il faut l’avoir demandée à son siège, par lettre recommandée ou envoi recommandé électronique, avec avis de réception ; vous saisissez le Bureau de la même façon, dans les 15 jours du refus (articles L212-1 et R250-2).',
}

/** Compulsory motor liability: its scope and exclusions are exactly those of the law (L211-1, R211-2 to R211-13). */
const liabilitySaying = (said: typeof SAID_202703): Article => ({
  id: 'responsabilite',
  title: 'La responsabilité civile, assurance obligatoire',
  blocks: [
    paragraph(
      '**Ce qui est couvert.** Les dommages causés à d’autres par un accident, un incendie ou une explosion dans lesquels la voiture est impliquée, par ses accessoires, par ce qu’elle transporte et par ce qui en tombe (articles L211-1 et R211-5). Elle joue à toutes les formules.',
    ),
    paragraph(said.insured),
    paragraph(
      '**Qui est indemnisé.** Les piétons, les cyclistes, les passagers, les autres conducteurs, y compris les membres de votre famille (article L211-1).',
    ),
    {
      kind: 'clauses',
      title: 'Jusqu’à combien',
      clauses: [
        {
          kind: 'cover',
          covers: ['liability'],
          basis: 'R211-7',
          text: '**Blessures et décès : sans limite de somme.**',
        },
        {
          kind: 'limit',
          covers: ['liability'],
          basis: 'R211-7',
          text: '**Dégâts aux biens : 100 000 000 € par sinistre**, au-delà du minimum de la loi, 1 300 000 €. Il n’y a pas de franchise.',
        },
      ],
    },
    paragraph(said.defence),
    paragraph(
      '**Dans le temps.** La garantie est déclenchée par le fait dommageable. Le contrat reproduit le texte de la loi :',
    ),
    {
      kind: 'law',
      source: 'Article L124-5, troisième alinéa',
      paragraphs: [
        'La garantie déclenchée par le fait dommageable couvre l’assuré contre les conséquences pécuniaires des sinistres, dès lors que le fait dommageable survient entre la prise d’effet initiale de la garantie et sa date de résiliation ou d’expiration, quelle que soit la date des autres éléments constitutifs du sinistre.',
      ],
    },
    {
      kind: 'clauses',
      title: 'Ce que la responsabilité civile ne couvre pas',
      clauses: [
        excluded(
          'R211-8, 1°',
          'Les blessures de la personne qui conduit, et l’accident du travail d’un salarié, sauf la réparation complémentaire due sur une voie ouverte à la circulation.',
        ),
        excluded(
          'R211-8, 3°',
          'Les dommages d’origine nucléaire dont répond seul l’exploitant d’une installation nucléaire.',
        ),
        excluded(
          'R211-8, 4°',
          'Les immeubles, choses et animaux loués ou confiés à la personne qui conduit.',
        ),
        excluded(
          'R211-8, 5°',
          'Les marchandises et objets transportés, sauf les vêtements d’un passager blessé.',
        ),
        excluded(
          'L113-1',
          'Les dommages causés intentionnellement par l’assuré, ou par sa faute dolosive.',
        ),
        excluded(
          'R211-10, 1°',
          'Au moment du sinistre, la personne qui conduit n’a pas l’âge requis ou le permis, en état de validité, qu’il faut pour conduire la voiture. La garantie joue cependant en cas de vol, de violence ou d’utilisation à l’insu de l’assuré, et pour un permis que vous nous aviez déclaré, invalide seulement par le lieu ou la durée de résidence de son titulaire ou par une condition restrictive non respectée.',
        ),
        excluded(
          'R211-10, 2°',
          'Les dommages des passagers transportés dans des conditions de sécurité insuffisantes au sens de l’article A211-3.',
        ),
        excluded(
          'R211-11, 1°',
          'Les dommages causés par la voiture qui transporte des sources de rayonnements ionisants destinées à servir hors d’une installation nucléaire, quand ces sources ont provoqué ou aggravé le sinistre.',
        ),
        excluded(
          'R211-11, 3°',
          'Les dommages causés par la voiture qui transporte des matières inflammables, explosives, corrosives ou comburantes, quand elles ont provoqué ou aggravé le sinistre ; jusqu’à 500 kg ou 600 litres d’huiles, d’essences ou de produits semblables, carburant du moteur compris, la garantie joue.',
        ),
        excluded(
          'R211-11, 4°',
          'Les dommages survenus pendant une épreuve, une course, une compétition ou leurs essais, soumis à autorisation préalable.',
        ),
      ],
    },
    paragraph(
      'Utiliser la voiture dans l’un des trois derniers cas sans une autre assurance, c’est rouler sans assurance : l’amende va jusqu’à 3 750 € (article L211-26) et est majorée de 50 % au profit du fonds de garantie (articles L211-27 et R211-12).',
    ),
    paragraph('**Ce qui ne peut pas être opposé à la victime ni à ses proches :**'),
    list(
      'une franchise, une déchéance, la réduction de l’indemnité de l’article L113-9 et les exclusions des articles R211-10 et R211-11 (article R211-13) ;',
      'la nullité du contrat (article L211-7-1).',
    ),
    paragraph(
      'Nous payons alors la victime pour le compte du responsable, puis pouvons lui demander le remboursement. Une suspension régulière pour prime impayée peut, elle, être opposée : le Fonds de garantie (article L421-1) indemnise alors la victime et se retourne contre le responsable.',
    ),
    paragraph(said.drinking),
    paragraph(said.refusal),
  ],
})

export const liability = liabilitySaying(SAID)

export const liability202703 = liabilitySaying(SAID_202703)
