import type { VehicleEventKind } from '@sillage/domain/contracts/insured-vehicles.ts'

export const VEHICLE_EVENT_LABELS: Readonly<Record<VehicleEventKind, string>> = {
  start: 'Début de garantie',
  extension: 'Prolongation',
  plate_change: 'Changement d’immatriculation',
  suspension: 'Suspension',
  resumption: 'Remise en vigueur',
  end: 'Fin de garantie',
}

/** The end of a contract that ends before its first day. */
export const NEVER_STARTED_LABEL = 'Annulation avant le début'

/** The columns of the file; acknowledgements give back the first one. */
export const VEHICLE_COLUMNS = [
  'Identifiant',
  'Événement',
  'Immatriculation',
  'Pays',
  'Contrat',
  'Début',
  'Fin',
  'Survenu le',
  'À transmettre avant le',
  'Assureur',
  'Adresse de l’assureur',
] as const

export const VEHICLE_REFUSALS = {
  unknownEvent: 'Aucun événement transmis ne porte cet identifiant.',
  settled: 'Cet événement est déjà accepté.',
  notPlate: 'Une immatriculation a des lettres et des chiffres, par exemple AB-123-CD.',
  acknowledged: 'Cet événement est accepté par le fichier\u00a0: il ne se corrige plus.',
} as const
