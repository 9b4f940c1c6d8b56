import type { Information } from '../../../documents/information-parts.ts'

export const carInformation202601: Information = {
  product: 'Assurance Voiture',
  kind: 'Une assurance pour une voiture particulière de 3,5 tonnes au plus, pour une durée fixe. Elle comprend la responsabilité civile, obligatoire pour circuler, et, selon la formule choisie, les dommages à votre voiture.',
  restrictions: [
    'La franchise que vous avez choisie reste à votre charge à chaque sinistre de votre voiture.',
    'En catastrophe naturelle, une franchise légale de 380 € s’applique.',
    'La voiture n’est pas couverte si la personne qui conduit n’a pas le permis exigé, sauf vol, violence ou usage à votre insu.',
    'La perte de valeur et l’immobilisation ne sont pas indemnisées.',
  ],
  where: [
    'En France métropolitaine et dans les départements et régions d’outre-mer.',
    'Dans l’Union européenne, l’Espace économique européen, en Suisse et au Royaume-Uni, pour des séjours de 90 jours au plus.',
    'Les catastrophes naturelles sont couvertes en France seulement.',
  ],
  obligations: [
    {
      when: 'À la souscription',
      what: [
        'Répondre exactement à chaque question : vos réponses fixent le prix.',
        'Payer la prime indiquée.',
      ],
    },
    {
      when: 'En cours de contrat',
      what: [
        'Signaler dans les 15 jours ce qui change une réponse : usage, stationnement, conducteur.',
        'Tenir la voiture en état et à jour du contrôle technique.',
      ],
    },
    {
      when: 'En cas de sinistre',
      what: [
        'Le déclarer dans les 5 jours ouvrables, 2 jours ouvrables pour un vol, 30 jours après la publication de l’arrêté pour une catastrophe naturelle.',
        'Porter plainte après un vol ou un acte de vandalisme, et joindre les justificatifs.',
      ],
    },
  ],
  payment: [
    'En une fois, à la souscription. Le prix affiché comprend toutes les taxes et, quand elle est due, la contribution au fonds de garantie.',
    'Aucun prélèvement ne suit : le contrat ne se reconduit pas.',
  ],
  duration: [
    'La couverture commence le premier jour choisi à 0 h et s’arrête le dernier jour à 24 h, sans reconduction tacite.',
    'Vous pouvez prolonger un contrat en cours ou renouveler un contrat qui se termine, avec une nouvelle signature.',
    'La durée totale ne dépasse pas 5 ans.',
  ],
  leaving: [
    'À tout moment, en ligne, depuis [« Mes contrats »](contracts), ou par courrier. Les garanties s’arrêtent immédiatement.',
    'Le prix des jours restants est remboursé dans les 30 jours, sauf la contribution au fonds de garantie.',
    'Il n’y a pas de droit de renonciation de 14 jours : cette assurance est obligatoire.',
  ],
}
