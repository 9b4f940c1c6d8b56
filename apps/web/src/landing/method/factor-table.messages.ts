export const FACTOR_TABLE = {
  /** A factor belongs to the group whose prefix its id starts with. */
  groups: [
    { title: 'Train', ids: ['rail.'] },
    { title: 'Autocar', ids: ['coach'] },
    { title: 'Avion', ids: ['flight.lt', 'flight.1', 'flight.2', 'flight.gt'] },
    {
      title: 'Voiture',
      ids: ['car.journey', 'car.average', 'car.electric', 'car.hybrid', 'car.phev', 'car.ac'],
    },
    { title: 'Âge de la voiture', ids: ['car.age_index'] },
    { title: 'Consommations réelles', ids: ['conso.'] },
    { title: 'Énergies', ids: ['fuel.', 'elec.'] },
    { title: 'Distances', ids: ['distance.', 'flight.extra'] },
    { title: 'Incertitudes', ids: ['uncertainty.'] },
  ],
  label: (group: string) => `Facteurs, ${group}`,
  columns: { id: 'Identifiant', value: 'Valeur', scope: 'Ce qui est compté' },
  parts: (of: { usage: string; manufacturing: string; contrails: string | null }) =>
    `(usage ${of.usage}, fabrication ${of.manufacturing}${of.contrails === null ? '' : `, traînées ${of.contrails}`})`,
} as const
