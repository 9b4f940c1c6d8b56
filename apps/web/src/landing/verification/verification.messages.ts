export const verificationMessages = {
  title: 'Vérifier un document',
  description:
    'Contrat, attestation ou reçu : vérifiez qu’un document émis par Sillage est authentique et qu’il n’a pas changé.',
  lead: 'Un contrat, une attestation ou un reçu émis par Sillage porte un code et un cachet. Vérifiez-le ici, sans compte.',
  file: {
    heading: 'Avec le fichier',
    drop: 'Déposez le PDF ici',
    choose: 'ou choisissez-le sur votre appareil',
    privacy:
      'Le fichier ne quitte pas votre appareil : seule son empreinte, d’où rien ne se lit, est envoyée.',
  },
  code: {
    heading: 'Avec le code',
    label: 'Code de vérification',
    hint: 'Quatre groupes de cinq, à côté du code QR. Par exemple',
    example: '7K2M9-QXB4D-0HTZR-5WNEA',
    check: 'Vérifier le code',
  },
  result: 'Résultat',
  noScript: 'La vérification se fait dans votre navigateur : activez JavaScript pour l’utiliser.',
  told: 'La réponse dit ce qu’est le document et sa date, rien d’autre : ni son titulaire, ni son contenu.',
  issuedOn: 'émis le',
  verdicts: {
    authentic: {
      lead: 'Document authentique.',
      text: 'Pas un octet de ce fichier n’a changé depuis.',
    },
    changed: {
      lead: 'Document modifié.',
      text: 'Ce fichier n’est plus celui qui a été émis avec ce code : ne vous y fiez pas.',
    },
    issued: {
      lead: 'Ce code est celui d’un document émis par Sillage.',
      text: 'Comparez le titre et la date, puis déposez le fichier pour savoir s’il est resté tel quel.',
    },
    unknown: {
      lead: 'Document inconnu.',
      text: 'Sillage n’a émis ni ce fichier ni un document portant ce code. Un PDF réenregistré ou imprimé puis numérisé n’est plus l’original : essayez avec le code.',
    },
    malformed: {
      lead: 'Ce code est incomplet.',
      text: 'Il compte vingt chiffres et lettres, en quatre groupes de cinq.',
    },
    tooLarge: {
      lead: 'Ce fichier est trop lourd.',
      text: 'Les documents de Sillage pèsent moins de 20 Mo : celui-ci n’en est pas un.',
    },
    failed: {
      lead: 'La vérification n’a pas abouti.',
      text: 'Le serveur n’a pas répondu. Réessayez dans un instant.',
    },
    checking: { lead: 'Vérification…', text: '' },
  },
} as const

export type Verdict = keyof typeof verificationMessages.verdicts
