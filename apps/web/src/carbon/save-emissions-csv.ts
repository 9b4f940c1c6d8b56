import { api } from '../shell/api.ts'
import { saveFile } from '../shell/save-file.ts'

/** Fetches the emissions and saves them. */
export async function saveEmissionsCsv(today: Temporal.PlainDate): Promise<void> {
  const bytes = await api.contracts.emissionsCsv()
  saveFile(bytes, { name: `emissions_${today.toString()}.csv`, type: 'text/csv' })
}
