/** French text about late payments, for the payments desk. */
export const ARREARS = {
  tabs: 'Banque, échéances et impayés',
  bank: 'Banque',
  tab: 'Impayés',
  loading: 'Chargement des impayés…',
  failed: 'Les impayés ne s’affichent pas.',
  empty: 'Aucun impayé.',
  emptyText:
    'Une lettre de mise en demeure est établie au dixième jour de retard. Elle attendra ici qu’une personne la poste.',
  groups: {
    to_post: {
      title: 'Lettres à poster',
      hint: 'En recommandé, à la dernière adresse connue. Les trente jours courent du jour de la poste.',
    },
    may_terminate: {
      title: 'Peuvent être résiliés',
      hint: 'Dix jours ont passé après les trente. Une personne décide\u00a0: rien ne se résilie seul.',
    },
    suspended: {
      title: 'Garanties suspendues',
      hint: 'Elles reprennent à midi, le lendemain du paiement.',
    },
    posted: {
      title: 'Lettres postées',
      hint: 'Les garanties continuent jusqu’au jour indiqué.',
    },
    resuming: {
      title: 'Payés',
      hint: 'Les garanties reprennent au moment indiqué.',
    },
    over: {
      title: 'Contrats terminés, reste dû',
      hint: 'Plus rien n’y est garanti. Ce qui a été couvert reste à payer.',
    },
  },
  columns: {
    holder: 'Assuré',
    contract: 'Contrat',
    owed: 'Reste dû',
    letter: 'Lettre',
    next: 'Ensuite',
    act: 'Acte',
  },
  noAddress: {
    toPost:
      'Adresse inconnue\u00a0: demandez à l’assuré de l’écrire dans son profil. La lettre sera refaite le lendemain.',
    since: 'Adresse inconnue',
  },
  died: {
    toPost:
      'Assuré décédé\u00a0: ne lui postez pas cette lettre. Sa fiche donne l’adresse de la succession.',
    since: 'Assuré décédé\u00a0: sa fiche donne l’adresse de la succession.',
  },
  abroad: 'Étranger\u00a0: recommandé avec avis de réception',
  claimed: (amount: string) => `réclamé\u00a0: ${amount}`,
  dueOn: (day: string) => `échéance du ${day}`,
  nothingRuns: 'aucun délai ne court encore',
  drafted: (day: string) => `établie le ${day}`,
  posted: (day: string) => `postée le ${day}`,
  number: (number: string) => `n°\u00a0${number}`,
  stops: (lastDay: string) => `garanties jusqu’au ${lastDay} inclus`,
  terminatedOn: (day: string) => `résilié pour non-paiement le ${day}`,
  ended: 'contrat terminé',
  stopped: (day: string) => `sans garantie depuis le ${day}`,
  terminable: (day: string) => `résiliation possible le ${day}`,
  terminableNow: (day: string) => `résiliation possible depuis le ${day}`,
  resumes: (moment: string) => `reprise des garanties le ${moment}`,
  open: 'Ouvrir la lettre',
  openOf: (who: string) => `Ouvrir la lettre à ${who}`,
  letterFailed: 'La lettre n’a pas été téléchargée. Veuillez réessayer.',
  post: 'Elle est postée',
  postOf: (who: string) => `Elle est postée, la lettre à ${who}`,
  dialog: (who: string) => `Lettre à ${who}`,
  dialogText: (days: number) =>
    `Ce jour fait courir les ${days} jours au bout desquels les garanties s’arrêtent. L’assuré en est prévenu par un e-mail sans montant.`,
  dayField: 'Jour de la poste',
  numberField: 'Numéro de recommandé',
  numberMissing: 'Recopiez le numéro du bordereau de recommandé.',
  dayMissing: 'Indiquez le jour où la lettre est postée.',
  numberHint: 'Il est imprimé sur le bordereau, par exemple 1A 123 456 7890 1.',
  terminate: 'Résilier',
  terminateOf: (who: string) => `Résilier le contrat de ${who}`,
  terminateTitle: (who: string) => `Résilier le contrat de ${who}`,
  terminateLead: 'Le contrat prend fin aujourd’hui, et c’est définitif.',
  terminateText:
    'La résiliation se fait par une lettre recommandée\u00a0: imprimez-la, postez-la aujourd’hui, puis notez son numéro.',
  terminateLoading: 'Calcul de ce qui reste dû…',
  terminateFailed: 'Ce que ferait la résiliation ne s’affiche pas.',
  remaining: 'Reste dû, jusqu’à aujourd’hui',
  givenUp: 'Échéances à venir, abandonnées',
  paidBack: 'À rembourser',
  follows:
    'L’assuré en est prévenu par un e-mail sans montant. Son relevé d’information est établi s’il s’agit d’un véhicule, et le fichier des véhicules assurés est averti.',
  followsDeath:
    'Aucun e-mail ne part, l’assuré est décédé\u00a0: sa fiche donne l’adresse de la succession. Le relevé d’information est établi s’il s’agit d’un véhicule, et le fichier des véhicules assurés est averti.',
  printLetter: 'Télécharger la lettre',
  confirmTermination: 'Elle est postée\u00a0: résilier',
  terminated: 'Le contrat est résilié.',
  notTerminated: 'Le contrat n’est pas résilié.',
  record: 'Noter',
  recorded: 'La lettre est notée postée.',
  notRecorded: 'La lettre n’est pas notée postée.',
} as const
