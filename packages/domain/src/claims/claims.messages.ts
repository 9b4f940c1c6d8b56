/** Every sentence of the claim rules. Sentences quoted by the specification keep its exact spelling. */
export const CLAIM_MESSAGES = {
  allFields: 'Tous les champs sont obligatoires.',
  natureOfOther: 'Cette nature de sinistre ne correspond pas au type du contrat.',
  declaredAlready: 'Cette déclaration nous est déjà parvenue\u00a0: elle a son sinistre.',
  impossibleDay: 'Cette date n’existe pas.',
  incidentInFuture: 'La date de l’incident ne peut pas être future.',
  incidentLaterToday:
    'L’heure de l’incident ne peut pas être future\u00a0: à Paris, il est plus tôt.',
  incidentNotCovered: 'Ce contrat ne couvrait pas le jour de l’incident.',
  incidentLevelWithout:
    'Le niveau de garantie de ce contrat ne couvre pas ce sinistre, et ce jour est hors de ses dates.',
  incidentOutsideCover: (periods: string) =>
    `Ce jour-là, les garanties concernées par ce sinistre ne couraient pas. Leur période\u00a0: ${periods}.`,
  questionOfOther: 'Cette question ne concerne pas cette nature de sinistre.',
  answerUnknown: 'Cette réponse n’est pas proposée.',
  answeredTwice: 'Une question a reçu deux réponses.',
  messageEmpty: 'Écrivez un message ou joignez un fichier.',
  documentOfOther: 'Ce document ne fait pas partie de ceux demandés.',

  staffOnly: 'Seule l’équipe peut faire cela.',
  closedForRequests: 'Ce sinistre est fermé : rouvrez-le pour demander un document.',
  closedForDocuments: 'Ce sinistre est fermé : rouvrez-le pour transmettre un document.',
  closedForReviews: 'Ce sinistre est fermé\u00a0: rouvrez-le pour accepter ou refuser un document.',
  alreadyClosed: 'Ce sinistre est déjà fermé.',
  reopenedOften:
    'Vous avez déjà rouvert ce sinistre deux fois. Écrivez-nous dans la discussion\u00a0: nous le rouvrirons s’il le faut. Vous pouvez aussi faire une réclamation.',
  reopenPaid:
    'Vous avez décidé ou signé cette indemnité\u00a0: un autre collègue répond à cette demande.',
  reopeningOwn: 'Vous avez demandé cette réouverture\u00a0: une autre personne y répond.',
  reopeningLimit: (paid: string, limit: string) =>
    `L’indemnité de ce sinistre, ${paid}, dépasse ${limit}, le plus que vous décidez seul.`,
  notClosed: 'Seul un sinistre fermé peut être rouvert.',
  ownClaim: 'Ce sinistre vous concerne\u00a0: une autre personne de l’équipe doit le traiter.',
  declaredByYou:
    'Vous avez déclaré ce sinistre pour l’assuré\u00a0: une autre personne de l’équipe doit rendre la décision.',
  reasonMissing: 'Veuillez indiquer pourquoi.',
  debtorMissing: 'Veuillez indiquer qui doit cette somme.',

  amountMissing: 'Indiquez le montant retenu.',
  amountRefused: 'Une décision de refus ne comporte pas de montant.',
  excessTooHigh: 'La franchise ne peut pas dépasser le montant retenu.',
  outcomeReasons: 'Expliquez la décision : au moins une phrase.',
} as const

/** A claim declared on a contract that its policyholder had withdrawn from: what each side reads before it is decided. */
export const WITHDRAWN_CONTRACT = {
  owner: (day: string, premium: string) =>
    `Vous avez renoncé à ce contrat le ${day}, et ${premium} de prime vous sont rendus ou ne vous sont pas demandés. Un sinistre survenu avant se déclare quand même\u00a0: un conseiller dira s’il peut être pris en charge, et si la prime reste alors due.`,
  staff: (day: string, premium: string) =>
    `Le client a renoncé à ce contrat le ${day}\u00a0: ${premium} de prime lui sont rendus ou ne lui sont pas demandés. S’il ignorait ce sinistre en renonçant, la prime entière reste due (article L112-9 du code des assurances, écrit pour le démarchage)\u202f; s’il le connaissait, il ne pouvait plus renoncer. Prenez l’avis du service juridique avant de décider.`,
} as const

/** What a customer reads of a claim whose decision is being prepared. */
export const PROGRESS = {
  complete: 'Votre dossier est complet et la décision se prépare. Vous n’avez rien à faire.',
  lacking: (count: number) =>
    `Nous étudions votre dossier et la décision se prépare. ${
      count === 1
        ? 'Il manque un document utile\u00a0: vous pouvez encore l’envoyer.'
        : `Il manque ${count}\u00a0documents utiles\u00a0: vous pouvez encore les envoyer.`
    }`,
  /** What the owner of a closed claim may still do. */
  closedForOwner: (mayReopen: boolean, isDecided: boolean) => {
    if (!mayReopen)
      return isDecided
        ? 'Vous pouvez contester la décision.'
        : 'Vous pouvez encore écrire dans la discussion.'
    return isDecided
      ? 'Vous pouvez le rouvrir en disant pourquoi, ou contester la décision.'
      : 'Vous pouvez le rouvrir en disant pourquoi.'
  },
  closedForOthers:
    'Vous pouvez encore écrire dans la discussion. Le rouvrir revient au titulaire du contrat.',
  closedForStaff: 'Le titulaire du contrat peut demander que ce sinistre soit revu.',
} as const
