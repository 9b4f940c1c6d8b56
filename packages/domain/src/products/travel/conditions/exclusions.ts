import { type Article, type Block, paragraph } from '../../../documents/article.ts'
import type { Clause } from '../../../documents/clause.ts'

const excluded = (covers: readonly string[], words: string, basis = 'L113-1'): Clause => ({
  kind: 'exclusion',
  covers,
  basis,
  text: words,
})

const HEALTH = ['cancellation', 'medical', 'assistance', 'interruption']

const CLAUSES = {
  health: [
    excluded(
      HEALTH,
      'La maladie ou la blessure qui a donné lieu à une hospitalisation, à un arrêt de travail ou à un changement de traitement dans les 6 mois qui précèdent la signature.',
    ),
    excluded(
      HEALTH,
      'Les soins programmés avant le départ, le suivi d’une grossesse, l’accouchement à terme, les cures thermales et la chirurgie esthétique.',
    ),
    excluded(
      HEALTH,
      'L’accident survenu alors que l’assuré conduit avec un taux d’alcool égal ou supérieur à celui que punit la loi du pays, ou que l’analyse établit un usage de stupéfiants non prescrits, sauf s’il prouve que l’accident est sans lien avec cet état.',
    ),
  ],
  sports: [
    excluded(
      ['medical', 'assistance'],
      'L’accident survenu dans la pratique d’un sport à risque, si vous avez répondu « Non » à cette question, et d’un sport à titre professionnel ou en compétition officielle.',
    ),
  ],
  cancellation: [
    excluded(
      ['cancellation'],
      'Le défaut ou la faillite du vendeur ou du transporteur, et le simple changement d’avis.',
    ),
  ],
  baggage: [
    excluded(
      ['baggage'],
      'Le vol d’un objet laissé sans surveillance dans un lieu public, et celui commis dans un véhicule la nuit, de 22 h à 7 h.',
    ),
    excluded(
      ['baggage'],
      'L’argent liquide, les titres de transport, les papiers d’identité, les lunettes, les prothèses et les denrées.',
    ),
  ],
  liability: [
    excluded(
      ['liability'],
      'Les dommages causés aux proches et aux autres assurés, aux biens loués ou confiés, par un véhicule à moteur, un appareil aérien ou un bateau à moteur, et par une activité professionnelle.',
    ),
  ],
}

/** Formal and limited (article L113-1): an earlier illness is defined by facts that have a date. */
const exclusionsOf = (...own: readonly Block[]): Article => ({
  id: 'exclusions',
  title: 'Ce qui n’est pas couvert',
  blocks: [
    paragraph(
      'Vos conditions particulières et le document d’information résument ces exclusions ; seules les clauses qui suivent s’appliquent.',
    ),
    {
      kind: 'clauses',
      title: 'Exclusions de toutes les garanties',
      clauses: [
        excluded([], 'Les dommages que l’assuré cause ou provoque intentionnellement.'),
        excluded([], 'La guerre étrangère et la guerre civile.', 'L121-8'),
        excluded(
          [],
          'Les dommages d’origine nucléaire dont répond l’exploitant d’une installation nucléaire.',
        ),
      ],
    },
    ...own,
    paragraph(
      'Une maladie non citée ici, même connue avant le départ, est couverte. Aucune question de santé n’est posée à la souscription. C’est à nous de prouver qu’une exclusion s’applique.',
    ),
  ],
})

const clauses = (title: string, ...of: readonly (readonly Clause[])[]): Block => ({
  kind: 'clauses',
  title,
  clauses: of.flat(),
})

/** Each list names the covers that it applies to. */
export const exclusions = exclusionsOf(
  clauses(
    'Exclusions de l’annulation, des frais médicaux, de l’assistance et de l’interruption de séjour',
    CLAUSES.health,
  ),
  clauses('Autres exclusions des frais médicaux et de l’assistance', CLAUSES.sports),
  clauses('Autres exclusions de l’annulation', CLAUSES.cancellation),
  clauses('Exclusions des bagages', CLAUSES.baggage),
  clauses('Exclusions de la responsabilité civile à l’étranger', CLAUSES.liability),
)

/** For contracts signed before. */
export const exclusions202701 = exclusionsOf(
  clauses('Exclusions liées à la santé', CLAUSES.health, CLAUSES.sports),
  clauses(
    'Exclusions propres à une garantie',
    CLAUSES.cancellation,
    CLAUSES.baggage,
    CLAUSES.liability,
  ),
)
