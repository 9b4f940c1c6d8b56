/** French text of the offline pages; their static text is in their HTML. */
export const OFFLINE = {
  period: (start: string, end: string) => `Du ${start} au ${end}`,
  over: (end: string) => `Terminé le ${end}\u00a0: ce contrat ne vous assure plus.`,
  keptOn: (day: string) => `Documents tels qu’ils étaient le ${day}.`,
  contract: (number: string) => `Contrat n°\u00a0${number}`,
  certificate: 'Attestation',
  certificateOf: (name: string) => `Attestation\u00a0: ${name}`,
  paper: 'Contrat',
  paperOf: (name: string) => `Contrat\u00a0: ${name}`,
  remove: 'Retirer de cet appareil',
  removeOf: (name: string) => `Retirer de cet appareil\u00a0: ${name}`,
  confirmRemove: (name: string) =>
    `Retirer de cet appareil l’attestation et le contrat «\u00a0${name}\u00a0»\u202f? Vos documents restent dans votre espace.`,
  removed: (name: string) => `${name}\u00a0: retiré de cet appareil.`,

  statement: (standing: string) => `Constat\u00a0: ${standing}`,
  someClaim: 'Déclaration commencée',
  claimOf: (contract: string) => `Déclaration\u00a0: ${contract}`,
  resume: 'Reprendre',
  resumeOf: (what: string) => `Reprendre\u00a0: ${what}`,
  photos: (count: number, size: string) =>
    count === 0 ? 'Sans photo' : `${count}\u00a0photo${count > 1 ? 's' : ''}, ${size}`,
  toSend:
    'Pas encore envoyée\u00a0: elle part quand vous touchez «\u00a0Vérifier et envoyer\u00a0», avec du réseau.',
  begun: 'Envoi commencé, sans réponse pour le moment.',
  photosLeft: 'Déclarée. Ses photos restent à envoyer.',

  kept: (time: string) => `Gardé sur cet appareil à ${time}`,
  lost: 'Non gardé',
  lostText: 'Cet appareil refuse de garder ce que vous écrivez. Notez-le aussi sur papier.',
  full: 'Non gardé\u00a0: plus de place sur cet appareil',
  fullText: 'Retirez une photo, ou gardez-la en plus petit.',

  offline: 'Pas de réseau.',
  offlineText: 'Continuez\u00a0: tout est gardé ici.',
  online: 'Le réseau est revenu.',
  onlineText: 'Finissez si vous voulez, puis vérifiez et envoyez.',

  later: 'Je choisirai plus tard',
  natureLater: 'Je choisirai plus tard',
  removePhoto: 'Retirer',
  removePhotoOf: (name: string) => `Retirer ${name}`,
  smaller: 'Garder en plus petit',
  smallerOf: (name: string) => `Garder en plus petit\u00a0: ${name}`,
  photoFull: 'Pas assez de place pour ce fichier.',
  photoFailed: 'Ce fichier n’a pas pu être gardé.',
  photoUnread: 'Cette image n’a pas pu être réduite.',
  photosKept: (count: number, most: number) => `${count} sur ${most}`,
  locating: 'Recherche de votre position…',
  located: (metres: number) => `Position notée, à ${metres}\u00a0m près.`,
  notLocated:
    'Position introuvable\u00a0: autorisez-la dans votre navigateur, ou décrivez le lieu.',
  position: (latitude: string, longitude: string) => `${latitude}, ${longitude}`,
  confirmErase: 'Effacer cette déclaration et ses photos de cet appareil\u202f?',
} as const
