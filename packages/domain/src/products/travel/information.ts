import type { Information } from '../../documents/information-parts.ts'
import { DELAYS, delayText } from '../../law/delays.ts'

/** The sheet of a level leaves out covers that the level doesn't have. */
export const travelInformation: Information = {
  product: 'Assurance Voyage',
  kind: 'Une assurance pour un voyage privé ou professionnel, pour une durée ferme. Elle couvre les soins, le rapatriement et l’assistance et, selon la formule choisie, l’annulation, les bagages, la responsabilité civile, l’interruption.',
  restrictions: [
    'La franchise que vous avez choisie reste à votre charge à chaque sinistre, sauf en assistance et en responsabilité civile.',
    'Une maladie hospitalisée, arrêtée ou dont le traitement a changé dans les 6 mois avant la signature n’est pas couverte.',
    'Les sports à risque ne sont couverts que si vous avez répondu « Oui » à leur question, et pratiqués en amateur.',
    {
      text: 'Si le voyage coûte plus que le montant choisi, l’indemnité d’annulation est réduite d’autant.',
      of: ['cancellation'],
    },
    {
      text: 'Les sommes sont aussi limitées par contrat, tous voyageurs ensemble : voir les conditions générales.',
      of: ['cancellation', 'baggage'],
    },
  ],
  where: [
    'Dans les pays des voyages ajoutés à votre contrat, dans la zone payée, et pendant le trajet depuis votre domicile.',
    'Frais médicaux et rapatriement : aussi dans tous les États de l’espace Schengen, quand la zone payée les comprend.',
    'Jamais dans un pays que le ministère chargé des Affaires étrangères déconseille formellement le jour du départ.',
  ],
  obligations: [
    {
      when: 'À la souscription',
      what: [
        'Répondre exactement à chaque question : zone, voyageurs, âge, coût, sports.',
        'Vérifier que vous n’êtes pas déjà couvert, par exemple par une carte bancaire.',
      ],
    },
    {
      when: 'En cours de contrat',
      what: [
        `Signaler dans les ${delayText(DELAYS.newCircumstances)} ce qui rend une réponse inexacte.`,
      ],
    },
    {
      when: 'En cas de sinistre',
      what: [
        'Maladie ou accident : appeler l’assistance avant d’engager des frais.',
        {
          text: 'Annulation : annuler aussitôt auprès du vendeur, puis déclarer.',
          of: ['cancellation'],
        },
        `Déclarer dans les ${delayText(DELAYS.declaration)}.`,
        {
          text: `Vol de bagages : plainte, et déclaration dans les ${delayText(DELAYS.theftDeclaration)}.`,
          of: ['baggage'],
        },
      ],
    },
  ],
  payment: [
    `En une fois, dans les ${delayText(DELAYS.price)} qui suivent la signature, ou par mois au-delà de trois mois ; par virement ou par prélèvement SEPA, sans frais.`,
    'Le prix affiché comprend les frais et la taxe. Le contrat ne se reconduit pas.',
  ],
  duration: [
    'La couverture commence le premier jour choisi à 0 h, jamais avant la signature, et s’arrête le dernier jour à 24 h, sans reconduction tacite.',
    {
      text: 'La garantie annulation commence dès la signature et s’arrête au départ.',
      of: ['cancellation'],
    },
    'Vous pouvez prolonger un contrat en cours ou en renouveler un, avec une nouvelle signature.',
  ],
  leaving: [
    'À tout moment, en ligne, depuis [« Mes contrats »](contracts), ou par courrier. Les garanties s’arrêtent aussitôt ; la somme rendue s’affiche avant que vous confirmiez. Les frais, et une garantie dont un sinistre est déclaré, ne sont pas rendus. Pour un motif prévu par la loi, le prorata l’est.',
    `Un particulier peut aussi [renoncer au contrat](withdrawal) dans les ${delayText(DELAYS.withdrawal)}, sans motif, si le contrat dure un mois ou plus.`,
  ],
}

/** For contracts signed before; its points apply to every level. */
export const travelInformation202701: Information = {
  product: 'Assurance Voyage',
  kind: 'Une assurance pour un voyage privé ou professionnel, pour une durée ferme. Selon la formule choisie, elle couvre l’annulation, les frais médicaux et le rapatriement, les bagages et l’assistance.',
  restrictions: [
    'La franchise que vous avez choisie reste à votre charge à chaque sinistre, sauf en assistance et en responsabilité civile.',
    'Une maladie hospitalisée, arrêtée ou dont le traitement a changé dans les 6 mois avant la signature n’est pas couverte.',
    'Les sports à risque ne sont couverts que si vous avez répondu « Oui » à leur question, et pratiqués en amateur.',
    'Si le voyage coûte plus que le montant choisi, l’indemnité d’annulation est réduite d’autant.',
    'Les sommes sont aussi limitées par contrat, tous voyageurs ensemble : voir les conditions générales.',
  ],
  where: [
    'Dans les pays des voyages ajoutés à votre contrat, dans la zone payée, et pendant le trajet depuis votre domicile.',
    'Frais médicaux et rapatriement : aussi dans tous les États de l’espace Schengen, quand la zone payée les comprend.',
    'Jamais dans un pays que le ministère chargé des Affaires étrangères déconseille formellement le jour du départ.',
  ],
  obligations: [
    {
      when: 'À la souscription',
      what: [
        'Répondre exactement à chaque question : zone, voyageurs, âge, coût, sports.',
        'Vérifier que vous n’êtes pas déjà couvert, par exemple par une carte bancaire.',
      ],
    },
    {
      when: 'En cours de contrat',
      what: [
        `Signaler dans les ${delayText(DELAYS.newCircumstances)} ce qui rend une réponse inexacte.`,
      ],
    },
    {
      when: 'En cas de sinistre',
      what: [
        'Maladie ou accident : appeler l’assistance avant d’engager des frais.',
        'Annulation : annuler aussitôt auprès du vendeur, puis déclarer.',
        `Déclarer dans les ${delayText(DELAYS.declaration)}, ${delayText(DELAYS.theftDeclaration)} pour un vol, avec le constat du transporteur ou la plainte des ${delayText(DELAYS.baggageReport)}.`,
      ],
    },
  ],
  payment: [
    `En une fois, dans les ${delayText(DELAYS.price)} qui suivent la signature, ou par mois au-delà de trois mois ; par virement ou par prélèvement SEPA, sans frais.`,
    'Le prix affiché comprend les frais et la taxe. Le contrat ne se reconduit pas.',
  ],
  duration: [
    'La couverture commence le premier jour choisi à 0 h et s’arrête le dernier jour à 24 h, sans reconduction tacite.',
    'La garantie annulation commence dès la signature et s’arrête au départ.',
    'Vous pouvez prolonger un contrat en cours ou en renouveler un, avec une nouvelle signature.',
  ],
  leaving: [
    'À tout moment, en ligne, depuis [« Mes contrats »](contracts), ou par courrier. Les garanties s’arrêtent aussitôt ; la somme rendue s’affiche avant que vous confirmiez. Une garantie déjà utilisée n’est pas rendue.',
    `Un particulier peut aussi [renoncer au contrat](withdrawal) dans les ${delayText(DELAYS.withdrawal)}, sans motif, si le contrat dure un mois ou plus.`,
  ],
}

export const travelInformation202612: Information = {
  ...travelInformation202701,
  restrictions: [
    'La franchise que vous avez choisie reste à votre charge à chaque sinistre.',
    'Une maladie hospitalisée, arrêtée ou dont le traitement a changé dans les 6 mois avant la signature n’est pas couverte.',
    'Les sports à risque ne sont couverts que si vous avez répondu « Oui » à leur question, et pratiqués en amateur.',
    'Si le voyage coûte plus que le montant choisi, l’indemnité d’annulation est réduite d’autant.',
    'Les sommes sont aussi limitées par contrat, tous voyageurs ensemble : voir les conditions générales.',
  ],
  where: [
    'Dans les pays des voyages ajoutés à votre contrat, dans la zone payée, et pendant le trajet depuis votre domicile.',
    'Jamais dans un pays que le ministère chargé des Affaires étrangères déconseille formellement le jour du départ.',
  ],
}
export const travelInformation202611: Information = {
  ...travelInformation202612,
  payment: [
    `En une fois, par virement, dans les ${delayText(DELAYS.price)} qui suivent la signature. Le prix affiché comprend les frais et la taxe.`,
    'Rien n’est prélevé ensuite : le contrat ne se reconduit pas.',
  ],
}
