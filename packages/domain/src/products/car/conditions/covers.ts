import { type Article, list, paragraph } from '../../../documents/article.ts'
import type { Clause } from '../../../documents/clause.ts'

const cover = (code: string, words: string, basis = 'contrat'): Clause => ({
  kind: 'cover',
  covers: [code],
  basis,
  text: words,
})
const limit = (code: string, words: string, basis = 'contrat'): Clause => ({
  kind: 'limit',
  covers: [code],
  basis,
  text: words,
})

const UP_TO_VALUE = 'Jusqu’à la valeur de la voiture au jour du sinistre, franchise déduite.'
const UP_TO_DECLARED =
  'Jusqu’à la valeur de la voiture au jour du sinistre, **sans jamais dépasser la valeur déclarée** : la somme la plus haute de la tranche que vous avez choisie et que vos conditions particulières rappellent. La franchise est déduite.'

const upToValue = (code: string) => limit(code, UP_TO_VALUE, 'L121-1')
const upToDeclared = (code: string): Clause => ({
  ...limit(code, UP_TO_DECLARED, 'L121-1'),
  bound: 'declared_value',
})

/** What each cover of the tariff promises, and its limits. */
export const covers = coversUpTo(upToDeclared)

/** For contracts signed before. */
export const covers202701 = coversUpTo(upToValue)

function coversUpTo(ofTheCar: (code: string) => Clause): Article {
  return {
    id: 'garanties',
    title: 'Les garanties et leurs plafonds',
    blocks: [
      paragraph(
        'Votre formule est écrite dans vos conditions particulières. Ce tableau dit ce que chacune comprend ; une case « non couvert » est une garantie que vous n’avez pas.',
      ),
      { kind: 'guarantees' },
      {
        kind: 'clauses',
        title: 'Protection du conducteur',
        clauses: [
          cover(
            'driver',
            'La personne qui conduit avec votre accord et se blesse, ou ses proches si elle décède, reçoit la réparation de son préjudice corporel selon les règles du droit commun, qu’elle soit responsable ou non.',
          ),
          limit(
            'driver',
            'Jusqu’à la somme du tableau, par sinistre. Ce que versent la sécurité sociale, l’employeur et le responsable vient en déduction : c’est une avance quand un tiers est responsable.',
            'L131-2',
          ),
        ],
      },
      {
        kind: 'clauses',
        title: 'Assistance',
        clauses: [
          cover(
            'assistance',
            'Dépannage ou remorquage jusqu’au garage le plus proche après une panne, un accident, un vol, une crevaison, une erreur ou un manque de carburant ; retour ou poursuite du trajet des passagers.',
          ),
          limit(
            'assistance',
            'Au tiers et en formule intermédiaire : à plus de 25 km du domicile. En tous risques : dès le domicile. La pièce qui casse et sa réparation ne sont pas payées.',
          ),
        ],
      },
      {
        kind: 'clauses',
        title: 'Bris de glace',
        clauses: [
          cover(
            'glass',
            'Réparation ou remplacement du pare-brise, des vitres, des phares et du toit vitré, main-d’œuvre et recalibrage des aides à la conduite compris.',
          ),
        ],
      },
      {
        kind: 'clauses',
        title: 'Vol et incendie',
        clauses: [
          cover(
            'theft_fire',
            '**Vol** : disparition de la voiture par effraction, violence, ruse ou usage d’un boîtier électronique, et dégâts d’un vol ou d’une tentative.',
          ),
          cover(
            'theft_fire',
            '**Incendie** : feu, explosion, foudre, y compris d’origine électrique.',
          ),
          ofTheCar('theft_fire'),
        ],
      },
      {
        kind: 'clauses',
        title: 'Dommages tous accidents',
        clauses: [
          cover(
            'damage',
            'Réparation de la voiture après un choc, un versement, une immersion accidentelle ou un acte de vandalisme, que vous soyez responsable ou non.',
          ),
          ofTheCar('damage'),
        ],
      },
    ],
  }
}

/** Covers that the law attaches to those of the car itself (articles L122-7, L125-1 to L125-3, L126-2, L128-2). */
export const events = eventsUpTo(
  'à concurrence de la valeur de la voiture, sans dépasser la valeur déclarée',
)

/** For contracts signed before. */
export const events202701 = eventsUpTo('à concurrence de la valeur de la voiture')

function eventsUpTo(worth: string): Article {
  return {
    id: 'evenements',
    title: 'Tempête, attentat, catastrophes',
    blocks: [
      paragraph(
        'Quand votre formule comprend « Vol et incendie », la loi y ajoute ces quatre garanties. Elles portent sur la voiture.',
      ),
      {
        kind: 'clauses',
        title: 'Ce que la loi ajoute',
        clauses: [
          cover(
            'theft_fire',
            '**Tempête** : l’effet du vent dû aux tempêtes, ouragans et cyclones.',
            'L122-7',
          ),
          cover(
            'theft_fire',
            '**Attentat et acte de terrorisme** subis en France : les dommages matériels directs, dans la franchise et le plafond de l’incendie. Une clause contraire serait réputée non écrite.',
            'L126-2',
          ),
          cover(
            'theft_fire',
            '**Catastrophe technologique**, pour un particulier : réparation intégrale des dommages, sans franchise.',
            'L128-2',
          ),
          cover(
            'theft_fire',
            '**Catastrophe naturelle** : les dommages matériels directs non assurables qui ont eu pour cause déterminante l’intensité anormale d’un agent naturel, quand les mesures habituelles de prévention n’ont pu les empêcher ou n’ont pu être prises. La garantie joue après la publication au Journal officiel de l’arrêté qui constate l’état de catastrophe naturelle.',
            'L125-1',
          ),
          limit(
            'theft_fire',
            `**Catastrophe naturelle** : ${worth}. La franchise est fixée par la loi : **380 € par véhicule** ; pour un usage professionnel, celle du contrat si elle est plus élevée. Vous ne pouvez pas l’assurer ailleurs.`,
            'A125-1, annexe I',
          ),
        ],
      },
      paragraph(
        'Le prix de la catastrophe naturelle est une ligne à part de votre cotisation (article L125-2).',
      ),
    ],
  }
}

/** Exclusions besides those of liability: formal and limited, as L113-1 requires. */
export const exclusions: Article = {
  id: 'exclusions',
  title: 'Ce que les autres garanties ne couvrent pas',
  blocks: [
    paragraph(
      'Vos conditions particulières et le document d’information résument ces exclusions ; seules les clauses qui suivent s’appliquent. Elles ne concernent ni la responsabilité civile, dont la liste figure plus haut, ni les garanties que la loi impose.',
    ),
    {
      kind: 'clauses',
      title: 'Exclusions de toutes les autres garanties',
      clauses: [
        {
          kind: 'exclusion',
          covers: ['driver', 'assistance', 'glass', 'theft_fire', 'damage'],
          basis: 'L113-1',
          text: 'Les dommages que vous causez ou provoquez intentionnellement.',
        },
        {
          kind: 'exclusion',
          covers: ['driver', 'assistance', 'glass', 'theft_fire', 'damage'],
          basis: 'L121-8',
          text: 'La guerre étrangère et la guerre civile.',
        },
        {
          kind: 'exclusion',
          covers: ['driver', 'assistance', 'glass', 'damage'],
          basis: 'L113-1',
          text: 'Les dommages survenus pendant une épreuve, une course ou une compétition soumise à autorisation, ou sur un circuit fermé à la circulation.',
        },
        {
          kind: 'exclusion',
          covers: ['driver', 'assistance', 'glass', 'damage'],
          basis: 'L113-1',
          text: 'Les dommages survenus pendant le transport de personnes ou de marchandises contre paiement. Le covoiturage à frais partagés n’en est pas un.',
        },
      ],
    },
    {
      kind: 'clauses',
      title: 'Exclusions de la protection du conducteur et des dommages tous accidents',
      clauses: [
        {
          kind: 'exclusion',
          covers: ['driver', 'damage'],
          basis: 'L113-1',
          text: 'L’accident survenu alors que la personne qui conduit a dans le sang ou dans l’air expiré un taux d’alcool égal ou supérieur à celui que punissent les articles L234-1 ou R234-1 du code de la route, ou que l’analyse établit un usage de stupéfiants (article L235-1 du même code), sauf si elle prouve que l’accident est sans lien avec cet état.',
        },
        {
          kind: 'exclusion',
          covers: ['driver', 'damage'],
          basis: 'L113-1',
          text: 'L’accident survenu alors que la personne qui conduit n’a pas l’âge ou le permis en état de validité qu’il faut, sauf vol, violence ou utilisation à votre insu.',
        },
      ],
    },
    {
      kind: 'clauses',
      title: 'Exclusions des garanties de la voiture',
      clauses: [
        {
          kind: 'exclusion',
          covers: ['theft_fire'],
          basis: 'L113-1',
          text: 'Le vol de la voiture laissée avec ses clés sur elle ou dedans, portes non verrouillées, sauf violence, et le vol commis par une personne qui vit à votre foyer.',
        },
        {
          kind: 'exclusion',
          covers: ['theft_fire'],
          basis: 'L113-1',
          text: 'Le vol des objets et effets personnels qui se trouvent dans la voiture.',
        },
        {
          kind: 'exclusion',
          covers: ['theft_fire', 'damage'],
          basis: 'L113-1',
          text: 'La perte de valeur après réparation, et les jours sans voiture.',
        },
        {
          kind: 'exclusion',
          covers: ['damage'],
          basis: 'L113-1',
          text: 'La panne : la pièce qui casse d’elle-même, sans choc ni évènement extérieur ; les pneus quand ils sont seuls endommagés.',
        },
      ],
    },
  ],
}

/** Where each cover applies (articles L211-4, L122-7, L125-1, L126-2). */
export const territory: Article = {
  id: 'territoire',
  title: 'Où vous êtes couvert',
  blocks: [
    list(
      '**Responsabilité civile** : en France, dans toute l’Union européenne, en Islande, au Liechtenstein, en Norvège, en Suisse, au Royaume-Uni et dans tout autre État dont le bureau national est lié aux autres par l’accord sur la circulation des véhicules. La loi de l’État de l’accident ou la nôtre s’applique, la plus favorable des deux (article L211-4).',
      '**Protection du conducteur, assistance et garanties de la voiture** : les mêmes États, pour des séjours de 90 jours de suite au plus hors de France.',
      '**Catastrophe naturelle, catastrophe technologique, attentat** : en France.',
    ),
    paragraph(
      'Un séjour dans un autre État de l’Union européenne, si long soit-il, ne change ni la responsabilité civile ni son prix, et ne permet pas de résilier (article L211-4).',
    ),
  ],
}
