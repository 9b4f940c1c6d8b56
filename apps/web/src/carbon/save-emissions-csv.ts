import { api } from '../shell/api.ts'

/** Fetches the emissions with the session's token, which a plain link can't carry, and saves them. */
export async function saveEmissionsCsv(today: Temporal.PlainDate): Promise<void> {
  const bytes = await api.contracts.emissionsCsv()
  const address = URL.createObjectURL(new Blob([bytes], { type: 'text/csv' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `emissions_${today.toString()}.csv`
  link.click()
  // the browser reads the address after this task
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
