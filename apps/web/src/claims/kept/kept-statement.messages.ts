/** French text of the accident statement of a declaration started offline, until it has arrived. */
export const KEPT_STATEMENT = {
  toSend: 'Constat\u00a0: à envoyer.',
  toSendSigned: 'Constat signé à deux\u00a0: à envoyer.',
  refused: (why: string) => `Constat refusé\u00a0: ${why}`,
  goes: 'Votre constat part avec elle.',
  goesSigned: 'Votre constat, signé à deux sur cet appareil, part avec elle.',

  sending: 'Envoi du constat…',
  changed:
    'Ce constat a été changé en ligne entre-temps. Continuez sans celui de cet appareil, puis reprenez-le en ligne.',
  refusedLead: 'Constat refusé.',
  refusedText: 'Le reste de votre déclaration est chez nous.',
  fix: 'Corriger le constat',
  without: 'Continuer sans ce constat',

  sent: 'le constat, à finir à deux',
  sentSigned: 'le constat signé à deux',
  copy: 'La copie de l’autre conducteur',
  copySigned:
    'Par ce code ou ce lien, l’autre conducteur relit le constat et garde sa copie en PDF. Transmettez-le-lui maintenant.',
  copyUnsigned:
    'Par ce code ou ce lien, l’autre conducteur finit sa moitié, signe et garde sa copie en PDF.',
  copyLater: 'Passé ce délai, envoyez-lui le PDF, depuis le constat de votre sinistre.',
} as const
