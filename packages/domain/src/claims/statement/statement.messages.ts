/** Every sentence of the rules of the accident statement. */
export const STATEMENT_MESSAGES = {
  tooLong: (label: string, max: number) => `${label}\u00a0: ${max} caractères au plus.`,
  unknownBox: 'Cette case n’est pas l’une des dix-sept du constat.',
  time: 'L’heure',
  place: 'Le lieu',
  injured: 'Les blessés\u00a0: oui ou non',
  otherDamage: 'Les autres dégâts\u00a0: oui ou non',
  impact: 'Le point de choc initial',
  locked: 'Les deux conducteurs ont signé\u00a0: le constat ne change plus.',
  givenLater:
    'L’heure de la signature n’est pas encore passée\u00a0: vérifiez l’heure de cet appareil, puis signez de nouveau.',
  givenLongAgo: 'Cette signature date de plus de 30\u00a0jours\u00a0: signez de nouveau.',
} as const

/** Why no share of fault is proposed. */
export const NO_PROPOSAL = {
  unsigned: 'Les deux signatures manquent\u00a0: seuls les points communs feraient foi.',
  injured:
    'Un blessé est signalé\u00a0: la convention entre assureurs ne s’applique pas aux dommages corporels.',
  silent: 'Aucune case ne dit ce que faisaient les véhicules.',
  unclear: 'Les cases cochées ne suffisent pas à choisir un cas.',
  apart: 'Les deux conducteurs se reconnaissent chacun une manœuvre que rien ne départage.',
} as const

/** What each case of the convention says, with A as our insured. X has no fault and Y is wholly at fault. */
export const CASES = {
  10: 'Même file\u00a0: qui heurte l’arrière de l’autre en répond.',
  13: 'Deux files, et personne n’en change, ou les deux\u00a0: la responsabilité se partage.',
  15: 'Qui change de file ou de direction en répond.',
  17: 'L’un doublait, l’autre virait à gauche\u00a0: la responsabilité se partage.',
  20: 'Sens inverses\u00a0: qui empiète sur la voie de l’autre en répond.',
  21: 'Sens inverses, et chacun empiétait\u00a0: la responsabilité se partage.',
  30: 'Qui vient de droite, dans un carrefour, a la priorité.',
  31: 'Il venait de droite, l’autre empiétait\u00a0: la responsabilité se partage.',
  40: 'Qui heurte un véhicule à l’arrêt ou en stationnement en répond. Mal stationné (carrefour, double file), ce serait le cas 43\u00a0: la responsabilité se partagerait.',
  50: 'Un feu rouge ou un signal n’a pas été observé\u00a0: qui l’a franchi en répond. Pour un stop ou un cédez-le-passage, c’est le cas 51.',
  51: 'Qui manœuvre, recule, quitte un stationnement ou entre dans un giratoire cède le passage.',
  56: 'Chacun devait céder le passage\u00a0: la responsabilité se partage.',
} as const
