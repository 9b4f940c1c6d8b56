/** French text of bulk actions on claims. */
export const DESK_BULK = {
  label: 'Avec les sinistres choisis',
  choose: (id: string) => `Choisir le sinistre ${id}`,
  chooseAll: 'Choisir tous ceux de la page',
  chosen: (count: number) => (count > 1 ? `${count} sinistres choisis` : '1 sinistre choisi'),
  clear: 'Ne plus choisir',
  giveTo: 'Confier à…',
  giving: 'En cours…',
  me: 'Moi',
  nobody: 'Personne',
  given: (count: number) => (count > 1 ? `${count} sinistres confiés.` : '1 sinistre confié.'),
  released: (count: number) =>
    count > 1 ? `${count} sinistres sans conseiller.` : '1 sinistre sans conseiller.',
  remind: (count: number) => (count > 1 ? `Relancer ${count} assurés` : 'Relancer l’assuré'),
  reminded: (count: number) => (count > 1 ? `${count} relances envoyées.` : 'Relance envoyée.'),
  eachReads: (count: number) =>
    count > 1 ? 'Chaque assuré le lit dans sa discussion.' : 'L’assuré le lit dans sa discussion.',
  notWaiting: (count: number) =>
    count > 1
      ? `${count} sinistres choisis n’attendent pas leur assuré, ou son compte est fermé\u00a0: ils ne sont pas relancés.`
      : '1 sinistre choisi n’attend pas son assuré, ou son compte est fermé\u00a0: il n’est pas relancé.',
  text: 'Message',
  reminder:
    'Bonjour,\n\nVotre dossier attend une réponse ou un document de votre part pour avancer. Pouvez-vous nous l’envoyer ici\u202f? Si quelque chose vous bloque, dites-le-nous.',
  send: 'Envoyer',
  partly: (count: number, all: number) => `Fait pour ${count} sur ${all}.`,
  csv: 'Exporter (CSV)',
  csvBusy: 'Préparation…',
  csvFailed: 'L’export n’a pas pu être préparé.',
} as const
