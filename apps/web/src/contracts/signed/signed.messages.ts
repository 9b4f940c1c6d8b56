import type { Remaining } from '../contract-period.ts'

export const SIGNED = {
  title: 'C’est signé',
  signedOn: (moment: string) => `Le ${moment}. Votre contrat et ses documents sont ci-dessous.`,
  from: 'Du',
  until: 'au',
  fromSignature: 'dès la signature',
  fromMidnight: (remaining: Remaining | null) =>
    remaining?.kind === 'startsIn' ? `à 0\u00a0h, dans ${days(remaining.days)}` : 'à 0\u00a0h',
  untilMidnight: 'à 24\u00a0h, puis le contrat s’arrête seul',
  notYet: 'D’ici là, nous ne vous assurons pas encore.',
  notYetText: 'Gardez votre assurance actuelle jusqu’à la veille.',
  notYetButCancellation: 'D’ici là, seule l’annulation du voyage est couverte.',
  notYetTrip: 'L’annulation du voyage n’est pas comprise dans votre contrat.',
  certificate: 'Télécharger mon attestation',
  certificateText: 'Gardez-la avec vous, imprimée ou sur votre téléphone.',
  confirmAddress: 'Confirmer mon adresse',
  confirmAddressText: 'Votre attestation attend que votre adresse e-mail soit confirmée.',
  calendar: 'Ajouter à mon agenda',
  calendarFile: 'sillage.ics',
  calendarStart: (name: string) => `Début\u00a0: ${name}`,
  calendarEnd: (name: string) => `Dernier jour d’assurance\u00a0: ${name}`,
  trouble: 'En cas de souci',
  onTheRoad: [
    { lead: 'Mettez-vous à l’abri.', text: 'Un blessé\u00a0: appelez le 112.' },
    { lead: 'Prenez des photos', text: 'et remplissez un constat avec l’autre conducteur.' },
    { lead: 'Déclarez-le ici,', text: 'même s’il vous manque des documents.' },
  ],
  onATrip: [
    { lead: 'Un danger\u00a0:', text: 'appelez d’abord les secours du pays.' },
    { lead: 'Appelez l’assistance', text: 'avant d’engager des frais.' },
    { lead: 'Gardez factures et certificats,', text: 'et déclarez-le ici.' },
  ],
  assistance: 'Assistance, jour et nuit\u00a0:',
  declare: 'Déclarer un sinistre',
  ask: 'Poser une question',
  money: 'Ce que vous réglez',
  taxes: 'toutes taxes comprises',
  payments: 'Voir mes paiements',
  change: 'Si vous changez d’avis',
  renounceUntil: (day: string) => `Vous pouvez renoncer sans motif jusqu’au ${day}.`,
  leave: 'Vous pouvez résilier en ligne, sans appeler.',
  today: 'Résilier aujourd’hui vous coûterait',
  before: 'Le calcul s’affiche avant que vous confirmiez.',
  renounce: 'Renoncer',
  cancel: 'Résilier',
  papers: 'Vos documents',
  allPapers: 'Voir les documents',
} as const

function days(count: number): string {
  return count === 1 ? '1\u00a0jour' : `${count}\u00a0jours`
}
