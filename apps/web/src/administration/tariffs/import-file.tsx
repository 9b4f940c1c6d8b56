import type { PreparedTariff } from '@sillage/wire/administration/tariffs.ts'
import { CallFailure } from '../../ui/feedback/banner.tsx'
import { FileButton } from '../../ui/input/file-button.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { TARIFFS as SAY } from './tariffs.messages.ts'
import { useUpload } from './use-tariffs.ts'

interface ImportFileProps {
  readonly tariff: PreparedTariff
  readonly isDisabled: boolean
}

/** Uploads a file of tariff values; the server says why it refuses one. */
export function ImportFile({ tariff, isDisabled }: ImportFileProps) {
  const uploading = useUpload(tariff.id)
  const choose = (file: File) => {
    const { revision } = tariff
    uploading.mutate({ revision, file }, { onSuccess: () => toast.success(SAY.imported) })
  }
  return (
    <>
      <FileButton
        accept=".json,application/json"
        busy={uploading.isPending}
        disabled={isDisabled}
        onChoose={choose}
      >
        {SAY.import}
      </FileButton>
      <CallFailure error={uploading.error} lead={SAY.importFailed} />
    </>
  )
}
