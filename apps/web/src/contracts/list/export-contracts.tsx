import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { saveFile } from '../../shell/api/save-file.ts'
import { IconButton } from '../../ui/nav/icon-button.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { MESSAGES } from '../contracts.messages.ts'
import { contractsApi } from '../contracts-api.ts'

/** Downloads all contracts of the account as a table, which a company keeps beside the list of its vehicles. */
export function ExportContracts() {
  const file = useMutation({
    mutationFn: () => contractsApi.mineCsv(),
    onSuccess: (bytes) => saveFile(bytes, { name: MESSAGES.exportFile, type: 'text/csv' }),
    onError: () => toast.error(MESSAGES.exportFailed),
  })
  return (
    <IconButton
      variant="secondary"
      icon={Download}
      aria-label={MESSAGES.exportList}
      aria-busy={file.isPending}
      title={MESSAGES.exportList}
      onClick={() => file.mutate()}
    />
  )
}
