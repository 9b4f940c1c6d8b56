import { type Advice, type Known, whichHold } from '../advice.ts'
import { travelTraits } from './traits.ts'

const LEVELS: Readonly<Record<string, string>> = {
  'travel.level.essential':
    '« Essentiel » couvre les soins, le retour et l’assistance. Cette formule convient à un voyage peu coûteux ou remboursable.',
  'travel.level.comfort':
    '« Confort » ajoute l’annulation et les bagages. Cette formule convient à un voyage payé d’avance.',
  'travel.level.premium':
    '« Premium » ajoute la responsabilité civile et l’interruption de séjour, avec des plafonds plus élevés. Cette formule convient à un voyage lointain ou coûteux.',
}

/** The advice for a trip, based only on the answers. */
export function travelAdvice({ choices, answerTo, startsToday }: Known): Advice {
  const said = (id: string) => answerTo(id)?.toLowerCase() ?? 'non précisé'
  const level = choices['travel.level'] ?? ''
  const isEssential = level === 'travel.level.essential'
  const isFar = choices['travel.zone'] === 'travel.zone.north_america'
  const hasExcess = choices['travel.excess'] !== 'travel.excess.none'
  return {
    needs: [
      `Couvrir un voyage dans cette zone : ${answerTo('travel.zone') ?? 'non précisée'} ; destination : ${answerTo('travel.destination') ?? 'non précisée'}.`,
      `Voyageurs : ${said('travel.travellers')} ; le plus âgé : ${said('travel.oldest')} ; motif : ${said('travel.reason')}.`,
      `Montant du voyage, par personne : ${said('travel.cost')} ; sports à risque : ${said('travel.sports')}.`,
    ],
    reasons: [
      'Le contrat couvre la durée, les pays et les personnes que vous avez donnés, et s’arrête seul au retour.',
      LEVELS[level] ?? '',
      hasExcess
        ? `La franchise choisie, ${said('travel.excess')}, reste à votre charge à chaque sinistre ; plus elle est haute, plus le prix est bas.`
        : 'Sans franchise, rien ne reste à votre charge dans la limite des plafonds ; le prix est plus élevé.',
    ].filter((text) => text !== ''),
    warnings: whichHold([
      [
        startsToday && !isEssential && level !== '',
        `${travelTraits.departingToday} « Essentiel » couvre les soins, le retour et l’assistance, sans elle et pour moins cher.`,
      ],
      [
        isEssential,
        `Avec « Essentiel », une annulation n’est pas remboursée : ${said('travel.cost')} par personne resteraient à votre charge.`,
      ],
      [
        isFar && level !== 'travel.level.premium',
        'Une hospitalisation aux États-Unis ou au Canada peut dépasser le plafond de cette formule : « Premium » va jusqu’à 1 000 000 €.',
      ],
      [
        true,
        'Vérifiez si une carte bancaire, une mutuelle ou le vendeur du voyage vous couvrent déjà.',
      ],
    ]),
  }
}
