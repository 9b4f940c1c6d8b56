import { CLAIM_MESSAGES } from '@sillage/domain/claims/claims.messages.ts'

/** French text of the list of claims and of the declaration form. */
export const MESSAGES = {
  page: 'Mes sinistres',
  loading: 'Chargement de vos sinistres',
  empty: 'Vous n’avez aucun sinistre.',
  emptyText: 'Un sinistre se déclare depuis le contrat qui le couvre.',
  noMatch: 'Aucun sinistre n’a ce statut.',
  reset: 'Réinitialiser les filtres',
  declare: 'Déclarer un sinistre',
  failed: 'Vos sinistres n’ont pas pu être chargés.',
  number: (id: string) => `n°\u00a0${id}`,
  incident: (day: string) => `incident du ${day}`,
  filter: 'Statut',
  all: 'Tous',
  details: 'Voir le détail',
  detailsOf: (
    { nature, contract_name: name }: { nature: string; contract_name: string },
    id: string,
  ) => `Voir le détail\u00a0: ${[nature, name].filter(Boolean).join(', ')}, n°\u00a0${id}`,
  asked: (count: number) => (count > 1 ? `${count} documents demandés` : '1 document demandé'),
  yourTurn: 'Nous attendons votre réponse',
  unread: 'Votre déclaration est bien arrivée',
  ourTurn: 'Nous étudions votre dossier',
  over: 'Terminé',
  takesPart: 'Vous y participez',
  draftLead: 'Une déclaration vous attend.',
  draft: (day: string) => `Commencée sur ce contrat, elle est gardée jusqu’au ${day}.`,
  draftOn: (nature: string, id: string) =>
    nature === '' ? `Contrat n°\u00a0${id}` : `${nature}, contrat n°\u00a0${id}`,
  resume: 'Reprendre',
  showMore: (count: number) =>
    count > 1 ? `Afficher les ${count} suivants` : 'Afficher le suivant',
} as const

export const DECLARE = {
  page: 'Déclarer un sinistre',
  back: 'Mes contrats',
  loading: 'Chargement du contrat',
  contractFailed: 'Vos contrats n’ont pas pu être chargés.',
  unknownContract: 'Ce contrat n’existe pas, ou ne vous appartient pas.',
  chooseContract: 'Quel contrat est concerné\u202f?',
  number: (id: string) => `Contrat n°\u00a0${id}`,
  choose: 'Choisir',
  chooseOf: (contract: string) => `Choisir ${contract}`,
  noContract: 'Aucun de vos contrats ne permet de déclarer un sinistre.',
  noContractText: 'Un sinistre se déclare sur le contrat qui couvrait le jour de l’incident.',
  overContracts: 'Contrats terminés',
  overContractsText:
    'Un incident survenu pendant qu’ils couvraient se déclare encore, même après leur fin.',
  period: (start: string, end: string) => `Du ${start} au ${end}`,
  neverBegun: (day: string) => `Résilié le ${day}, avant son premier jour`,
  backToDesk: 'Tableau de bord sinistres',
  forOwner: (contract: string, owner: string) => `${contract}, pour ${owner}`,
  subscribe: 'Souscrire',
  step: (step: number, steps: number) => `Étape ${step} sur ${steps}`,
  saved: 'Déclaration gardée 7 jours',
  notSaved: 'Non enregistrée\u00a0: vérifiez votre connexion',
  resumed: (day: string) => `Vous aviez commencé cette déclaration le ${day}.`,
  restart: 'Recommencer',
  previous: 'Précédent',
  next: 'Suivant',

  safetyTitle: 'D’abord, êtes-vous en sécurité\u202f?',
  injured: 'Une personne est-elle blessée\u202f?',
  abroad: 'Êtes-vous à l’étranger\u202f?',
  yes: 'Oui',
  no: 'Non',
  call112: 'Appelez le 112 maintenant.',
  call112Text:
    'Secours dans toute l’Europe, gratuit. En France aussi\u00a0: 15, 17, 18, ou 114 par SMS.',
  assistance: (phone: string) => `Assistance Sillage, jour et nuit\u00a0: ${phone}.`,
  call: 'Appeler',
  callNumber: (phone: string) => `Appeler le ${phone}`,

  whatTitle: 'Que s’est-il passé, quand et où\u202f?',
  nature: 'Nature du sinistre',
  naturePlaceholder: 'Choisir une nature',
  date: 'Date de l’incident',
  natureMissing: 'Choisissez ce qui s’est passé.',
  dateMissing: 'Indiquez le jour de l’incident.',
  dateFuture: CLAIM_MESSAGES.incidentInFuture,
  timeFuture: CLAIM_MESSAGES.incidentLaterToday,
  time: 'Heure',
  place: 'Lieu',
  placeHint: 'Adresse, ville, route ou pays',
  covers: 'Ce que couvre votre contrat',
  covered: 'Couvert',
  notCovered: 'Non couvert',
  noneCovered: 'Aucune garantie de ce contrat ne vise cette nature.',
  noneNotCovered:
    'Aucune exclusion ne vise cette nature en particulier. Celles de tout le contrat s’appliquent.',
  suspendedText:
    'Déclarez quand même\u00a0: une personne regardera si vos garanties tenaient au moment de l’incident.',
  coversText: 'Dans le doute, déclarez\u00a0: une personne étudie chaque dossier.',
  again: 'Ce sinistre semble déjà déclaré.',
  againText:
    'Pour ajouter une précision ou un document, écrivez dans son dossier. Si c’est un autre sinistre, continuez.',
  againOne: (id: string, day: string) => `Ouvrir le sinistre déclaré le ${day}, n°\u00a0${id}`,
  delay: (label: string) => `Délai pour déclarer\u00a0: ${label}.`,
  delayUntil: (label: string, day: string) =>
    `Délai pour déclarer\u00a0: ${label}, soit jusqu’au ${day}.`,
  delayPast: (label: string) =>
    `Le délai de ${label} est passé\u00a0: déclarez quand même, votre dossier sera étudié.`,

  storyTitle: 'Racontez-nous',
  description: 'Description',
  descriptionHint: 'Ce qui s’est passé, dans l’ordre, avec vos mots.',
  photos: 'Photos et documents',
  photosText: 'Gardés sur cet appareil avec la déclaration, envoyés avec elle.',
  photosNotKept:
    'Cet appareil n’a pas pu garder le fichier\u00a0: joignez-le juste après la déclaration.',
  photosSending: 'Envoi de vos photos et documents…',
  photosSent: (count: number) =>
    count > 1 ? `Vos ${count} fichiers sont bien arrivés.` : 'Votre fichier est bien arrivé.',
  photosRefused: (count: number) =>
    count > 1 ? `${count} fichiers ne sont pas partis.` : 'Un fichier n’est pas parti.',
  photosElsewhere: 'Envoyez-en une autre version depuis la page du sinistre.',
  photosFailed: 'Vos photos et documents ne sont pas encore partis.',
  addFiles: 'Ajouter des fichiers',
  documentsLater: 'Documents qui aideront\u00a0:',
  documentRequired: 'nécessaire pour décider',
  allFields: CLAIM_MESSAGES.allFields,
  missing: (names: string) => `Il manque\u00a0: ${names}.`,
  missingNames: { nature: 'la nature', dateIncident: 'la date', description: 'la description' },
  goBack: 'Revenez à l’étape précédente.',
  send: 'Déclarer le sinistre',
  sending: 'Déclaration en cours…',
  sendFailed: 'Impossible de créer le sinistre.',

  sentLead: (id: string) =>
    `Cette déclaration nous est déjà parvenue\u00a0: sinistre n°\u00a0${id}.`,
  sentText: (day: string) =>
    `Reçue le ${day}. Pour ajouter une précision ou un document, écrivez dans son dossier.`,
  declareOther: 'Déclarer un autre sinistre',

  doneTitle: 'Votre déclaration est enregistrée',
  doneText: (id: string) => `Elle porte le numéro ${id}. L’accusé de réception est prêt.`,
  doneDocuments: 'Ajoutez maintenant ce que vous avez sous la main, le reste peut attendre.',
  open: 'Suivre ce sinistre',
} as const
