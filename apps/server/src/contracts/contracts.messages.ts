import { CONTRACT_MESSAGES } from '@sillage/domain/contracts/contracts.messages.ts'

export const CONTRACT_REFUSALS = {
  priceChanged: 'Le prix a changé, veuillez vérifier le récapitulatif',
  changedMeanwhile:
    'Votre contrat a changé pendant que vous signiez\u00a0: relisez-le, puis signez à nouveau.',
  alreadyCreated: 'Un contrat a déjà été créé à partir de ce questionnaire.',
  otherProduct: 'Ce questionnaire concerne un autre type d’assurance.',
  levelUnknown: 'Ce niveau de garantie n’existe pas.',
  signatureMissing: CONTRACT_MESSAGES.contractUnsigned,
} as const

export const OPENED_DOCUMENTS = {
  ipid: 'Document d’information sur le produit',
  conditions: 'Conditions générales',
  quote: 'Devis',
} as const

/** The title of the document when a contract ends for non-payment, instead of a receipt's. */
export const UNPAID_TITLE = 'Avis de résiliation'

export const PAPER_TITLES = {
  contract: 'Contrat signé',
  attestation: 'Attestation d’assurance',
  extension: 'Avenant de prolongation',
  renewal: 'Contrat de renouvellement',
  'plate-change': 'Avenant de changement d’immatriculation',
  cancellation: 'Reçu de résiliation',
  withdrawal: 'Accusé de réception de la renonciation',
  'claims-history': 'Relevé d’information',
  quote: 'Devis',
  information: 'Document d’information',
  conditions: 'Conditions générales',
} as const

/** Why a document is not available. */
export const PAPER_ABSENCES = {
  attestation: 'Ce contrat ne couvre plus rien : il n’y a rien à attester.',
  attestationNeverStarts:
    'Ce contrat prend fin avant son premier jour\u00a0: il n’y a rien à attester.',
  attestationUnproved:
    'L’attestation attend que votre adresse e-mail soit confirmée. Le lien se renvoie depuis votre profil.',
  attestationSuspended:
    'Les garanties de ce contrat sont suspendues\u00a0: il n’y a rien à attester avant leur reprise.',
  attestedByExtension: 'Ce contrat a été prolongé : l’attestation est celle de sa prolongation.',
  extension: 'Ce contrat n’a pas été prolongé.',
  renewal: 'Ce contrat n’a pas été renouvelé.',
  'plate-change': 'L’immatriculation de ce contrat n’a pas changé.',
  cancellation: 'Ce contrat n’est pas résilié.',
  withdrawal: 'Vous n’avez pas renoncé à ce contrat.',
  withdrawnInstead:
    'Vous avez renoncé à ce contrat\u00a0: votre accusé de réception en tient lieu.',
  withoutRecord: 'Ce contrat a pris fin avant que des reçus ne soient établis.',
  quote: 'Une prolongation ou un renouvellement se signe sans devis.',
} as const

export const CONTRACTS_CSV = {
  heads: [
    'Véhicule ou voyage',
    'Contrat',
    'Assurance',
    'Niveau de garantie',
    'Premier jour',
    'Dernier jour',
    'Statut',
    'Facturé pour ce contrat, toutes taxes comprises (€)',
    'Déjà réglé (€)',
    'Reste à régler (€)',
    'Prochaine échéance',
    'Résilié ou à résilier le',
  ],
} as const
