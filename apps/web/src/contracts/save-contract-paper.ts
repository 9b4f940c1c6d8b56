import { type ContractPaper, PAPER_FILES } from '@sillage/wire/contracts.ts'
import { api } from '../shell/api.ts'
import { savePdf } from './save-contract-pdf.ts'

/** Fetches a paper of a contract with the session's token, and saves it. */
export async function saveContractPaper(id: string, kind: ContractPaper): Promise<void> {
  savePdf(await api.contracts.paper({ params: { id, kind } }), `${PAPER_FILES[kind]}_${id}.pdf`)
}
