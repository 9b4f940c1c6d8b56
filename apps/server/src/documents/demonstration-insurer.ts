import type { Insurer } from './document-data.ts'

/** The company of the documents until an operator puts a real one in its place. */
export const demonstrationInsurer: Insurer = {
  name: 'Sillage Assurance',
  description: 'Société fictive de démonstration',
  addressLines: ['1, quai du Port, 44000 Nantes'],
  notice:
    'Sillage Assurance est une société fictive de démonstration : elle n’est pas agréée, et ce document n’engage aucun assureur.',
  assistance: '02 61 91 00 00, tous les jours, à toute heure (numéro fictif)',
  complaintsEmail: 'reclamations@sillage.example',
  dataProtectionEmail: 'donnees@sillage.example',
  mediator: {
    name: 'La Médiation de l’Assurance',
    addressLines: ['TSA 50110', '75441 Paris Cedex 09'],
    website: 'www.mediation-assurance.org',
  },
}
