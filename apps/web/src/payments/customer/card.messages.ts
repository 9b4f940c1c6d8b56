/** French text of card payments, where the operator accepts cards. */
export const CARD = {
  payBy: (day: string) => `à régler au plus tard le ${day}`,
  pay: (amount: string) => `Régler ${amount} par carte`,
  orTransfer: 'Sur la page sécurisée de notre prestataire. Ou par virement\u00a0:',
  failed: 'La page de paiement ne répond pas. Réessayez, ou réglez par virement.',
  checking: 'Nous vérifions votre paiement…',
  paid: (amount: string) => `Votre paiement de ${amount} est enregistré.`,
  paidText: 'Sa quittance est dans «\u00a0Avis et quittances\u00a0».',
  refused: 'Votre banque a refusé ce paiement.',
  refusedText: 'Rien n’a été débité\u00a0: réessayez, ou réglez par virement.',
  unsureLead: 'Nous n’avons pas pu vérifier ce paiement.',
  unsure:
    'S’il a été accepté, il apparaîtra ici sous peu\u00a0: ne payez pas une seconde fois avant d’avoir regardé votre relevé de carte.',
  late: 'Vos garanties continuent. Réglez-le par carte ou par virement\u00a0: à partir du dixième jour de retard, nous pouvons vous mettre en demeure par lettre recommandée (article L113-3 du code des assurances).',
  payNow: 'Réglez par carte, ou par virement avec la référence ci-dessous.',
  otherIban:
    'Indiquez un autre compte dans «\u00a0Mode de paiement\u00a0», ou réglez par carte ou par virement.',
  byHand: 'Par carte ou par virement, à réception de chaque avis.',
  stopped:
    'Ce mandat ne prélève plus\u00a0: indiquez un autre compte, ou réglez par carte ou par virement.',
  isRevoked: 'Ce mandat est révoqué\u00a0: réglez par carte ou par virement.',
  revokeText:
    'Plus rien ne sera prélevé. Ce qui reste à payer se règle par carte ou par virement, aux mêmes dates. Un prélèvement déjà remis à votre banque peut encore passer. C’est définitif.',
  revoked: 'Le mandat est révoqué. La suite se règle par carte ou par virement.',
  refundTo: 'Carte',
  refundBy: (day: string) => `sur la carte qui a payé, au plus tard le ${day}`,
  refundPaid: (day: string) => `envoyé à la carte le ${day}`,
  refundToPayer: 'Un remboursement revient toujours à la carte qui a payé.',
} as const
