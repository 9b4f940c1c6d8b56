export const THIRD = {
  add: 'Ajouter un tiers',
  relation: 'Qui est cette personne pour ce sinistre\u202f?',
  relationMissing: 'Dites ce qui amène cette personne.',
  email: 'Son adresse e-mail exacte',
  emailHint: 'Celle de son compte. La recherche reste au journal.',
  emailMissing: 'Indiquez une adresse e-mail.',
  find: 'Chercher',
  finding: 'Recherche…',
  findFailed: 'La recherche n’a pas abouti.',
  nobody:
    'Aucun compte n’a cette adresse\u00a0: la personne crée d’abord le sien, avec cette adresse.',
  present: (name: string) => `${name} participe déjà à ce sinistre.`,
  confirm: (name: string, relation: string) => `Ajouter ${name} (${relation.toLowerCase()})`,
  adding: 'Ajout en cours…',
  addFailed: 'Cette personne n’a pas pu être ajoutée.',
  other: 'Chercher quelqu’un d’autre',
  ofTeam: 'Cette personne est de l’équipe\u00a0: elle ne pourra plus traiter ce sinistre.',
  sees: 'Elle lira toute la discussion, celle d’avant aussi, et pourra y écrire.',
  filesSeen: 'Des documents, elle verra les siens et ceux que vous partagerez avec elle.',
  hidden:
    'Rien d’autre\u00a0: ni la déclaration, ni les demandes, ni la décision, ni une pièce de santé.',

  note: 'Vous participez à cette discussion',
  as: (relation: string) => `en tant que ${relation.toLowerCase()}`,

  shares: 'Partagé avec',
  sharesHint: 'Chacun ne voit du dossier que la discussion et ces documents.',
  shareFailed: 'Le partage n’a pas pu être changé.',
} as const
