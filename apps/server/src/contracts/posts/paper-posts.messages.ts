import type { PostOccasion } from '@sillage/domain/contracts/paper-posts.ts'
import { type NamedContract, namedContract } from '../chain/contract-life.messages.ts'

interface Said {
  readonly subject: string
  readonly lead: string
}

const SAID: Readonly<Record<PostOccasion | 'termination', Said>> = {
  signature: {
    subject: 'Les documents de votre contrat',
    lead: 'Votre contrat est signé. Voici vos documents, à conserver\u00a0:',
  },
  extension: {
    subject: 'Les documents de votre prolongation',
    lead: 'Votre prolongation est signée. Voici vos documents, à conserver\u00a0:',
  },
  renewal: {
    subject: 'Les documents de votre renouvellement',
    lead: 'Votre renouvellement est signé. Voici vos documents, à conserver\u00a0:',
  },
  plate_change: {
    subject: 'Les documents de votre changement d’immatriculation',
    lead: 'Votre changement d’immatriculation est signé. Voici vos documents, à conserver\u00a0:',
  },
  cancellation: {
    subject: 'Le reçu de votre résiliation',
    lead: 'Votre résiliation est enregistrée. Voici votre reçu, à conserver\u00a0:',
  },
  termination: {
    subject: 'Votre contrat est résilié',
    lead: 'Votre contrat est résilié pour non-paiement, par une lettre recommandée envoyée à votre dernière adresse connue. «\u00a0Mes paiements\u00a0» dit ce qui reste dû. Voici l’avis de résiliation, à conserver\u00a0:',
  },
  withdrawal: {
    subject: 'L’accusé de réception de votre renonciation',
    lead: 'Votre renonciation est enregistrée. Voici votre accusé de réception, à conserver\u00a0:',
  },
  expiry: {
    subject: 'Votre contrat est arrivé à son terme',
    lead: 'Votre contrat est arrivé à son terme.',
  },
}

const CLAIMS_HISTORY =
  'Votre relevé d’information est établi\u00a0: il vous attend parmi les documents de votre contrat, prêt pour un autre assureur.'

/** The mail with the documents attached: it names the contract and the documents, and says what an end pays back. */
export function paperMail(
  occasion: keyof typeof SAID,
  {
    contract,
    money,
    titles,
    hasClaimsHistory,
  }: {
    contract: NamedContract
    /** What an end pays back and leaves to pay; null for what ends nothing. */
    money: string | null
    titles: readonly string[]
    hasClaimsHistory: boolean
  },
) {
  const { subject, lead } = SAID[occasion]
  const parts = [
    'Bonjour,',
    `Contrat\u00a0: ${namedContract(contract)}.`,
    [lead, ...titles.map((title) => `- ${title}`)].join('\n'),
    ...(money === null ? [] : [money]),
    ...(hasClaimsHistory ? [CLAIMS_HISTORY] : []),
  ]
  return { subject, text: parts.join('\n\n') }
}

/** The in-app notice once a contract of a motor vehicle is over. */
export const CLAIMS_HISTORY_READY = 'Votre relevé d’information est prêt.'
