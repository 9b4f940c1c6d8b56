import type { VehicleEventState } from '@sillage/domain/contracts/insured-vehicles.ts'

/** French text of the insured vehicles page. */
export const VEHICLES = {
  page: 'Véhicules assurés',
  intro:
    'Ce que le fichier des véhicules assurés (FVA) doit apprendre dans les 72 heures d’un début ou d’une fin de garantie.',
  loading: 'Chargement des événements',
  failed: 'Les événements n’ont pas pu être lus.',
  refresh: 'Actualiser',
  filter: 'État',
  all: 'Tous',
  late: (count: number) =>
    counted(count, 'événement n’est pas parti à temps.', 'événements ne sont pas partis à temps.'),
  lateLead: 'En retard.',
  send: (count: number) => `Exporter ce qui attend (${count})`,
  sendFailed: 'L’envoi n’a pas pu être préparé.',
  prepared: (count: number) =>
    counted(count, 'événement est noté comme exporté.', 'événements sont notés comme exportés.'),
  files: 'Téléchargez le fichier à transmettre. Rien n’est dit transmis avant le retour du FVA.',
  csv: 'Fichier CSV',
  json: 'Fichier JSON',
  fileFailed: 'Le fichier n’a pas pu être téléchargé.',
  nothing: 'Rien n’attend d’être exporté.',
  returned: 'Retours du FVA',
  returnedHint:
    'Fichier CSV, une ligne par événement\u00a0: identifiant;statut;motif. Le statut est «\u00a0accepté\u00a0» ou «\u00a0rejeté\u00a0».',
  importFile: 'Importer les retours',
  importFailed: 'Les retours n’ont pas pu être enregistrés.',
  tooLarge: 'Ce fichier dépasse 1,5 Mo.',
  imported: (accepted: number, rejected: number) =>
    `${counted(accepted, 'événement accepté', 'événements acceptés')}, ${counted(rejected, 'rejeté', 'rejetés')}.`,
  wrongLines: (count: number) =>
    counted(count, 'ligne n’a pas été lue', 'lignes n’ont pas été lues'),
  line: (line: number) => `Ligne ${line}`,
  none: 'Aucun événement dans cet état.',
  empty: 'Aucun véhicule à moteur n’est encore assuré.',
  columns: {
    plate: 'Immatriculation',
    event: 'Événement',
    period: 'Garantie',
    due: 'À transmettre avant',
    state: 'État',
    action: 'Corriger',
  },
  contract: (number: string) => `Contrat ${number}`,
  period: (start: string, end: string) => `${start}\u00a0– ${end}`,
  ended: (end: string) => `Fin le ${end}`,
  states: {
    incomplete: 'À compléter',
    to_send: 'À exporter',
    sent: 'Exporté',
    rejected: 'Rejeté',
    acknowledged: 'Transmis',
    void: 'Sans objet',
  } as const satisfies Record<VehicleEventState, string>,
  isLate: 'En retard',
  offContract: 'Plaque différente du contrat\u00a0: avenant à faire signer',
  correct: 'Corriger',
  correctOf: (plate: string) => `Corriger l’immatriculation ${plate}`,
  correctTitle: 'Corriger l’immatriculation',
  correctIntro:
    'L’événement repartira avec le prochain export. Le contrat signé n’est pas modifié.',
  plate: 'Immatriculation (ex.\u00a0: AB-123-CD)',
  country: 'Code du pays (ex.\u00a0: FR)',
  missing: 'Ce champ est obligatoire.',
  save: 'Enregistrer',
  saveFailed: 'L’immatriculation n’a pas pu être corrigée.',
  saved: 'L’immatriculation est corrigée.',
} as const

function counted(count: number, one: string, several: string): string {
  return `${count} ${count < 2 ? one : several}`
}
