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
  whatIsShown:
    'La réponse dit ce qu’est le document, sa date, ce qu’il en est aujourd’hui, et assez de l’immatriculation ou du nom pour voir qu’on les aurait changés. Rien d’autre.',
  facts: {
    standing: 'Aujourd’hui',
    subject: 'Concerne',
    title: 'Document',
    issued: 'Émis le',
    timeStamped: 'Horodaté par un tiers le',
  },
  signed: {
    heading: 'Ce que prouve le code QR',
    valid: {
      lead: 'Résumé signé par Sillage.',
      text: 'Votre navigateur vient de vérifier sa signature, sans rien demander au serveur. Il dit ce qui était vrai le jour de l’émission, et rien de ce qui s’est passé depuis.',
    },
    forged: {
      lead: 'La signature de ce code QR est fausse.',
      text: 'Sillage n’a pas signé ce résumé pour ce document : ne vous y fiez pas.',
    },
    subject: 'Concerne',
    period: 'Période du contrat',
    title: 'Document',
    issued: 'Émis le',
    contract: 'contrat n° ',
    claim: 'sinistre n° ',
    span: (start: string, end: string) => `du ${start} au ${end}`,
  },
  verdicts: {
    authentic: {
      lead: 'Document authentique.',
      text: 'Pas un octet de ce fichier n’a changé depuis qu’il a été émis.',
    },
    authenticOver: {
      lead: 'Document authentique, mais il n’assure plus personne.',
      text: 'Pas un octet de ce fichier n’a changé ; le contrat, lui, a pris fin.',
    },
    changed: {
      lead: 'Document modifié.',
      text: 'Ce fichier n’est plus celui qui a été émis avec ce code : ne vous y fiez pas. Voici ce qui avait été émis.',
    },
    issued: {
      lead: 'Ce code est celui d’un document émis par Sillage.',
      text: 'Comparez ce qui suit avec le papier, puis déposez le fichier pour savoir s’il est resté tel quel.',
    },
    issuedOver: {
      lead: 'Ce code est celui d’un document qui n’assure plus personne.',
      text: 'Sillage l’a bien émis ; le contrat, lui, a pris fin.',
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
      text: 'Le serveur n’a pas répondu : ce qu’il en est aujourd’hui n’est pas connu. Réessayez dans un instant.',
    },
    checking: { lead: 'Vérification…', text: '' },
  },
} as const

export type Verdict = keyof typeof verificationMessages.verdicts
