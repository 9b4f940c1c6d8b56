/** French text about the statement on the page of a claim. */
export const STATEMENT_CARD = {
  card: 'Constat',
  cardText: 'Un autre véhicule\u202f? Remplissez le constat à deux, ici, sans application.',
  cardBegin: 'Remplir le constat',
  cardBegunText: 'Commencé sur votre appareil, il se finit et se signe ici, à deux.',
  cardGoOn: 'Finir le constat',
  cardRead: 'Lire le constat',

  proposal: 'Ce que le constat propose',
  proposalOf: (number: number) => `Cas ${number} de la convention`,
  proposalFault: (label: string) => `Pour notre assuré\u00a0: ${label.toLowerCase()}`,
  proposalNone: 'Aucune part n’est proposée',
  proposalNote:
    'La convention règle les recours entre assureurs. Le coefficient suit le droit commun\u00a0: une personne confirme, ou décide autrement.',
  proposalUse: 'Reprendre dans la responsabilité',
  proposalReason: (number: number, rule: string) =>
    `Constat signé des deux, cas ${number}\u00a0: ${rule}`,
} as const
