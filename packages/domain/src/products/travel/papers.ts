import { DELAYS, delayText } from '../../law/delays.ts'
import type { Papers } from '../papers.ts'
import { USUAL_FACTS } from '../papers.ts'
import { travelAdvice } from './advice.ts'
import { travelClaimLetters } from './claim-letters.ts'
import { coversSchengen } from './schengen.ts'

const SCHENGEN = [
  '**Visa Schengen.** Ce contrat couvre les frais médicaux d’urgence, l’hospitalisation et le rapatriement, décès compris, pour plus de 30 000 €, dans tous les États de l’espace Schengen et pendant toute la période ci-dessus (code communautaire des visas, art. 15).',
  '**Schengen visa.** This policy covers urgent medical care, hospital treatment and repatriation, including in case of death, for more than EUR 30,000, in all Schengen States and for the whole period above (Visa Code, Article 15).',
] as const

/**
 * The texts specific to the documents of a travel contract. Its certificate is valid for a visa when it covers enough
 * (visa code, article 15).
 */
export const travelPapers: Papers = {
  advice: travelAdvice,
  certificate: {
    title: 'Attestation d’assurance Voyage',
    heading: () => ['Vous êtes assuré', 'pour ce voyage.'],
    facts: (known) => [
      USUAL_FACTS.insurer(known),
      USUAL_FACTS.policyholder(known),
      {
        label: 'Voyageurs assurés',
        value: [known.answerTo('travel.people') ?? known.answerTo('travel.travellers') ?? ''],
      },
      USUAL_FACTS.contract(known),
      USUAL_FACTS.period(known),
      { label: 'Zone', value: [known.answerTo('travel.zone') ?? ''] },
      { label: 'Destination déclarée', value: [known.answerTo('travel.destination') ?? ''] },
      { label: 'Assistance', value: [known.insurer.assistance] },
      USUAL_FACTS.issued(known),
    ],
    notes: ({ tariff, choices }) => (coversSchengen(tariff, choices) ? SCHENGEN : []),
  },
  claimLetters: travelClaimLetters,
  claimTerms: {
    delays: [
      {
        event: 'Accident, maladie, rapatriement',
        delay: `Appelez l’assistance, puis ${delayText(DELAYS.declaration)}`,
      },
      { event: 'Annulation', delay: delayText(DELAYS.declaration), of: ['cancellation'] },
      {
        event: 'Bagages perdus, abîmés, en retard',
        delay: delayText(DELAYS.declaration),
        of: ['baggage'],
      },
      {
        event: 'Vol de bagages',
        delay: `${delayText(DELAYS.theftDeclaration)}, plainte déposée`,
        of: ['baggage'],
      },
      {
        event: 'Dommage causé à quelqu’un',
        delay: delayText(DELAYS.declaration),
        of: ['liability'],
      },
      {
        event: 'Retour anticipé, séjour interrompu',
        delay: delayText(DELAYS.declaration),
        of: ['interruption'],
      },
    ],
    steps: [
      {
        text: '**Blessure ou maladie** : appelez d’abord l’assistance. Elle organise et paie directement les soins et le retour.',
      },
      {
        text: '**Annulation** : prévenez tout de suite le vendeur du voyage, puis déclarez. Joignez la facture, les frais retenus et la preuve de la cause.',
        of: ['cancellation'],
      },
      {
        text: `**Bagages** : faites constater la perte par le transporteur, ou déposez plainte, dans les ${delayText(DELAYS.baggageReport)}.`,
        of: ['baggage'],
      },
      { text: 'Déclarez sur Sillage, rubrique « Mes sinistres », en joignant ces pièces.' },
    ],
    afterwards: {
      title: 'Votre vol est retardé de 3 heures ou plus, ou l’embarquement vous est refusé',
      text: 'Demandez d’abord à la compagnie l’indemnité européenne : 250, 400 ou 600 € selon la distance, sauf circonstances extraordinaires (règlement CE n° 261/2004). Elle s’ajoute à vos droits.',
    },
  },
  cancellationTerms: { warning: null, changes: null },
  endingNote: null,
}
