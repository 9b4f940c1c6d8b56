/** French text of declarations started offline, from the device until they have arrived. */
export const KEPT = {
  toSend: 'Déclaration à envoyer',
  toSendOn: (contract: string) => `Déclaration à envoyer\u00a0: ${contract}`,
  keptOn: (moment: string, files: string) =>
    `Gardée sur cet appareil le ${moment}, ${files}. Elle n’est pas encore chez nous.`,
  noFile: 'sans photo',
  files: (count: number) => `${count}\u00a0fichier${count > 1 ? 's' : ''}`,
  unanswered: 'Envoi commencé, sans réponse de notre part. Elle reste gardée sur cet appareil.',
  photosLeft: 'Photos à envoyer',
  photosLeftOn: (contract: string) => `Photos à envoyer\u00a0: ${contract}`,
  restLeft: (contract: string) =>
    contract ? `Sinistre à compléter\u00a0: ${contract}` : 'Sinistre à compléter',
  claimArrived: 'Votre déclaration est chez nous.',
  filesLeft: (left: number, all: number) =>
    `Fichiers encore sur cet appareil\u00a0: ${left} sur ${all}.`,
  check: 'Vérifier et envoyer',
  goOn: 'Continuer l’envoi',

  loading: 'Lecture de la déclaration gardée',
  gone: 'Cette déclaration n’est plus sur cet appareil.',
  goneText: 'Arrivée, elle est parmi vos sinistres. Effacée, elle ne peut plus être reprise.',
  seeClaims: 'Voir mes sinistres',
  begun: 'Commencée sans réseau.',
  begunText:
    'Vérifiez ce qui est écrit, complétez, puis envoyez. Tout reste gardé sur cet appareil.',
  otherContract: 'Changer de contrat',
  keptHere: 'Gardée sur cet appareil',
  notKept: 'Non gardée\u00a0: cet appareil manque de place',

  sendingClaim: 'Envoi de la déclaration…',
  sendingPhoto: (at: number, all: number) => `Envoi des fichiers (${at} sur ${all})…`,
  keepOpen: 'Gardez cette page ouverte. Fermée, l’envoi reprend là où il en est.',
  claimThere: (id: string) => `Votre déclaration porte le numéro ${id}.`,
  sent: (time: string, files: string) => `Envoyé à ${time}\u00a0: la déclaration, ${files}.`,
  silent: 'Pas de réponse pour le moment.',
  notYet: 'Pas encore envoyé.',
  silentText:
    'Rien n’est perdu\u00a0: tout est gardé sur cet appareil. Cette page réessaie d’elle-même au retour du réseau.',
  again: 'Renvoyer',
  refusedClaim: (why: string) => `Refusé\u00a0: ${why}`,
  refusedClaimText: 'Corrigez, puis envoyez de nouveau. La déclaration reste gardée ici.',
  refusedFile: (name: string) => `Refusé\u00a0: ${name}`,
  withoutFile: 'Continuer sans ce fichier',
} as const
