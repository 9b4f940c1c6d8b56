import { type Advice, type Known, whichHold } from '../advice.ts'
import { CANCELLATION_LEFT } from './traits.ts'

const FAR = ['travel.zone.world', 'travel.zone.north_america']

/** Up to this amount for each traveller, in euros, a trip costs little; from the next one on, it costs much. */
const LITTLE = 1_000
const MUCH = 3_000

/** What the answers say about how far a trip goes and what it costs; an amount that was not given is neither. */
function needsOf(choices: Known['choices']) {
  // an answer about the amount ends with the highest of its range
  const [highest] = /\d+$/.exec(choices['travel.cost'] ?? '') ?? []
  const cost = highest === undefined ? null : Number(highest)
  return {
    isFar: FAR.includes(choices['travel.zone'] ?? ''),
    isCheap: cost !== null && cost <= LITTLE,
    isCostly: cost !== null && cost >= MUCH,
  }
}

/** What each level adds, and why it suits these needs, or whom else it suits. */
const LEVELS: Readonly<Record<string, (needs: ReturnType<typeof needsOf>) => string>> = {
  'travel.level.essential': ({ isCheap }) =>
    `« Essentiel » couvre les soins, le retour et l’assistance. ${isCheap ? 'Vous auriez peu à perdre si le voyage était annulé.' : 'Cette formule convient à un voyage peu coûteux ou remboursable.'}`,
  'travel.level.comfort': () =>
    '« Confort » ajoute l’annulation et les bagages. Cette formule convient à un voyage payé d’avance.',
  'travel.level.premium': ({ isFar, isCostly }) =>
    [
      '« Premium » ajoute la responsabilité civile et l’interruption de séjour, avec des plafonds plus élevés.',
      ...(isFar ? ['Votre voyage est lointain : se soigner et rentrer y coûte plus cher.'] : []),
      ...(isCostly
        ? [
            'Votre séjour est coûteux : cette formule paie les jours qu’un retour anticipé ferait perdre.',
          ]
        : []),
      ...(isFar || isCostly
        ? []
        : [
            'Cette formule convient si vous voulez ces garanties en plus de celles de « Confort ».',
          ]),
    ].join(' '),
}

/** The advice for a trip, based only on the answers. */
export function travelAdvice({ choices, answerTo, startsToday }: Known): Advice {
  const said = (id: string) => answerTo(id)?.toLowerCase() ?? 'non précisé'
  const level = choices['travel.level'] ?? ''
  const isEssential = level === 'travel.level.essential'
  const isPremium = level === 'travel.level.premium'
  const isInNorthAmerica = choices['travel.zone'] === 'travel.zone.north_america'
  const needs = needsOf(choices)
  const hasExcess = choices['travel.excess'] !== 'travel.excess.none'
  return {
    needs: [
      `Couvrir un voyage dans cette zone : ${answerTo('travel.zone') ?? 'non précisée'} ; destination : ${answerTo('travel.destination') ?? 'non précisée'}.`,
      `Voyageurs : ${said('travel.travellers')} ; le plus âgé : ${said('travel.oldest')} ; motif : ${said('travel.reason')}.`,
      `Montant du voyage, par personne : ${said('travel.cost')} ; sports à risque : ${said('travel.sports')}.`,
    ],
    reasons: [
      'Le contrat couvre la durée, les pays et les personnes que vous avez donnés, et s’arrête seul au retour.',
      LEVELS[level]?.(needs) ?? '',
      hasExcess
        ? `La franchise choisie, ${said('travel.excess')}, reste à votre charge à chaque sinistre ; plus elle est haute, plus le prix est bas.`
        : 'Sans franchise, rien ne reste à votre charge dans la limite des plafonds ; le prix est plus élevé.',
    ].filter((text) => text !== ''),
    warnings: whichHold([
      [
        startsToday && !isEssential && level !== '',
        `Le voyage commence le jour de la signature : ${CANCELLATION_LEFT} « Essentiel » couvre les soins, le retour et l’assistance, sans elle et pour moins cher.`,
      ],
      [
        isEssential,
        `Avec « Essentiel », une annulation n’est pas remboursée : ${said('travel.cost')} par personne resteraient à votre charge.`,
      ],
      [
        isInNorthAmerica && !isPremium,
        'Une hospitalisation aux États-Unis ou au Canada peut dépasser le plafond de cette formule : « Premium » va jusqu’à 1 000 000 €.',
      ],
      [
        isPremium && needs.isCheap && !needs.isFar,
        'Votre voyage est proche et peu coûteux : « Confort » couvre l’annulation, les soins et les bagages, dans des plafonds moins élevés et pour moins cher.',
      ],
      [
        true,
        'Vérifiez si une carte bancaire, une mutuelle ou le vendeur du voyage vous couvrent déjà.',
      ],
    ]),
  }
}
