/** French text of the offline accident statement; its static text is in its page. */
export const OFFLINE_STATEMENT = {
  toFill: (count: number) => `${count} à remplir`,
  filled: 'Rempli',
  optional: 'Facultatif',
  drawn: 'Dessiné',
  toSign: 'À signer',
  signedByOne: 'Une signature sur deux',
  signedByBoth: 'Signé à deux',

  legendOf: { a: 'Véhicule A', b: 'Véhicule B' },
  circumstances: 'Ce que faisait le véhicule',
  circumstancesHint: 'Rien à cocher si rien ne convient. Personne ne coche pour l’autre.',
  more: 'Adresse, permis, remorque, agence',
  noSketch: 'Sans croquis.',

  missing: 'Il reste à remplir\u00a0:',
  missingSigned: (labels: string) =>
    `Il reste à remplir\u00a0: ${labels}. Pour cela, corrigez le constat.`,
  otherUnfinished:
    'L’autre moitié n’est pas finie. Si l’autre conducteur doit encore écrire, signez après lui.',
  signedOn: (by: string, moment: string) => `${by}, signé sur cet appareil le ${moment}`,
  signatureOf: (by: string) => `Signature de ${by}`,
  typed: 'Écrire mon nom à la place',
  afterYou: 'À son tour, après votre signature.',
  confirmCorrect:
    'Corriger le constat\u202f? Les signatures données sont effacées, et chacun signe de nouveau.',

  keptUnsigned: 'Il part avec la déclaration et peut se finir en ligne.',
  keptSigned: 'Signé à deux. Il part avec la déclaration, quand vous l’envoyez.',
  onItsWay: 'Envoi commencé.',
  onItsWayText: 'Le constat ne change plus ici tant qu’il n’est pas arrivé.',
  refused: (why: string) => `Refusé\u00a0: ${why}`,
  refusedText: 'Corrigez, puis reprenez l’envoi depuis la déclaration.',

  /** State of the statement, as shown on the declaration. */
  none: 'Pas encore commencé.',
  begun: 'Commencé, gardé sur cet appareil.',
  begunSigned: 'Signé à deux, gardé sur cet appareil. Il part avec la déclaration.',
  begunSignedByOne: 'Signé par un conducteur sur deux, gardé sur cet appareil.',
  begin: 'Remplir le constat à deux',
  goOn: 'Reprendre le constat',
} as const
