/** Sentences that only the server says. */
export const CONTRACT_REFUSALS = {
  priceChanged: 'Le prix a changé, veuillez vérifier le récapitulatif',
  alreadyCreated: 'Un contrat a déjà été créé à partir de ce questionnaire.',
  otherProduct: 'Ce questionnaire concerne un autre type d’assurance.',
  signatureMissing: 'Veuillez signer le contrat.',
} as const

/** What the subscriber accepts by signing; kept with the signature, word for word. */
export const CONSENT =
  'J’ai lu le document d’information et les conditions générales, et je souscris ce contrat avec obligation de payer.'

export const OPENED_DOCUMENTS = {
  ipid: 'Document d’information sur le produit',
  conditions: 'Conditions générales',
} as const

/** The papers of a contract, as its document centre names them. */
export const PAPER_TITLES = {
  contract: 'Contrat signé',
  attestation: 'Attestation d’assurance',
  extension: 'Avenant de prolongation',
  renewal: 'Contrat de renouvellement',
  cancellation: 'Reçu de résiliation',
  withdrawal: 'Accusé de réception de la renonciation',
  quote: 'Devis',
  information: 'Document d’information',
  conditions: 'Conditions générales',
} as const
