/** Why a contract is over, as its « relevé d’information » says it. */
export const END_GROUNDS = {
  cancellation: 'résiliation par le souscripteur',
  asked: 'résiliation demandée par le souscripteur',
  termination: 'résiliation par l’assureur, pour non-paiement',
  withdrawal: 'renonciation du souscripteur',
  expiry: 'arrivée du terme',
} as const

/** A ground of the law: « vente ou don du véhicule, article L121-11 ». */
export const legalGround = ({ stated, article }: { stated: string; article: string }) =>
  `${stated}, article\u00a0${article}`
