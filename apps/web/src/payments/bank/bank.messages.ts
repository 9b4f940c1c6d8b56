const plural = (count: number, one: string, many: string) =>
  `${count}\u00a0${count > 1 ? many : one}`

/** French text for the people who prepare and approve payments. */
export const BANK = {
  page: 'Banque',
  intro: (statement: { on: string; balance: string } | null) =>
    statement
      ? `Dernier relevé importé le ${statement.on}, solde ${statement.balance}.`
      : 'Aucun relevé n’a encore été importé.',
  refresh: 'Actualiser',
  failed: 'Le bureau de la banque ne s’affiche pas.',
  loading: 'Chargement',
  figures: {
    collect: 'À prélever',
    pay: 'À virer',
    approve: 'Lots à approuver',
    unmatched: 'Non rapprochés',
  },
  inOrders: (count: number) => `en\u00a0${plural(count, 'ordre', 'ordres')}`,
  amountOf: (count: number, total: string) =>
    count === 0 ? 'rien' : `${total} en\u00a0${plural(count, 'ordre', 'ordres')}`,
  nothing: 'rien',
  setAside: (holder: string, amount: string) => `${holder}, ${amount}, hors des lots.`,
  unanswered: (count: number, day: string) =>
    count === 1
      ? `Un ordre du ${day} n’a pas de réponse de la banque.`
      : `${count}\u00a0ordres n’ont pas de réponse de la banque, le plus ancien depuis le ${day}.`,
  unansweredText:
    'Cinq jours bancaires sont passés. Importez le relevé qui manque, ou demandez à la banque ce que ces ordres sont devenus.',
  faults: {
    AM05: (orders: number) =>
      `AM05\u00a0: la banque dit avoir reçu deux fois ${plural(orders, 'ordre', 'ordres')}.`,
    BE05: (orders: number) =>
      `BE05\u00a0: la banque ne reconnaît pas notre identifiant de créancier (${plural(orders, 'ordre', 'ordres')}).`,
  } as Readonly<Record<string, (orders: number) => string>>,
  faultText: 'N’approuvez aucun lot de prélèvements avant d’en avoir trouvé la cause.',
  prepareCollections: 'Préparer les prélèvements',
  indemnityOf: (contract: string, claim: string) =>
    `${contract}, indemnité du sinistre n°\u00a0${claim}`,
  prepareTransfers: 'Préparer les virements',
  prepareFailed: 'Le lot n’a pas été préparé.',
  prepared: 'Le lot est préparé. Une autre personne doit l’approuver.',
  import: 'Importer un fichier de la banque',
  demoBank: 'Banque de démonstration',
  importFailed: 'Ce fichier n’est pas pris en compte.',
  tooLarge: 'Choisissez un fichier de 20\u00a0Mo au plus.',
  imported: {
    statement: (movements: number, unmatched: number) =>
      `Relevé importé\u00a0: ${plural(movements, 'mouvement', 'mouvements')}, ${unmatched === 0 ? 'tous rapprochés' : `${unmatched} à rapprocher`}.`,
    notification: (movements: number) =>
      `Avis lu\u00a0: ${plural(movements, 'mouvement annoncé', 'mouvements annoncés')}. Seul un relevé est comptabilisé.`,
    status: (orders: number) => `Compte rendu lu\u00a0: ${plural(orders, 'ordre', 'ordres')}.`,
    again: 'Ce fichier avait déjà été importé\u00a0: rien n’a changé.',
  },
  opened: (balance: string) =>
    `C’est le premier de ce compte\u00a0: son solde de départ, ${balance}, est écrit en comptabilité.`,
  batches: 'Lots',
  hands: 'préparé par, puis approuvé par',
  noBatch: 'Aucun lot pour le moment.',
  columns: {
    batch: 'Lot',
    kind: 'Objet',
    orders: 'Ordres',
    total: 'Montant',
    day: 'Date',
    hands: 'Préparé, approuvé par',
    state: 'État',
    contract: 'Contrat',
    holder: 'Titulaire',
    iban: 'Compte',
    amount: 'Montant',
    text: 'Libellé',
    proposal: 'Proposition',
    act: 'Acte',
    pays: 'Ce qu’il paie',
    look: 'À regarder',
  },
  kinds: { collections: 'Prélèvements', transfers: 'Remboursements et indemnités' },
  open: (number: string) => `Ouvrir le lot ${number}`,
  close: 'Fermer le lot',
  chosen: (number: string, kind: string) => `Lot ${number}, ${kind}`,
  ordersUnit: (orders: number) => (orders > 1 ? 'ordres' : 'ordre'),
  ordersOn: (orders: number, day: string) => `${plural(orders, 'ordre', 'ordres')} pour le ${day}`,
  preparedBy: (name: string, moment: string) => `${name} a préparé, le ${moment}`,
  approvedBy: (name: string, moment: string) => `${name} a approuvé, le ${moment}`,
  secondHand: 'Une autre personne doit approuver',
  flagged: (orders: number) =>
    orders === 1 ? 'Un ordre à regarder.' : `${orders}\u00a0ordres à regarder.`,
  flaggedText: 'En tête de la liste. Approuver le lot, c’est aussi les laisser partir.',
  orders: 'Tous les ordres',
  biggest: 'Les plus gros ordres',
  approve: (total: string) => `Approuver ${total}`,
  approved: 'Le lot est approuvé, son fichier est figé.',
  approveFailed: 'Le lot n’a pas été approuvé.',
  withdraw: 'Rendre',
  withdrawn: 'Le lot est rendu\u00a0: ses ordres pourront être préparés de nouveau.',
  withdrawFailed: 'Le lot n’a pas été rendu.',
  download: 'Télécharger le fichier',
  downloadFailed: 'Le fichier n’a pas été téléchargé.',
  digest: 'Empreinte SHA-256 du fichier, à comparer à la banque\u00a0:',
  frozen: 'À l’approbation, le fichier est figé et son empreinte affichée ici.',
  recoveries: 'Recours',
  noRecovery:
    'Personne ne nous doit rien sur un sinistre payé. Un recours se note sur le sinistre, par qui le traite.',
  recoveryColumns: {
    debtor: 'Qui doit',
    claim: 'Sinistre',
    at: 'Noté le',
    expected: 'Reste attendu',
  },
  expectedOf: (expected: string, amount: string) => `${expected} sur ${amount}`,
  unmatched: 'Mouvements non rapprochés',
  unmatchedHint:
    'Proposer ou rapprocher à la main vous écarte du lot qui rembourserait ce dossier.',
  erased: 'Libellé effacé après 13 mois',
  allMatched: 'Tous les mouvements sont rapprochés.',
  noProposal: 'Aucune proposition',
  beyond: (amount: string) => `dont ${amount} en trop, à rendre`,
  closings: {
    sent_back: 'À renvoyer par notre banque',
    kept: 'À mettre de côté',
  },
  closingHints: {
    sent_back:
      'Demandez le renvoi à la banque. Le débit qui le montrera se clôt de la même façon, et les deux s’annulent.',
    kept: 'La somme attend dans un compte à part, hors de ce que doivent les assurés.',
  },
  closeMovement: 'Clore',
  closeOf: (amount: string, party: string) => `Clore sans rien payer\u00a0: ${amount} de ${party}`,
  closeTitle: (amount: string) => `Clore ce mouvement de ${amount}\u202f?`,
  closeText:
    'Pour ce qui ne paie rien chez nous\u00a0: un inconnu, une erreur, un débit. Vous proposez, une autre personne clôt.',
  closeHow: 'Que devient cette somme\u202f?',
  closeReason: 'Pourquoi',
  reasonMissing: 'Dites pourquoi ce mouvement est clos ainsi.',
  closeReasonHint: 'Qui relira les comptes le lira aussi.',
  closeProposed: 'La clôture est proposée. Une autre personne doit la faire.',
  closeFailed: 'La clôture n’a pas été proposée.',
  closed: 'Le mouvement est clos.',
  proposedRecovery: (of: string) => `Recours contre ${of}`,
  proposedBy: (of: string, name: string) => `${of}, proposé par ${name}`,
  otherHand: 'Une autre personne doit le rapprocher.',
  otherHandCloses: 'Une autre personne doit le clore.',
  search: 'Chercher ce qu’il paie',
  searchOf: (amount: string, party: string) =>
    `Chercher ce qu’il paie\u00a0: ${amount} de ${party}`,
  searchTitle: (amount: string) => `Que paient ces ${amount}\u202f?`,
  searchText:
    'Vous proposez, une autre personne rapproche. Ni l’une ni l’autre n’approuvera ensuite un lot qui rembourse ce dossier.',
  searchLabel: 'Nom ou référence',
  searchHint: 'D’un assuré, ou de qui doit un recours. Deux caractères au moins.',
  found: 'Ce qui est dû',
  nothingFound: 'Personne ne doit rien sous ce nom ni cette référence.',
  recoveryOf: (owed: string, day: string) => `${owed} de recours, noté le ${day}`,
  dueOf: (owed: string, day: string) => `${owed} dus le ${day}`,
  propose: 'Proposer',
  proposed: 'Le rapprochement est proposé. Une autre personne doit le faire.',
  proposeFailed: 'Le rapprochement n’a pas été proposé.',
  reveal: (holder: string) => `Afficher l’IBAN de ${holder}`,
  revealFailed: 'L’IBAN n’a pas été affiché.',
  match: 'Rapprocher',
  matchOf: (amount: string, party: string) => `Rapprocher ${amount} de ${party}`,
  matched: 'Le mouvement est rapproché.',
  matchFailed: 'Le mouvement n’a pas été rapproché.',
  ledger: 'Comptabilité',
} as const
