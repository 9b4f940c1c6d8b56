import { DELAYS, delayText } from '../../law/delays.ts'
import { formatDay, isBefore } from '../../values/day.ts'
import type { Certified, Fact, Papers } from '../papers.ts'
import { USUAL_FACTS } from '../papers.ts'
import { carAdvice } from './advice.ts'
import { carClaimLetters } from './claim-letters.ts'
import { PRESUMPTION_DAYS, presumptionOf } from './memo.ts'

/**
 * The texts specific to the documents of a car contract. Its certificate is the Mémo Véhicule Assuré (code des
 * assurances, R211-14-0-1).
 */
export const carPapers: Papers = {
  advice: carAdvice,
  certificate: {
    title: 'Mémo Véhicule Assuré',
    heading: ({ issuedOn, period: { start } }) =>
      isBefore(issuedOn, start)
        ? ['Votre voiture est assurée', `à partir du ${formatDay(start)}.`]
        : ['Votre voiture', 'est assurée.'],
    facts: (known) => [
      USUAL_FACTS.insurer(known),
      USUAL_FACTS.policyholder(known),
      USUAL_FACTS.contract(known),
      { label: 'Immatriculation', value: [{ strong: known.answerTo('car.plate') ?? '' }] },
      { label: 'Marque et modèle', value: describedCar(known) },
      ...factIfAny('Conducteur principal', known.answerTo('car.driver')),
      USUAL_FACTS.issued(known),
      {
        label: 'Prise d’effet',
        value: [
          { strong: known.begins ?? formatDay(known.period.start) },
          `, jusqu’au ${formatDay(known.period.end)} à 24\u00a0h`,
        ],
      },
      { label: 'Remorque', value: ['aucune n’est désignée au contrat'] },
      { label: 'Transport payant de personnes', value: ['non couvert'] },
    ],
    notes: (known) => [
      `**${presumption(known)}** (Code des assurances, art. R211-14-0-1). ${keeping(known)}${registration(known)}`,
    ],
  },
  claimLetters: carClaimLetters,
  claimTerms: {
    delays: [
      { event: 'Accident, incendie', delay: delayText(DELAYS.declaration) },
      { event: 'Bris de glace', delay: delayText(DELAYS.declaration), of: ['glass'] },
      {
        event: 'Vol ou tentative de vol',
        delay: `${delayText(DELAYS.theftDeclaration)}, plainte déposée`,
        of: ['theft_fire'],
      },
      {
        event: 'Catastrophe naturelle',
        delay: `${delayText(DELAYS.naturalDisasterDeclaration)} après la parution de l’arrêté`,
        of: ['theft_fire'],
      },
    ],
    steps: [
      { text: 'Mettez-vous en sécurité, prévenez les secours s’il y a des blessés.' },
      {
        text: 'Remplissez un constat avec l’autre conducteur ; l’application officielle e-constat auto a la même valeur que le papier. N’admettez aucune faute par écrit en dehors du constat.',
      },
      {
        text: 'Déclarez sur Sillage, rubrique « Mes sinistres », avec photos et constat. Gardez les pièces abîmées jusqu’au passage de l’expert.',
      },
    ],
    afterwards: {
      title: 'Ce que nous devons aux victimes',
      text: `Si la responsabilité n’est pas contestée et le dommage entièrement chiffré : une offre d’indemnité motivée à la victime, dans les ${delayText(DELAYS.liabilityOffer)} de sa demande. En cas de blessure : une offre dans les ${delayText(DELAYS.injuryOffer)} de l’accident (art. L211-9).`,
    },
  },
  cancellationTerms: {
    warning:
      '**Rouler sans assurance est un délit** puni d’une amende pouvant atteindre 3 750 € (L211-26). Assurez-vous ailleurs avant de résilier.',
    changes: `Véhicule vendu : la garantie est suspendue le lendemain de la vente à 0 h, et chacun peut résilier avec un préavis de ${delayText(DELAYS.saleNotice)} (L121-11). Souscripteur décédé : le contrat continue pour ses héritiers, qui peuvent le résilier (L121-10).`,
  },
  endingNote:
    '**Votre voiture n’est plus assurée par ce contrat.** L’assurance est obligatoire (Code des assurances, art. L211-1) : conduire sans elle est un délit, puni d’une amende pouvant atteindre 3 750 € (L211-26). Assurez-vous ailleurs avant de reprendre la route.',
}

/** The registration in the file of insured vehicles is mentioned only once it was accepted. */
function registration({ registeredOn }: Certified): string {
  return registeredOn
    ? `Transmis le ${formatDay(registeredOn)} au fichier des véhicules assurés, que la police consulte en cas de contrôle.`
    : `En cas de contrôle, la police consulte le fichier des véhicules assurés : nous avons ${delayText(DELAYS.insuredVehicles)}, à compter de la prise d’effet, pour y déclarer votre voiture.`
}

/** Empty for a contract signed before the question was asked. */
function factIfAny(label: string, value: string | null): readonly Fact[] {
  return value === null ? [] : [{ label, value: [{ strong: value }] }]
}

/** A contract signed before make and model were asked for refers to the registration certificate. */
function describedCar({ answerTo }: Certified) {
  const makeAndModel = `${answerTo('car.make') ?? ''} ${answerTo('car.model') ?? ''}`.trim()
  return [
    makeAndModel === '' ? 'selon le certificat d’immatriculation' : { strong: makeAndModel },
    `\u202f; carrosserie déclarée\u00a0: ${answerTo('car.body') ?? ''}`,
  ]
}

/** What to do with the memo, while it proves something. */
function keeping({ issuedOn, period }: Certified): string {
  return presumptionOf(issuedOn, period)
    ? 'Gardez-le dans la voiture ou dans votre téléphone : la carte verte et la vignette n’existent plus. '
    : ''
}

/** When the memo is proof of cover, in French; a contract proves nothing before its first day. */
function presumption({ issuedOn, period }: Certified): string {
  const { start, end } = period
  const proven = presumptionOf(issuedOn, period)
  if (!proven)
    return `Ce document ne vaut pas présomption d’assurance\u00a0: le contrat commence plus de ${PRESUMPTION_DAYS} jours après son établissement. Téléchargez-en un autre le ${formatDay(start)}`
  const until = formatDay(proven.end)
  if (isBefore(issuedOn, start))
    return `Ce document vaut présomption d’assurance à partir du ${formatDay(start)}, jusqu’au ${until}`
  return proven.end.equals(end)
    ? `Ce document vaut présomption d’assurance jusqu’au ${until}, dernier jour de garantie`
    : `Ce document vaut présomption d’assurance pendant ${PRESUMPTION_DAYS} jours, jusqu’au ${until}`
}
