import { savePdf } from '../../shell/api/save-file.ts'
import { contractsApi } from '../contracts-api.ts'

/** Fetches the signed contract with the session's token, which a plain link can't carry, and saves it. */
export async function saveContractPdf(id: string): Promise<void> {
  savePdf(await contractsApi.pdf({ params: { id } }), `contrat_${id}.pdf`)
}
