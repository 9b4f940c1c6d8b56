import type { Information } from '../../documents/information-parts.ts'
import { DELAYS, delayText } from '../../law/delays.ts'

const UP_TO_DECLARED =
  'Vol, incendie, catastrophe naturelle et dommages : la voiture est payée à sa valeur du jour, sans jamais dépasser la valeur déclarée à la souscription.'

/** The sheet of a level leaves out covers that the level doesn't have. */
export const carInformation: Information = {
  product: 'Assurance Voiture',
  kind: 'Une assurance pour une voiture particulière de 3,5 tonnes au plus, pour une durée ferme. Elle comprend la responsabilité civile, obligatoire pour circuler, et, selon la formule choisie, les dommages à votre voiture.',
  restrictions: [
    { text: UP_TO_DECLARED, of: ['theft_fire', 'damage'] },
    {
      text: 'La franchise que vous avez choisie reste à votre charge pour les dégâts de votre voiture, jamais quand une victime est indemnisée.',
      of: ['glass', 'theft_fire', 'damage'],
    },
    {
      text: 'En catastrophe naturelle, la loi laisse 380 € à votre charge.',
      of: ['theft_fire'],
    },
    'Alcool et stupéfiants : vos blessures et les dégâts de votre voiture ne sont pas payés ; les victimes le sont toujours.',
    'Sans le permis exigé, nous ne payons ni vos blessures ni votre voiture, sauf vol, violence ou usage à votre insu ; nous indemnisons les victimes, puis pouvons vous le réclamer.',
    {
      text: 'La perte de valeur et les jours sans voiture ne sont pas indemnisés.',
      of: ['theft_fire', 'damage'],
    },
  ],
  where: [
    'Responsabilité civile : en France, dans toute l’Union européenne, dans l’Espace économique européen, en Suisse, au Royaume-Uni et dans les autres États liés par l’accord sur la circulation des véhicules.',
    `Les autres garanties : les mêmes États, pour des séjours de ${delayText(DELAYS.stayAbroad)} de suite au plus.`,
    { text: 'Catastrophes et attentats : en France seulement.', of: ['theft_fire'] },
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
        `Signaler dans les ${delayText(DELAYS.newCircumstances)} ce qui rend une réponse inexacte : usage, stationnement, conducteur.`,
      ],
    },
    {
      when: 'En cas de sinistre',
      what: [
        `Le déclarer dans les ${delayText(DELAYS.declaration)}.`,
        {
          text: `Un vol : dans les ${delayText(DELAYS.theftDeclaration)}, plainte déposée.`,
          of: ['theft_fire'],
        },
        {
          text: `Une catastrophe naturelle : dans les ${delayText(DELAYS.naturalDisasterDeclaration)} qui suivent la publication de l’arrêté.`,
          of: ['theft_fire'],
        },
      ],
    },
  ],
  payment: [
    `En une fois, dans les ${delayText(DELAYS.price)} qui suivent la signature, ou par mois au-delà de trois mois ; par virement ou par prélèvement SEPA, sans frais.`,
    'Le prix affiché comprend les frais, toutes les taxes et, quand elle est due, la contribution au fonds de garantie. Le contrat ne se reconduit pas.',
  ],
  duration: [
    'La couverture commence le premier jour choisi à 0 h, jamais avant la signature, et s’arrête le dernier jour à 24 h, sans reconduction tacite.',
    'Vous pouvez prolonger un contrat en cours ou renouveler un contrat qui se termine, avec une nouvelle signature.',
    `La durée totale ne dépasse pas ${delayText(DELAYS.contractLength)}.`,
  ],
  leaving: [
    'À tout moment, en ligne, depuis [« Mes contrats »](contracts), ou par courrier. Les garanties s’arrêtent aussitôt ; la somme rendue s’affiche avant que vous confirmiez.',
    'Les frais et la contribution au fonds de garantie ne sont pas rendus, et un contrat court garde plus que le prorata des jours. Pour un motif prévu par la loi (voiture vendue, changement de situation), le prorata est rendu.',
    `Il n’y a pas de droit de renonciation de ${delayText(DELAYS.withdrawal)} : cette assurance est obligatoire.`,
  ],
}

/** For contracts signed when it asked for a complaint after vandalism, which the conditions never did. */
export const carInformation202705: Information = {
  ...carInformation,
  obligations: carInformation.obligations.map(({ when, what }) => ({
    when,
    what:
      when === 'En cas de sinistre'
        ? [...what, { text: 'Porter plainte après un acte de vandalisme.', of: ['damage'] }]
        : what,
  })),
}

/** For contracts signed before; its points apply to every level. */
export const carInformation202702: Information = {
  product: 'Assurance Voiture',
  kind: 'Une assurance pour une voiture particulière de 3,5 tonnes au plus, pour une durée ferme. Elle comprend la responsabilité civile, obligatoire pour circuler, et, selon la formule choisie, les dommages à votre voiture.',
  restrictions: [
    UP_TO_DECLARED,
    'La franchise que vous avez choisie reste à votre charge en bris de glace, vol, incendie et dommages tous accidents, jamais quand une victime est indemnisée.',
    'Aux formules qui couvrent les catastrophes naturelles, la loi y laisse 380 € à votre charge.',
    'Alcool et stupéfiants : vos blessures et les dégâts de votre voiture ne sont pas payés ; les victimes le sont toujours.',
    'Sans le permis exigé, la voiture n’est pas couverte, sauf vol, violence ou usage à votre insu.',
    'La perte de valeur et les jours sans voiture ne sont pas indemnisés.',
  ],
  where: [
    'Responsabilité civile : en France, dans toute l’Union européenne, dans l’Espace économique européen, en Suisse, au Royaume-Uni et dans les autres États liés par l’accord sur la circulation des véhicules.',
    `Les autres garanties : les mêmes États, pour des séjours de ${delayText(DELAYS.stayAbroad)} au plus. Catastrophes et attentats : en France seulement.`,
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
        `Signaler dans les ${delayText(DELAYS.newCircumstances)} ce qui rend une réponse inexacte : usage, stationnement, conducteur.`,
      ],
    },
    {
      when: 'En cas de sinistre',
      what: [
        `Le déclarer dans les ${delayText(DELAYS.declaration)}, ${delayText(DELAYS.theftDeclaration)} pour un vol, ${delayText(DELAYS.naturalDisasterDeclaration)} après la publication de l’arrêté pour une catastrophe naturelle.`,
        'Porter plainte après un vol ou un acte de vandalisme.',
      ],
    },
  ],
  payment: [
    `En une fois, dans les ${delayText(DELAYS.price)} qui suivent la signature, ou par mois au-delà de trois mois ; par virement ou par prélèvement SEPA, sans frais.`,
    'Le prix affiché comprend les frais, toutes les taxes et, quand elle est due, la contribution au fonds de garantie. Le contrat ne se reconduit pas.',
  ],
  duration: [
    'La couverture commence le premier jour choisi à 0 h, jamais avant la signature, et s’arrête le dernier jour à 24 h, sans reconduction tacite.',
    'Vous pouvez prolonger un contrat en cours ou renouveler un contrat qui se termine, avec une nouvelle signature.',
    `La durée totale ne dépasse pas ${delayText(DELAYS.contractLength)}.`,
  ],
  leaving: [
    'À tout moment, en ligne, depuis [« Mes contrats »](contracts), ou par courrier. Les garanties s’arrêtent aussitôt ; la somme rendue s’affiche avant que vous confirmiez.',
    'Les frais et la contribution au fonds de garantie ne sont pas rendus, et un contrat court garde plus que le prorata des jours. Pour un motif prévu par la loi (voiture vendue, changement de situation), le prorata est rendu.',
    `Il n’y a pas de droit de renonciation de ${delayText(DELAYS.withdrawal)} : cette assurance est obligatoire.`,
  ],
}

export const carInformation202701: Information = {
  ...carInformation202702,
  restrictions: carInformation202702.restrictions.filter((one) => one !== UP_TO_DECLARED),
}
export const carInformation202612: Information = {
  ...carInformation202701,
  restrictions: [
    'La franchise que vous avez choisie reste à votre charge à chaque sinistre de votre voiture, jamais quand une victime est indemnisée.',
    'En catastrophe naturelle, une franchise légale de 380 € s’applique.',
    'Alcool et stupéfiants : vos blessures et les dégâts de votre voiture ne sont pas payés ; les victimes le sont toujours.',
    'Sans le permis exigé, la voiture n’est pas couverte, sauf vol, violence ou usage à votre insu.',
    'La perte de valeur et les jours sans voiture ne sont pas indemnisés.',
  ],
}
export const carInformation202611: Information = {
  ...carInformation202612,
  payment: [
    `En une fois, par virement, dans les ${delayText(DELAYS.price)} qui suivent la signature. Le prix affiché comprend les frais, toutes les taxes et, quand elle est due, la contribution au fonds de garantie.`,
    'Rien n’est prélevé ensuite : le contrat ne se reconduit pas.',
  ],
}
