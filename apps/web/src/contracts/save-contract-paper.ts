import type { ContractPaper } from '@sillage/wire/contracts.ts'
import { api } from '../shell/api.ts'
import { savePdf } from './save-contract-pdf.ts'

/** Fetches a paper of a contract with the session's token, and saves it. */
export async function saveContractPaper(id: string, kind: ContractPaper): Promise<void> {
  savePdf(await api.contracts.paper({ params: { id, kind } }), `${NAMES[kind]}_${id}.pdf`)
}

const NAMES = {
  contract: 'contrat',
  attestation: 'attestation',
  extension: 'prolongation',
  renewal: 'renouvellement',
  cancellation: 'resiliation',
  withdrawal: 'renonciation',
  quote: 'devis',
  information: 'information',
  conditions: 'conditions',
} as const satisfies Record<ContractPaper, string>
