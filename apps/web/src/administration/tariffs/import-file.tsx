import type { PreparedTariff } from '@sillage/wire/administration/tariffs.ts'
import { Upload } from 'lucide-react'
import { useRef } from 'react'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { TARIFFS as SAY } from './tariffs.messages.ts'
import { useUpload } from './use-tariffs.ts'

interface ImportFileProps {
  readonly tariff: PreparedTariff
  readonly isDisabled: boolean
}

/** Takes the numbers of a file; the server says why it doesn’t. */
export function ImportFile({ tariff, isDisabled }: ImportFileProps) {
  const input = useRef<HTMLInputElement>(null)
  const uploading = useUpload(tariff.id)
  const choose = (file: File | undefined) => {
    if (!file) return
    const { revision } = tariff
    uploading.mutate({ revision, file }, { onSuccess: () => toast.success(SAY.imported) })
  }
  return (
    <>
      <Button
        variant="secondary"
        icon={Upload}
        disabled={isDisabled}
        busy={uploading.isPending}
        onClick={() => input.current?.click()}
      >
        {SAY.import}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        accept=".json,application/json"
        aria-label={SAY.import}
        onChange={({ target }) => {
          choose(target.files?.[0])
          // the same file, chosen again once it is mended, counts as chosen
          target.value = ''
        }}
      />
      {uploading.error && (
        <Banner tone="bad" live lead={SAY.importFailed}>
          {uploading.error.message}
        </Banner>
      )}
    </>
  )
}
