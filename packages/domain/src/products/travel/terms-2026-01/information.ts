import type { Information } from '../../../documents/information-parts.ts'

export const travelInformation202601: Information = {
  product: 'Assurance Voyage',
  kind: 'Une assurance pour un voyage privé ou professionnel, pour une durée fixe. Selon la formule choisie, elle couvre l’annulation, les frais médicaux et le rapatriement, les bagages et l’assistance.',
  restrictions: [
    'La franchise que vous avez choisie reste à votre charge à chaque sinistre.',
    'Les sports à risque ne sont couverts que si vous avez répondu « Oui » à leur question, et pratiqués en amateur.',
    'L’annulation est remboursée selon le barème du vendeur, dans la limite du coût du voyage déclaré.',
    'Aucun transport ni rapatriement n’est pris en charge sans l’accord préalable de l’assistance.',
    'L’indemnité due par une compagnie aérienne (250, 400 ou 600 € selon la distance) se demande d’abord à elle.',
  ],
  where: [
    'Dans les pays des voyages ajoutés à votre contrat et dans la zone choisie.',
    'Pendant le trajet entre votre domicile et ces pays.',
    'Jamais là où le ministère chargé des Affaires étrangères déconseille tout voyage au moment du départ.',
  ],
  obligations: [
    {
      when: 'À la souscription',
      what: [
        'Répondre exactement à chaque question : zone, âge, coût, sports.',
        'Vérifier que vous n’êtes pas déjà couvert, par exemple par une carte bancaire.',
      ],
    },
    {
      when: 'En cours de contrat',
      what: ['Signaler dans les 15 jours ce qui change une réponse.'],
    },
    {
      when: 'En cas de sinistre',
      what: [
        'Maladie ou accident : appeler l’assistance avant d’engager des frais.',
        'Annulation : annuler aussitôt auprès du vendeur, puis déclarer.',
        'Déclarer dans les 5 jours ouvrables, 2 jours ouvrables pour un vol, avec le constat du transporteur ou la plainte faite dans les 48 heures.',
      ],
    },
  ],
  payment: [
    'En une fois, à la souscription. Le prix affiché comprend la taxe de 9 %.',
    'Aucun prélèvement ne suit : le contrat ne se reconduit pas.',
  ],
  duration: [
    'La couverture commence le premier jour choisi à 0 h et s’arrête le dernier jour à 24 h, sans reconduction tacite.',
    'La garantie annulation commence dès la signature et s’arrête au départ.',
    'Vous pouvez prolonger un contrat en cours ou en renouveler un, avec une nouvelle signature.',
  ],
  leaving: [
    'À tout moment, en ligne, depuis [« Mes contrats »](contracts), ou par courrier. Les garanties s’arrêtent immédiatement et le prix des jours restants est remboursé dans les 30 jours.',
    'Un particulier peut aussi [renoncer au contrat](withdrawal) dans les 14 jours, sans motif, si le contrat dure un mois ou plus.',
  ],
}
