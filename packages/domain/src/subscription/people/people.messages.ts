/** Every sentence about people, the vehicle and their documents. */
export const PEOPLE_MESSAGES = {
  nameMissing: 'Indiquez le prénom et le nom, tels qu’ils figurent sur la pièce d’identité.',
  nameLetters:
    'Un prénom et un nom s’écrivent ici en lettres latines, sans chiffre\u00a0: recopiez ceux de la pièce d’identité, ou la ligne en lettres latines du passeport.',
  nameIncomplete:
    'Il faut un prénom et un nom, d’au moins deux lettres chacun, comme sur la pièce d’identité.',
  nameTooLong: (most: number) => `Un nom compte ${most} caractères au plus.`,

  dayUnread: 'Écrivez la date ainsi\u00a0: 14/05/1988.',
  birthInFuture: 'Une date de naissance ne peut pas être future.',
  birthTooOld: 'Cette date de naissance donne plus de 120 ans\u00a0: vérifiez l’année.',
  placeUnread: 'Indiquez la ville de naissance, en lettres.',
  minorPolicyholder: 'Il faut avoir 18 ans pour souscrire un contrat.',

  countryUnknown: (text: string) =>
    `«\u00a0${text}\u00a0» n’est pas un pays que nous connaissons\u00a0: écrivez son nom en français, par exemple France.`,
  phoneUnread:
    'Écrivez le numéro avec ses chiffres seulement\u00a0: 06 12 34 56 78, ou +32 470 12 34 56 hors de France.',
  addressUnread:
    'Écrivez le numéro et la rue, puis le code postal et la ville\u00a0: 12 rue de la Juiverie, 44000 Nantes.',

  plateUnread:
    'Une plaque française s’écrit AA-123-AA ou 1234 AB 75. Si la vôtre est étrangère, ajoutez son pays\u00a0: B AB 1234 (Allemagne).',
  plateLetters:
    'Les plaques françaises n’emploient ni I, ni O, ni U, ni SS\u00a0: recopiez la ligne A de la carte grise.',
  vinUnread:
    'Le numéro d’identification (ligne E de la carte grise) a 17 caractères, sans I, O ni Q.',
  vinKey:
    'Ce numéro d’identification comporte une erreur\u00a0: sa clé ne correspond pas. Recopiez la ligne E de la carte grise.',

  licenceNumberFrench:
    'Le numéro d’un permis français a 12 chiffres, ou 9 caractères comme 13AA00002\u00a0: c’est la ligne 5.',
  licenceNumberForeign: 'Le numéro du permis compte de 4 à 20 lettres et chiffres.',
  licenceInFuture: 'La date du permis ne peut pas être future.',
  licenceTooYoung: (age: number) =>
    `Le permis aurait été obtenu avant ${age} ans\u00a0: vérifiez la date du permis et celle de la naissance.`,
  tooYoungToDrive: ({ name, age, least }: { name: string; age: number; least: number }) =>
    `${name} n’a que ${age}\u00a0an${age > 1 ? 's' : ''}\u00a0: on ne conduit pas avant ${least}\u00a0ans, même en conduite accompagnée.`,

  missing: (question: string) =>
    `Il manque la réponse à «\u00a0${question}\u00a0»\u00a0: elle se donne avec les autres réponses du questionnaire.`,
  lineTooShort: 'Écrivez au moins deux lettres ou chiffres.',
  driverAge: ({ age, chosen }: { age: number; chosen: string }) =>
    `Au premier jour du contrat, le conducteur principal aura ${age} ans, et vous avez répondu «\u00a0${chosen}\u00a0».`,
  licenceYears: ({ years, chosen }: { years: number; chosen: string }) =>
    `Au premier jour du contrat, le permis aura ${years === 0 ? 'moins d’un an' : `${years} ${years < 2 ? 'an' : 'ans'}`}, et vous avez répondu «\u00a0${chosen}\u00a0».`,
  coefficientYears: ({ years, least, chosen }: { years: number; least: string; chosen: string }) =>
    `${years === 0 ? 'Avec un permis de moins d’un an' : `Avec ${years} ${years < 2 ? 'an' : 'ans'} de permis`}, le coefficient est d’au moins ${least}, et vous avez répondu ${chosen}. Vérifiez le relevé d’information.`,
  oldestAge: ({ age, chosen }: { age: number; chosen: string }) =>
    `Au départ, le voyageur le plus âgé aura ${age} ans, et vous avez répondu «\u00a0${chosen}\u00a0».`,
  travellerTwice: (name: string) =>
    `${name} figure deux fois\u00a0: nommez l’autre voyageur, ou corrigez le nombre de voyageurs.`,
  residenceElsewhere:
    'Nous assurons seulement les voyageurs qui habitent en France, dans l’Espace économique européen ou en Suisse.',
  driverTwice: (name: string) =>
    `${name} figure deux fois parmi les conducteurs\u00a0: retirez l’une des deux lignes.`,
  licenceShared:
    'Deux conducteurs ne peuvent pas avoir le même numéro de permis\u00a0: recopiez celui de chacun, ligne 5 du permis.',
  travellersCount: ({ count, chosen }: { count: number; chosen: string }) =>
    `Vous nommez ${count} ${count < 2 ? 'voyageur' : 'voyageurs'}, et vous en assurez ${chosen}.`,

  driversUnread:
    'Écrivez chaque conducteur ainsi\u00a0: prénom nom, date de naissance, permis NUMÉRO du JJ/MM/AAAA, pays. Qui apprend à conduire n’a pas de permis\u00a0: écrivez «\u00a0conduite accompagnée\u00a0».',
  travellersUnread:
    'Écrivez chaque voyageur ainsi\u00a0: prénom nom, date de naissance, séparés par un point-virgule.',
} as const
