/** The model letter that the general conditions must contain (Code des assurances, L112-2-1). */
export const WITHDRAWAL_LETTER = {
  subject: 'Renonciation à mon contrat d’assurance',
  lines: [
    'Je soussigné(e) [prénom, nom], demeurant [adresse], renonce à mon contrat d’assurance n° [numéro], conclu à distance le [date].',
    'Je demande le remboursement de la prime déjà payée, moins la part due pour les jours où j’ai été couvert(e).',
    '[Date et signature]',
  ],
} as const
