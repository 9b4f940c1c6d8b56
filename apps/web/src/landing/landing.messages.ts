/** French text of the landing page. The text pages have their own files, or are prose. */
export const homeMessages = {
  title: 'Assurez vos trajets, mesurez leur empreinte',
  description:
    'Assurance voiture et voyage : un prix détaillé réponse après réponse, une signature à l’écran, et l’estimation du CO2 de vos trajets.',
  hero: {
    heading: 'Assurez vos trajets, mesurez leur empreinte.',
    lead: 'Voiture ou voyage : voyez votre prix se former réponse après réponse, signez à l’écran, et sachez ce que chaque trajet émet avant de partir.',
    seePrice: 'Voir mon prix',
    subscribe: 'Souscrire maintenant',
    more: 'En savoir plus',
    prices: 'Votre prix, sans compte\u00a0:',
    priceOf: (product: string) => `assurance ${product.toLowerCase()}`,
  },
  estimate: {
    label: 'Exemple d’estimation, de Paris à Marseille',
    from: 'Paris',
    to: 'Marseille',
    modes: { train: 'Train', flight: 'Avion', car: 'Voiture seul' },
    unit: 'CO2e, environ',
    caption: 'Plus le sillage est long, plus le trajet émet.',
  },
  features: {
    heading: 'Une assurance qui montre ce qu’elle fait.',
    offers: {
      title: 'Des offres personnalisées',
      text: 'Chaque réponse ajuste le prix sous vos yeux. Garanties, taxes, franchise : tout est détaillé, rien n’arrive à la dernière page.',
      label: 'Exemple de prix, calculé avec le tarif en vigueur',
      product: (length: string) => `Voiture, ${length}`,
      delta: 'Cette réponse fait baisser le prix de\u00a0',
      covers: 'Garanties',
      taxes: 'Taxes',
      fund: 'Fonds de garantie',
      profile: (answer: string) => `Tarif en vigueur, profil neutre, réponse « ${answer} ».`,
    },
    carbon: {
      title: 'Le CO2 de vos trajets, estimé',
      text: 'Train, voiture, avion : les facteurs de l’ADEME, leurs hypothèses, et ce qui permet de réduire. Une ligne pour le rail, sept pour la route, onze pour le ciel.',
      rail: 'TGV',
      road: 'Voiture',
      air: 'Avion',
      calculator: 'Essayer le calculateur, sans compte',
    },
    selfService: {
      title: 'Contrats et sinistres en libre-service',
      text: 'Prolonger, renouveler, résilier, déclarer. Un conseiller vous répond dans la discussion, et vous savez quand il a lu.',
      label: 'Exemple de discussion avec un conseiller',
      initials: 'NB',
      advisor: 'Nadia',
      role: ', conseillère',
      question: 'Le devis est validé. Le réparateur vous attend mardi.',
      answer: 'Parfait, merci !',
      read: 'Lu à 14:32',
    },
    contribution: {
      title: 'Une contribution, si vous le souhaitez',
      text: 'Reforestation ou énergie renouvelable : facultative, jamais cochée d’avance. Elle ne supprime pas les émissions du trajet.',
      label: 'Exemple de contribution facultative, non cochée',
      trees: '3 arbres plantés',
      price: '9,00 €',
      effect: 'env. 300 kg CO2 stockés sur 30 ans si la plantation se maintient',
    },
  },
  testimonials: {
    quoted: (text: string) => `« ${text} »`,
    heading: 'Témoignages',
    example: 'Exemple',
  },
  faq: {
    heading: 'Questions fréquentes',
    entries: [
      {
        question: 'Puis-je arrêter ou prolonger mon contrat ?',
        answer:
          'Oui, depuis « Mes contrats ». Un contrat actif se prolonge ou se résilie à tout moment ; le montant remboursé s’affiche avant que vous confirmiez.',
      },
      {
        question: 'Comment l’empreinte de mes trajets est-elle estimée ?',
        answer:
          'À partir de la distance à vol d’oiseau, corrigée selon le mode de transport, et des facteurs d’émission de l’ADEME et de la SNCF. C’est une estimation : la marge d’incertitude et les hypothèses sont écrites à côté du chiffre.',
      },
    ],
  },
  closing: { heading: 'Où allez-vous ensuite ?' },
} as const
