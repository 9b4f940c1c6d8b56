/** French text of the absence of a claim's handler, apart from that of the list of absences, which no claim needs. */
export const STAND_IN = {
  until: (name: string, day: string) => `${name} s’absente jusqu’au ${day}.`,
  deputy: (name: string) => `${name} suit ses dossiers.`,
  nobody: 'Personne ne suit ce dossier entre-temps\u00a0: confiez-le à quelqu’un.',
} as const
