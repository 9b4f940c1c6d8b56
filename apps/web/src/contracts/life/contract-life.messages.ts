import { CONTRACT_MESSAGES } from '@sillage/domain/contracts/contracts.messages.ts'
import { LEGAL_ENDING_MESSAGES } from '@sillage/domain/contracts/leaving/legal-ending.messages.ts'
import { DELAYS, delayText } from '@sillage/domain/law/delays.ts'

const days = (count: number) => (count === 1 ? '1 jour' : `${count} jours`)

/** French text of the contract dialogs. The sentences quoted from the specification are word for word. */
export const LIFE_MESSAGES = {
  close: 'Fermer',
  dismiss: 'Fermer ce message',
  computing: 'Calcul en cours...',
  failed: 'Une erreur est survenue',

  answersAgain: 'Vos réponses au questionnaire',
  answersChanged:
    'Elles sont reprises telles quelles. Si l’une d’elles n’est plus exacte, souscrivez plutôt un nouveau contrat\u00a0: une réponse inexacte peut réduire l’indemnité.',
  signature: 'Signature',

  extendTitle: 'Prolonger le contrat',
  currentEnd: 'Date de fin actuelle',
  newEnd: 'Nouvelle date de fin',
  newEndHint: (first: string, last: string) => `Du ${first} au ${last}.`,
  originalPrice: 'Prix d’origine',
  whatIsAdded: 'Ce qui s’ajoute, ligne par ligne',
  extensionRule:
    'Le prix de la période entière, moins ce qui a déjà été facturé\u00a0: frais et contribution ne sont pas comptés deux fois.',
  extensionPrice: (count: number) => `Prolongation de ${days(count)}`,
  totalPrice: 'Prix total du contrat',
  extensionPriceFailed: "Erreur lors du calcul du prix de l'extension",
  extend: 'Prolonger le contrat',
  extending: 'Prolongation en cours...',
  extendFailed: 'Erreur lors de la prolongation du contrat',
  extended: 'Contrat prolongé avec succès',
  signatureMissing: CONTRACT_MESSAGES.signatureMissing,

  plateTitle: 'Changer l’immatriculation',
  currentPlate: 'Immatriculation actuelle',
  newPlate: 'Nouvelle immatriculation',
  newPlateHint:
    'Ligne A de la carte grise, par exemple AB-123-CD. Une plaque étrangère porte son pays\u00a0: B AB 1234 (Allemagne).',
  sameCar:
    'Pour la même voiture\u00a0: une plaque provisoire (WW) devenue définitive, ou une nouvelle carte grise. Une autre voiture s’assure par un autre contrat.',
  changePlate: 'Signer l’avenant',
  changingPlate: 'Signature en cours...',
  changePlateFailed: 'L’immatriculation n’a pas été changée.',
  plateChanged: 'Immatriculation changée',
  plateReady:
    'L’avenant et un nouveau Mémo Véhicule Assuré, à garder dans la voiture, sont dans les documents du contrat.',

  renewTitle: 'Renouveler le contrat',
  newStart: 'Date de début',
  renewalEnd: 'Date de fin',
  renewalPrice: 'Prix, identique au contrat d’origine',
  shorterPrice: 'Prix, pour une durée plus courte',
  movedPrice: 'Prix, au nouveau bonus-malus',
  newHomePrice: 'Prix, dans le nouveau département',
  priceToCome: (waits: { readonly coefficient: boolean; readonly home: boolean }) => {
    if (!waits.home) return 'Il dépend de votre bonus-malus, ci-dessous'
    return waits.coefficient
      ? 'Il dépend de vos réponses, ci-dessous'
      : 'Il dépend du département de votre voiture, ci-dessous'
  },
  moved: (before: string, now: string) =>
    `Votre bonus-malus passe de ${before} à ${now} avec ce nouveau contrat\u00a0: le prix le suit, dans un sens comme dans l’autre.`,
  renewalLength: (count: number) => `Pour ${days(count)} au plus, comme le contrat d’origine.`,
  renew: 'Renouveler le contrat',
  renewing: 'Renouvellement en cours...',
  renewFailed: 'Erreur lors du renouvellement du contrat',
  renewed: 'Contrat renouvelé avec succès',
  /** This button only closes the dialog, which its accessible name makes clear. */
  closeRenewal: 'Résilier',
  closeRenewalName: 'Résilier, fermer sans renouveler',
  closeRenewalNote:
    '«\u00a0Résilier\u00a0» ferme cette fenêtre\u00a0: rien n’est résilié ni renouvelé.',

  historyTitle: 'Historique du contrat',
  loadingHistory: 'Chargement de l’historique',
  historyRefused: "Impossible de récupérer l'historique du contrat",
  historyFailed: "Une erreur est survenue lors de la récupération de l'historique",
  noHistory: 'Aucun historique disponible pour ce contrat.',
  period: (start: string, end: string) => `Du ${start} au ${end}`,
  contractNumber: 'Numéro',
  price: 'Prix',
  originContract: 'Contrat d’origine',
  cancelledOn: 'Résilié le',
  cancellationReason: 'Motif',

  cancelTitle: 'Résilier votre contrat',
  cancelStep: 'Étape 1 sur 2\u00a0: votre demande',
  cancelRecapStep: 'Étape 2 sur 2\u00a0: vérifiez, puis confirmez',
  loadingCancellation: 'Calcul du remboursement',
  cancellationUnknown: 'Le remboursement n’a pas pu être calculé.',
  effectDate: 'Date d’effet',
  effectToday: (day: string) => `Aujourd’hui, ${day}`,
  linked: (count: number) =>
    count === 1
      ? 'Un contrat lié sera résilié aussi'
      : `${count} contrats liés seront résiliés aussi`,
  linkedOrigin: {
    // these contracts end with the requested one, whatever their place in the chain
    original: 'Contrat d’origine',
    extension: 'Extension',
    renewal: 'Renouvellement',
  },
  linkedPeriod: (start: string, end: string) => `du ${start} au ${end}`,
  refund: 'Ce qui vous sera rendu',
  refundOf: (period: string, id: string) => `Contrat ${period}, n°\u00a0${id}`,
  refundDays: (left: number, total: number) =>
    `${left} ${left > 1 ? 'jours non utilisés' : 'jour non utilisé'} sur ${total}`,
  refundDaysAndFlat: (unused: string, flat: string) => `${unused}, hors ${flat} qui restent dus`,
  settledTitle: 'Ce que devient le prix',
  refundTotal: 'Total en votre faveur',
  paidSoFar: (amount: string) => `À ce jour, payé ou en cours de prélèvement\u00a0: ${amount}.`,
  nothingPaid: 'Rien n’est payé à ce jour\u00a0: il n’y a rien à rendre.',
  nothingPaidYet: 'Rien n’est payé à ce jour.',
  toPay: (how: string) => `À payer\u00a0: ${how}.`,
  ifPaid:
    'Ce compte suppose que vous payez d’ici là ce qui est dû\u202f; sinon, ce qui manque sera déduit de ce que nous vous rendons.',
  byCover: 'Ce qui n’a pas servi, garantie par garantie',
  refundLines: 'Le détail, ligne par ligne',
  refundLine: (label: string, price: string) => `${label}, sur ${price}`,
  expectedRefund: 'Ce qui vous sera rendu à la fin du contrat',
  expectedSettled: 'Ce que deviendra le prix à la fin du contrat',
  expectedNote:
    'Un sinistre déclaré d’ici là sur une garantie peut réduire cette somme\u00a0: la prime de cette garantie reste due.',
  eventMissing: LEGAL_ENDING_MESSAGES.eventMissing,
  groundRecap: 'Motif prévu par la loi',
  eventRecap: 'Date de l’évènement',
  ground: 'Pourquoi partez-vous\u202f?',
  groundHint:
    'Un motif prévu par la loi change la date d’effet et le calcul\u00a0: le prix des jours qui restent est alors rendu au prorata, hors frais et contribution au fonds de garantie.',
  byChoice: 'C’est mon choix',
  byChoiceToday: 'Le contrat prend fin aujourd’hui',
  byChoiceLater: 'C’est mon choix, pour un autre jour',
  byChoiceLaterHelp: 'Vous restez couvert jusque-là, et pouvez changer d’avis',
  leavingDay: 'Quel jour voulez-vous que le contrat prenne fin\u202f?',
  dayMissing: 'Indiquez le jour où le contrat doit prendre fin.',
  keepContract: 'Garder ce contrat',
  keepTitle: 'Garder ce contrat\u202f?',
  keepText:
    'Votre demande de résiliation sera retirée, et le contrat continuera jusqu’à sa date de fin.',
  keeping: 'Un instant…',
  kept: 'Votre demande de résiliation est retirée\u00a0: le contrat continue.',
  keepFailed: 'La demande de résiliation n’a pas été retirée.',
  inWriting: `Votre risque diminue et nous refusons de baisser votre prix\u202f? Demandez la résiliation par écrit (article L113-4)\u00a0: une personne l’examine d’abord. Le contrat prend alors fin ${delayText(DELAYS.aggravationReply)} après, et la part de prime des jours qui restent vous est rendue.`,
  writeToAdviser: 'Écrire à un conseiller',
  article: (article: string) => `Code des assurances, article ${article}`,
  refundDue: (day: string) => `À rembourser au plus tard le ${day}.`,
  flatKept: 'La contribution forfaitaire au fonds de garantie reste acquise.',
  climateKept: (amount: string) =>
    `Le total ne comprend pas votre contribution à des projets climat, ${amount}.`,
  climatePart: (part: string, amount: string) =>
    `Le total comprend la part de votre contribution à des projets climat qui n’a pas servi, ${part} sur ${amount}.`,
  climateRefund: 'Contribution à des projets climat',
  contribute: 'Ajouter une contribution à des projets climat pour les jours ajoutés',
  optional: '(facultatif)',
  contributeHint: (amount: string, basis: string) =>
    `${amount}, estimée pour ${basis}. Elle ne supprime pas les émissions de votre voiture.`,
  extensionContribution: 'Contribution pour les jours ajoutés',
  climateBack: (amount: string) =>
    `Le total comprend votre contribution à des projets climat, ${amount}.`,
  reason: 'Raison de la résiliation',
  reasonHint: 'Elle figure sur votre reçu de résiliation.',
  reasonMissing: CONTRACT_MESSAGES.reasonMissing,
  keep: 'Conserver le contrat',
  next: 'Continuer',
  edit: 'Modifier',
  subscriber: 'Souscripteur',
  contract: 'Contrat',
  confirmCancellation: 'Confirmer ma demande de résiliation',
  cancelling: 'Résiliation en cours...',
  cancelFailed: "Erreur lors de l'annulation du contrat",
  cancelled: 'Contrat annulé avec succès',
  noticeGiven: (day: string) =>
    `Votre demande de résiliation est enregistrée. Le contrat prend fin le ${day} à 24\u00a0h.`,
  receiptLater: 'Le reçu sera disponible une fois le contrat terminé.',
  manyCancelled: (count: number) => `${count} contrats ont été annulés avec succès`,
  receiptReady: 'Votre reçu de résiliation est prêt.',
  receipt: 'Reçu de résiliation (PDF)',

  withdrawTitle: 'Renoncer au contrat',
  loadingWithdrawal: 'Vérification de votre droit de renoncer',
  withdrawalUnknown: 'Votre droit de renoncer n’a pas pu être vérifié.',
  withdrawalUntil: (day: string) =>
    `Vous pouvez renoncer sans motif ni pénalité jusqu’au ${day} inclus.`,
  confirmWithdrawal: 'Confirmer ma renonciation',
  withdrawing: 'Renonciation en cours...',
  withdrawFailed: 'Votre renonciation n’a pas été enregistrée.',
  withdrawn: 'Vous avez renoncé au contrat.',
  withdrawnAt: (moment: string) => `Renonciation reçue le ${moment}.`,
  acknowledgement: 'Accusé de réception (PDF)',
  cancelInstead: 'Résilier plutôt',

  chooseTitle: {
    cancel: 'Résilier votre contrat',
    withdraw: 'Renoncer au contrat',
    changePlate: 'Changer l’immatriculation',
    extend: 'Prolonger le contrat',
    renew: 'Renouveler un contrat',
    history: 'Historique du contrat',
    documents: 'Documents du contrat',
  },
  chooseWhich: 'Choisissez le contrat.',
  chooseNone: 'Aucun de vos contrats ne s’y prête.',
  noneToWithdraw:
    'Aucun de vos contrats n’ouvre aujourd’hui ce droit\u00a0: il ne vaut que 14 jours, pour un voyage d’un mois ou plus, hors activité professionnelle.',

  documentsTitle: 'Documents du contrat',
  loadingDocuments: 'Chargement des documents',
  absentDocuments: 'Pourquoi certains documents manquent',
  documentsFailed: 'Les documents n’ont pas pu être lus.',
  downloadPaper: (title: string) => `Télécharger\u00a0: ${title}`,
  download: 'Télécharger',
} as const
