import { type Article, type Block, list, paragraph } from '../../../documents/article.ts'
import type { Clause } from '../../../documents/clause.ts'
import { ZONE_WORDS } from '../zone-words.ts'

type Words = readonly [code: string, words: string, basis?: string]
const of =
  (kind: Clause['kind'], usual: string) =>
  (...[code, words, basis = usual]: Words): Clause => ({ kind, covers: [code], basis, text: words })
const cover = of('cover', 'contrat')
const limit = of('limit', 'contrat')

/** The terms defined in the contract, in alphabetical order. */
export const definitions = definitionsWith(
  'l’habitation principale, dans le pays de résidence que le contrat dit de chaque assuré ; s’il n’en dit aucun, en France, dans l’Espace économique européen ou en Suisse.',
)

/** For contracts signed before. */
export const definitions202612 = definitionsWith(
  'l’habitation principale, en France, dans l’Espace économique européen ou en Suisse.',
)

function definitionsWith(home: string): Article {
  return {
    id: 'definitions',
    title: 'Les mots du contrat',
    blocks: [
      {
        kind: 'terms',
        terms: [
          [
            'Accident',
            'atteinte au corps, non intentionnelle, due à une cause extérieure et soudaine.',
          ],
          [
            'Assistance',
            'l’équipe qui répond à toute heure au numéro de votre contrat, et organise soins et retour.',
          ],
          [
            'Assuré',
            'chaque voyageur désigné au contrat ; s’il n’en désigne aucun par son nom, le souscripteur et les personnes qui voyagent avec lui, dans le nombre déclaré.',
          ],
          [
            'Départ',
            'le premier jour du contrat, à l’heure où vous quittez votre domicile pour le voyage.',
          ],
          ['Domicile', home],
          ['Franchise', 'part du dommage qui reste à votre charge, une fois par sinistre.'],
          ['Maladie', 'altération de la santé constatée par un médecin.'],
          [
            'Proche',
            'conjoint, partenaire de PACS ou concubin, parents et enfants, frères et sœurs, grands-parents et petits-enfants, beaux-parents, gendres et belles-filles, tuteur.',
          ],
          ['Sinistre', 'évènement qui met en jeu une garantie.'],
          [
            'Sport à risque',
            'alpinisme, escalade hors salle, canyonisme, plongée avec bouteille, ski et surf hors piste, sports aériens, saut à l’élastique, rafting.',
          ],
        ],
      },
    ],
  }
}

/** Who is covered, when and where: each cover has its own period. */
export const extent = extentWith([
  paragraph(
    '**Où.** Dans les pays de vos trajets et dans la zone payée, trajets depuis et vers le domicile compris. Une zone plus lointaine comprend celles qui sont plus proches :',
  ),
  list(...Object.values(ZONE_WORDS)),
  paragraph(
    '**Dans tout l’espace Schengen.** Quand la zone payée comprend l’Union européenne, les frais médicaux et le rapatriement sont couverts pendant toute la période dans chacun des États de l’espace Schengen, même si aucun de vos trajets n’y passe. C’est ce que dit l’attestation pour un visa.',
  ),
])

/** For contracts signed before. */
export const extent202612 = extentWith([
  paragraph(
    '**Où.** Dans les pays de vos trajets et dans la zone payée, trajets depuis et vers le domicile compris. Une zone plus lointaine comprend celles qui sont plus proches : France, départements et régions d’outre-mer compris ; Union européenne, avec l’Islande, le Liechtenstein, la Norvège et la Suisse ; autres pays d’Europe et de la Méditerranée ; reste du monde ; États-Unis et Canada.',
  ),
])

function extentWith(where: readonly Block[]): Article {
  return {
    id: 'territoire',
    title: 'Qui, quand et où vous êtes couvert',
    blocks: [
      paragraph(
        '**Qui.** Les voyageurs assurés. Un mineur est assuré sous la responsabilité du souscripteur ; il ne peut pas souscrire.',
      ),
      paragraph(
        '**Quand.** Chaque garantie a sa période, écrite dans vos conditions particulières :',
      ),
      list(
        '**Annulation** : de la signature au départ.',
        '**Frais médicaux et rapatriement, assistance, bagages, responsabilité civile, interruption** : du départ au retour, du premier jour du contrat à 0 h au dernier à 24 h, heure de Paris.',
        'Si le retour est retardé par un sinistre couvert ou par une grève, ces garanties continuent sans supplément jusqu’au premier retour possible, 7 jours au plus.',
      ),
      ...where,
      {
        kind: 'clauses',
        title: 'Pays exclus',
        clauses: [
          {
            kind: 'exclusion',
            covers: [],
            basis: 'L113-1',
            text: 'Un pays, ou la partie d’un pays, que le ministère chargé des Affaires étrangères classe « formellement déconseillé » (en rouge) le jour du départ. S’il le devient pendant le voyage, vous restez couvert 14 jours, le temps de partir.',
          },
        ],
      },
    ],
  }
}

/** What each cover of the tariff promises, and its limits. */
export const covers: Article = {
  id: 'garanties',
  title: 'Les garanties et leurs plafonds',
  blocks: [
    paragraph(
      'Votre formule est écrite dans vos conditions particulières. Les sommes sont des plafonds par voyageur et par voyage, sauf mention contraire.',
    ),
    { kind: 'guarantees' },
    {
      kind: 'clauses',
      title: 'Annulation',
      clauses: [
        cover(
          'cancellation',
          'Les frais que le vendeur retient, d’après son barème au **jour de l’évènement**, quand vous devez annuler le voyage avant le départ pour l’une de ces causes, survenue après la signature :',
        ),
        cover(
          'cancellation',
          'maladie, accident ou décès d’un voyageur, d’un proche ou de la personne chargée de le remplacer au travail ou de garder ses enfants, empêchant le voyage ;',
        ),
        cover('cancellation', 'complication de grossesse avant la 28e semaine ;'),
        cover(
          'cancellation',
          'licenciement économique, rupture conventionnelle, embauche ou mutation, congés supprimés par l’employeur ;',
        ),
        cover(
          'cancellation',
          'dommages graves au domicile ou au lieu de travail, vol des papiers d’identité dans les 48 h qui précèdent le départ ;',
        ),
        cover(
          'cancellation',
          'convocation devant un tribunal ou pour un examen de rattrapage, refus de visa alors que la demande était faite à temps ;',
        ),
        cover(
          'cancellation',
          'évènement climatique ou catastrophe naturelle qui rend le lieu du séjour inaccessible.',
        ),
        limit(
          'cancellation',
          'Jusqu’au montant choisi par voyageur, **40 000 € par contrat** pour tous les voyageurs ensemble.',
        ),
        limit(
          'cancellation',
          'Si le voyage coûte plus que le montant choisi, l’indemnité est réduite dans la même proportion.',
          'L121-5',
        ),
      ],
    },
    {
      kind: 'clauses',
      title: 'Frais médicaux et rapatriement',
      clauses: [
        cover(
          'medical',
          'Hors de votre pays de domicile : soins, médicaments, hospitalisation et chirurgie prescrits par un médecin, en complément de la sécurité sociale et de la mutuelle ; soins dentaires d’urgence jusqu’à 300 €.',
        ),
        cover(
          'medical',
          'Transport vers l’hôpital, retour au domicile décidé par les médecins de l’assistance, présence d’un proche si vous êtes hospitalisé plus de 5 jours, retour des enfants et des compagnons, retour du corps.',
        ),
        limit(
          'medical',
          'Jusqu’à la somme du tableau par voyageur. Le transport est décidé par l’assistance : un retour organisé sans elle est remboursé dans la limite de ce qu’elle aurait dépensé.',
        ),
      ],
    },
    {
      kind: 'clauses',
      title: 'Assistance',
      clauses: [
        cover(
          'assistance',
          'À toute heure : conseil médical, retour anticipé après le décès ou l’hospitalisation d’un proche, envoi de médicaments, avance de fonds et aide après la perte des papiers, secours et recherches jusqu’à 5 000 €.',
        ),
      ],
    },
    {
      kind: 'clauses',
      title: 'Bagages',
      clauses: [
        cover(
          'baggage',
          'Le vol, la destruction et la perte par le transporteur de vos bagages et effets ; les achats de première nécessité si les bagages arrivent avec plus de 24 h de retard, jusqu’à 300 €.',
        ),
        limit(
          'baggage',
          'Jusqu’à la somme du tableau par voyageur, et quatre fois cette somme par contrat. Objets de valeur (bijoux, appareils photo et électroniques) : 500 €. Objets sans facture : 150 € en tout.',
        ),
        limit('baggage', 'La valeur est celle du jour du sinistre, usure déduite.', 'L121-1'),
      ],
    },
    {
      kind: 'clauses',
      title: 'Responsabilité civile à l’étranger',
      clauses: [
        cover(
          'liability',
          'Les dommages causés à des tiers, hors de votre pays de domicile, dont vous répondez selon la loi du pays, quand aucun autre contrat ne les couvre.',
        ),
        limit('liability', '4 500 000 € par contrat, dont 450 000 € pour les dégâts aux biens.'),
      ],
    },
    {
      kind: 'clauses',
      title: 'Interruption de séjour',
      clauses: [
        cover(
          'interruption',
          'Les jours de séjour payés et perdus, transport non compris, quand vous rentrez plus tôt après un rapatriement, l’hospitalisation ou le décès d’un proche, ou des dommages graves au domicile.',
        ),
        limit(
          'interruption',
          'Au prorata des jours perdus, jusqu’au montant choisi par voyageur, **40 000 € par contrat**.',
        ),
      ],
    },
  ],
}
