export const DOCTOR_MESSAGES = {
  topics: {
    settings: 'Réglages',
    folder: 'Dossier de données',
    database: 'Base de données',
    rights: 'Droits dans la base',
    storage: 'Stockage des fichiers',
    mail: 'Courrier',
    clock: 'Horloge',
    seal: 'Cachet',
    tls: 'TLS',
    proxy: 'Proxy',
    failed: 'Examen',
  },
  settings: {
    demo: 'mode démonstration, sur cette machine seulement ; ses mots de passe sont publics.',
    production: (address: string) => `mode production, pour ${address}.`,
    weakStaff:
      'STAFF_SECOND_FACTOR=0 : conseillers, administrateurs et root entrent avec un mot de passe seul.',
    unsorted: 'CLAMD_URL manque : les fichiers reçus ne passent par aucun antivirus.',
  },
  folder: {
    open: (folder: string, free: string) => `${folder} accepte l’écriture ; ${free} libres.`,
    full: (folder: string, free: string) => `${folder} n’a plus que ${free} libres.`,
    closed: (folder: string) =>
      `${folder} n’accepte pas l’écriture de cet utilisateur, ou son disque est plein.`,
    readable: (folder: string) =>
      `${folder} est ouvert à d’autres utilisateurs de la machine : fermez-le (chmod 700).`,
  },
  database: {
    answers: (version: string, place: string) =>
      `PostgreSQL ${version} (${place}) répond, et sa structure est à jour.`,
    embedded: 'embarqué',
    outside: 'extérieur',
    absent: 'pas encore de base ; le premier démarrage la fait.',
    silent: (code: string) => `aucune réponse à l’adresse de DATABASE_URL (${code}).`,
    old: (version: string) =>
      `PostgreSQL ${version} est trop ancien : il faut la version 15 au moins.`,
    encoding: (encoding: string) => `la base est en ${encoding} : il faut UTF8.`,
    careless: (setting: string) =>
      `${setting} est à off : une coupure de courant perdrait ce qui a été confirmé.`,
    populated:
      'sillage populate l’a remplie pour mesurer : ces comptes et ces contrats ne sont à personne. Ne servez pas de clients avec elle.',
    noTrigrams:
      'l’extension pg_trgm manque : installez les modules complémentaires de PostgreSQL (paquet postgresql-contrib).',
  },
  rights: {
    right: (role: string) => `le rôle ${role} a ceux qu’il faut, et ne possède aucune table.`,
    mighty: (role: string) =>
      `le rôle ${role} possède les tables, ou est superutilisateur : une faille pourrait tout changer. Donnez un autre rôle à DATABASE_URL, et celui-ci à DATABASE_OWNER_URL.`,
    missing: (role: string, rights: string) =>
      `il manque au rôle ${role} : ${rights}. Lancez sillage migrate avec DATABASE_OWNER_URL.`,
  },
  storage: {
    works: (place: string) => `un fichier d’essai est écrit, relu et retiré (${place}).`,
    fails: (place: string) => `un fichier d’essai ne passe pas (${place}).`,
    folder: 'dossier',
    s3: 'S3',
  },
  mail: {
    works: 'le serveur de courrier accepte la connexion.',
    none: 'SMTP_URL manque : les e-mails attendent dans la base, aucun ne part.',
    refuses: (codes: string) => `la connexion au serveur de courrier échoue (${codes}).`,
  },
  clock: { right: 'elle s’accorde avec celle de la base.' },
  seal: {
    until: (day: string) => `la clé va avec le certificat, valable jusqu’au ${day}.`,
    soon: (day: string) =>
      `le certificat n’est valable que jusqu’au ${day} : faites-le renouveler (SEAL_CERTIFICATE_FILE).`,
    over: (day: string) => `le certificat a expiré le ${day}.`,
    own: (day: string) =>
      `la clé va avec le certificat, valable jusqu’au ${day}, qui se porte garant de lui-même : un lecteur de PDF ne le connaîtra pas.`,
  },
  tls: {
    until: (host: string, day: string) => `le certificat de ${host} est valable jusqu’au ${day}.`,
    soon: (host: string, day: string) =>
      `le certificat de ${host} n’est valable que jusqu’au ${day} : il aurait dû être renouvelé.`,
    refused: (host: string, code: string) =>
      `${host} ne présente pas de certificat reconnu (${code}).`,
    silent: (host: string, code: string) => `${host} ne répond pas (${code}).`,
    plain: (address: string) => `${address} n’est pas en https : ce qui s’y dit se lit en chemin.`,
    demo: 'la démonstration n’en a pas besoin.',
  },
  proxy: {
    serves: 'Sillage répond à son adresse publique, et y demande https (HSTS).',
    otherAnswer: (status: number) =>
      `à l’adresse publique, la disponibilité répond ${status} : Sillage est arrêté, ou un autre programme répond.`,
    silent: 'personne ne répond à l’adresse publique : Sillage est arrêté, ou le proxy.',
    noHsts:
      'Sillage répond à son adresse publique sans demander https (HSTS) : le proxy retire cet en-tête, ou ne dit pas X-Forwarded-Proto.',
    untrusted:
      'TRUSTED_PROXIES manque alors que Sillage n’écoute que sur cette machine : tous les visiteurs auraient l’adresse du proxy, et partageraient un même budget. Indiquez-y son adresse.',
  },
  failed: (name: string) => `interrompu par une erreur inattendue (${name}).`,
  sum: (faults: number, warnings: number) =>
    faults > 0
      ? `Points à corriger : ${faults}. À surveiller : ${warnings}.`
      : `Rien n’empêche de servir. À surveiller : ${warnings}.`,
} as const
