/** French text about documents sent by e-mail. */
export const PAPER_POSTS = {
  address_unproved: (to: string, _at: string) =>
    `Ils partiront aussi par e-mail, une fois l’adresse ${to} confirmée.`,
  preparing: (to: string, _at: string) => `Leur envoi par e-mail à ${to} se prépare.`,
  sending: (to: string, _at: string) => `Leur envoi par e-mail à ${to} attend son tour.`,
  delivered: (to: string, at: string) => `Envoyés par e-mail à ${to} le ${at}.`,
  refusedLead: 'Vos documents n’ont pas pu vous être envoyés par e-mail.',
  refused: (to: string) =>
    `La messagerie de ${to} les a refusés. Une fois l’adresse corrigée et confirmée, ils repartent.`,
  mendAddress: 'Corriger l’adresse',
} as const
