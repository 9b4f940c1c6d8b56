/** Titles and descriptions of the text pages, for browsers and search engines. */
export const TEXT_PAGES = {
  notices: {
    title: 'Mentions légales',
    description: 'Qui édite Sillage, sous quelle licence, et d’où viennent les données.',
  },
  privacy: {
    title: 'Données personnelles',
    description: 'Ce que Sillage garde de vous, pourquoi, combien de temps, et vos droits.',
  },
  complaints: {
    title: 'Réclamations',
    description:
      'À qui écrire, sous quel délai une réponse vous est due, et quand saisir le médiateur.',
  },
  accessibility: {
    title: 'Accessibilité : partiellement conforme',
    description: 'Déclaration d’accessibilité de Sillage : état, tests, limites connues, recours.',
  },
  withdrawal: {
    title: 'Renoncer ou résilier',
    description: 'Renoncer à un contrat, le résilier en ligne, et ce qui vous est remboursé.',
  },
  siteMap: {
    title: 'Plan du site',
    description: 'Toutes les pages de Sillage, par ce qu’on y vient faire.',
  },
  method: {
    title: 'Notre méthode',
    description:
      'Comment les émissions d’un trajet ou d’une voiture sont estimées : formules, facteurs, sources, limites.',
  },
  information: (label: string) => ({
    title: `Assurance ${label}, document d’information`,
    description: `Document d’information sur le produit d’assurance ${label} : couvert, non couvert, obligations.`,
  }),
  conditions: (label: string) => ({
    title: `Assurance ${label}, conditions générales`,
    description: `Conditions générales du contrat d’assurance ${label}.`,
  }),
  plan: 'Sur cette page',
} as const
