/** Why a picture can't be read now; the names of others' files are not said. */
export const PICTURE_QUEUE_MESSAGES = {
  busy: 'Beaucoup d’images arrivent en ce moment. Renvoyez la vôtre dans quelques secondes.',
  enoughOfOne:
    'Plusieurs de vos images sont déjà en cours de lecture. Attendez qu’elles soient reçues, puis renvoyez celle-ci.',
} as const

/** Why a PDF can't be checked now; the names of others' files are not said. */
export const PDF_QUEUE_MESSAGES = {
  busy: 'Beaucoup de PDF arrivent en ce moment. Renvoyez le vôtre dans quelques secondes.',
  enoughOfOne:
    'Plusieurs de vos PDF sont déjà en cours de vérification. Attendez qu’ils soient reçus, puis renvoyez celui-ci.',
} as const

/** Every sentence about a refused file; each names the file. */
export const ATTACHMENT_MESSAGES = {
  tooLarge: (name: string) => `Fichier trop volumineux (10 Mo maximum) : « ${name} »`,
  tooMany: 'Un message porte dix fichiers au plus.',
  empty: (name: string) => `Le fichier « ${name} » est vide.`,
  hostileName: (name: string) =>
    `Le nom du fichier « ${name} » contient des caractères interdits. Renommez-le puis réessayez.`,
  otherType: (name: string) =>
    `Le fichier « ${name} » n’est pas accepté : envoyez un PDF, une image JPG ou PNG, ou un texte (TXT).`,
  lyingType: (name: string) =>
    `Le contenu du fichier « ${name} » ne correspond pas à son extension.`,
  unreadablePicture: (name: string) => `L’image « ${name} » est illisible.`,
  tooManyPixels: (name: string) =>
    `L’image « ${name} » compte trop de pixels (64 millions au plus).`,
  heavyPng: (name: string) =>
    `L’image «\u00a0${name}\u00a0» est un PNG trop lourd à lire (entrelacé, ou à 16 bits par couleur)\u00a0: enregistrez-la en JPG, puis envoyez cette copie.`,
  unreadableText: (name: string) => `Le fichier « ${name} » n’est pas un texte lisible (UTF-8).`,
  notBase64: (name: string) => `Le contenu du fichier « ${name} » n’est pas du base64.`,
  infected: (name: string) =>
    `Le fichier « ${name} » est refusé : l’antivirus y a trouvé une menace.`,
  scannerDown: (name: string) =>
    `L’antivirus ne répond pas : le fichier « ${name} » n’a pas pu être vérifié. Réessayez dans quelques minutes.`,
  notChecked: (name: string) =>
    `Le fichier « ${name} » n’a pas pu être vérifié à temps. Réessayez dans quelques instants.`,
  pdf: {
    program: (name: string) =>
      `Le PDF « ${name} » contient un programme : imprimez-le en PDF, puis envoyez cette copie.`,
    action: (name: string) =>
      `Le PDF « ${name} » contient une action automatique : imprimez-le en PDF, puis envoyez cette copie.`,
    file: (name: string) =>
      `Le PDF « ${name} » contient un autre fichier : imprimez-le en PDF, puis envoyez cette copie.`,
    form: (name: string) =>
      `Le PDF « ${name} » contient un formulaire dynamique : imprimez-le en PDF, puis envoyez cette copie.`,
    outside: (name: string) =>
      `Le PDF «\u00a0${name}\u00a0» va chercher une partie de son contenu ailleurs\u00a0: imprimez-le en PDF, puis envoyez cette copie.`,
    media: (name: string) =>
      `Le PDF « ${name} » contient un son, un film ou un objet animé : imprimez-le en PDF, puis envoyez cette copie.`,
    encrypted: (name: string) =>
      `Le PDF « ${name} » est protégé : enregistrez-le sans mot de passe, puis envoyez cette copie.`,
    unreadable: (name: string) =>
      `Le PDF « ${name} » est illisible : imprimez-le en PDF, puis envoyez cette copie.`,
  },
} as const
