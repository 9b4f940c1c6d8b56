import { insurer, MEDIATOR_WORDS, mediator } from '@sillage/domain/documents/insurer.ts'
import type { Insurer } from './parties.ts'

/** The company named in the documents until an operator configures a real one. */
export const demonstrationInsurer: Insurer = {
  name: insurer.name,
  description: 'Société fictive de démonstration',
  addressLines: [insurer.address.join(', ')],
  notice:
    'Sillage Assurance est une société fictive de démonstration : elle n’est pas agréée, et ce document n’engage aucun assureur.',
  assistance: `${insurer.assistancePhone}, tous les jours, à toute heure (numéro fictif)`,
  complaintsEmail: insurer.complaintsEmail,
  dataProtectionEmail: insurer.privacyEmail,
  mediator: {
    name: mediator.name,
    addressLines: mediator.address,
    website: mediator.websiteLabel,
    words: MEDIATOR_WORDS,
  },
}
