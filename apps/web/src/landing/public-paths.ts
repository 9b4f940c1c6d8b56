/** The documents to read before signing. */
export const documentPaths = {
  carInformation: '/documents/voiture/information',
  carConditions: '/documents/voiture/conditions',
  travelInformation: '/documents/voyage/information',
  travelConditions: '/documents/voyage/conditions',
} as const
