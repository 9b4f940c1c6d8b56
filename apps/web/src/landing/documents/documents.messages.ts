type Insurer = {
  readonly name: string
  readonly nature: string
  readonly state: string
  readonly registration: string
  readonly approval: string
}

/** French text around the domain's articles, on the pages of the documents to read before signing. */
export const DOCUMENT_PAGES = {
  company: ({ name, nature }: Insurer) => `Compagnie : ${name}, ${nature}`,
  status: ({ state, registration, approval }: Insurer) => `${state}, ${registration}, ${approval}`,
  product: (product: string, tariff: string) => `Produit : ${product}, tarif ${tariff}`,
  summary: {
    before:
      'Ce document résume les principales garanties et exclusions du produit. Il ne tient pas compte de vos besoins particuliers. L’information complète se trouve dans les',
    conditions: 'conditions générales',
    after: 'et dans votre contrat.',
  },
  conditions: (product: string) => `${product}, conditions générales`,
  tariff: (versions: { terms: string; tariff: string }, { name, nature }: Insurer) =>
    `Version ${versions.terms}, garanties du tarif ${versions.tariff}. Ce qui vous retire un droit est encadré. Assureur : ${name}, ${nature}. Le résumé se trouve dans le`,
  information: 'document d’information',
  covers: 'Garanties selon la formule',
  cover: 'Garantie',
  notCovered: 'Non couvert',
} as const
