export const BACKUP_MESSAGES = {
  backupUsage: 'Usage : sillage backup DOSSIER, un dossier vide ou à faire.',
  restoreUsage: 'Usage : sillage restore DOSSIER [--sans-preuve], celui d’une sauvegarde.',
  notEmpty: (folder: string) => `${folder} n’est pas vide : une sauvegarde a un dossier à elle.`,
  closed: (folder: string) =>
    `${folder} ne peut pas être créé : créez d’abord ce dossier, et ouvrez-le à l’utilisateur qui lance la sauvegarde.`,
  underWay: 'Une autre sauvegarde est en cours sur cette base.',
  lost: (keys: readonly string[]) =>
    `Fichiers que des lignes nomment et que le stockage n’a plus, ou plus tels quels : ${keys.join(', ')}.`,
  copied: (rows: number, tables: number, files: number) =>
    `Copié : lignes ${rows}, tables ${tables}, fichiers ${files}.`,
  withoutKeys:
    'Les clés (JWT_SECRET, IBAN_KEY, cachet) n’y sont pas : gardez-les ailleurs, sans elles ni les IBAN ni les pièces de santé ne s’ouvrent.',
  unfinished: (folder: string) =>
    `${folder} ne contient pas de sauvegarde achevée : manifest.json y manque.`,
  unproved:
    'Cette sauvegarde n’est pas celle qui a été écrite, ou l’a été avec un autre JWT_SECRET : indiquez celui d’alors dans JWT_SECRET_PREVIOUS. --sans-preuve la prend telle quelle.',
  unreadable: 'Le manifeste de cette sauvegarde ne se lit pas.',
  changed: (file: string) =>
    `${file} a changé depuis la sauvegarde, ou il est coupé : la sauvegarde est refusée.`,
  newer: (migration: string) =>
    `Cette sauvegarde vient d’une autre version de Sillage : la migration ${migration} n’est pas la même ici.`,
  full: 'La base n’est pas vide : une restauration demande une base neuve. Choisissez un autre DATA_DIR ou une autre DATABASE_URL.',
  differs: (table: string) =>
    `Après la copie, la table ${table} n’est pas celle de la sauvegarde : rien n’est gardé.`,
  broken: 'La base n’est pas remise ; avant un autre essai, faites-en une neuve.',
  restored: (rows: number, tables: number, files: number) =>
    `Remis et relu, égal à la sauvegarde : lignes ${rows}, tables ${tables}, fichiers ${files}.`,
  headsKept: (folder: string) =>
    `${folder} a déjà des têtes du journal : celles de la sauvegarde n’y sont pas mises.`,
  sound: (rows: number, files: number) => `Sauvegarde entière : lignes ${rows}, fichiers ${files}.`,
} as const

export const VERIFY_MESSAGES = {
  rows: (rows: number, tables: number, references: number) =>
    `✓ Lignes : ${rows} dans ${tables} tables, toutes lues ; ${references} renvois tenus.`,
  orphans: (table: string, name: string, count: number) =>
    `✗ Lignes : ${count} de ${table} renvoient à une ligne qui n’est pas là (${name}).`,
  files: (count: number) => `✓ Fichiers : ${count}, chacun tel qu’il a été gardé.`,
  filesLost: (keys: readonly string[]) => `✗ Fichiers : absents ou altérés : ${keys.join(', ')}.`,
  seals: (count: number) => `✓ Cachets : ${count} documents, chacun entier sous son cachet.`,
  sealsBroken: (keys: readonly string[]) =>
    `✗ Cachets : documents sans cachet valable : ${keys.join(', ')}.`,
  ibans: (count: number) => `✓ IBAN : ${count}, tous s’ouvrent.`,
  ibansShut: (count: number) =>
    `✗ IBAN : ${count} ne s’ouvrent ni par IBAN_KEY ni par IBAN_KEY_PREVIOUS.`,
  papers: (count: number) => `✓ Pièces de santé : ${count} sous scellé, toutes s’ouvrent.`,
  papersShut: (count: number) =>
    `✗ Pièces de santé : ${count} ne s’ouvrent ni par IBAN_KEY ni par IBAN_KEY_PREVIOUS.`,
  ledger: (count: number) => `✓ Livre : ${count} écritures, chacune équilibrée.`,
  ledgerOff: (entries: readonly string[]) =>
    `✗ Livre : écritures qui ne s’équilibrent pas : ${entries.join(', ')}.`,
  log: (isIntact: boolean, sentence: string) => `${isIntact ? '✓' : '✗'} ${sentence}`,
} as const
