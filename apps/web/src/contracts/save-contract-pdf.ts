import { api } from '../shell/api.ts'

/** Fetches the signed contract with the session's token, which a plain link can't carry, and saves it. */
export async function saveContractPdf(id: string): Promise<void> {
  savePdf(await api.contracts.pdf({ params: { id } }), `contrat_${id}.pdf`)
}

export function savePdf(bytes: Uint8Array<ArrayBuffer>, name: string): void {
  const address = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // the browser reads the address after this task
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
