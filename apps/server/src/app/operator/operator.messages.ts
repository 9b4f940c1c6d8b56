/** Shown by `sillage` without a command. */
export const HELP = `sillage COMMANDE, avec les réglages de l’environnement :

  start                  sert Sillage, jusqu’à SIGTERM
  migrate                met la base à jour, sans serveur
  doctor                 examine réglages, base, stockage, courrier, horloge, cachet, TLS et proxy ; une phrase chacun
  keys new               tire un JWT_SECRET et une IBAN_KEY
  keys seal DOSSIER      y fait une clé de cachet et un certificat qui se porte garant de lui-même
  keys                   scelle de nouveau IBAN et pièces de santé par IBAN_KEY ; IBAN_KEY_PREVIOUS ouvre ceux d’avant
  create-root ADRESSE    fait le premier compte root ; mot de passe dans ROOT_PASSWORD, ou demandé
  backup DOSSIER         y copie les lignes et les fichiers, pendant que le serveur tourne
  restore DOSSIER        les remet dans une base vide
  verify                 vérifie lignes, fichiers, cachets, journal et livre ; verify DOSSIER, une sauvegarde
  verify-audit           vérifie le journal d’audit seul
  populate A C S         remplit une base vide de A comptes, C contrats et S sinistres inventés, pour mesurer
  help                   ce texte

Une commande qui échoue le dit en une phrase, et rend un état autre que 0.`

export const OPERATOR_MESSAGES = {
  applied: (name: string) => `Appliquée : ${name}`,
  upToDate: 'La base est à jour.',
  noPreviousKey:
    'IBAN_KEY_PREVIOUS manque : il faut la clé d’avant pour rouvrir les IBAN et les sceller de nouveau.',
  sealedAnew: (count: number) =>
    `IBAN scellés par la nouvelle clé : ${count}. Gardez IBAN_KEY_PREVIOUS encore 90 jours : des fichiers remis à la banque en ont besoin jusque-là.`,
  papersSealedAnew: (count: number) =>
    `Clés de pièces de santé scellées par la nouvelle clé : ${count}.`,
  keysUsage: 'Usage : sillage keys, sillage keys new ou sillage keys seal DOSSIER.',
  isThere: (file: string) => `${file} existe déjà : rien n’est écrit par-dessus une clé.`,
  sealOfOwn:
    'Ce certificat se porte garant de lui-même : un lecteur de PDF montrera le cachet comme celui d’un inconnu. Pour être reconnu, demandez-en un à une autorité.',
  rootUsage: 'Usage : sillage create-root ADRESSE, le mot de passe dans ROOT_PASSWORD ou demandé.',
  rootIsThere: 'Un compte root actif existe déjà : aucun autre n’est fait.',
  rootMade: (email: string) => `Compte root fait pour ${email}.`,
  askPassword: 'Mot de passe : ',
} as const
