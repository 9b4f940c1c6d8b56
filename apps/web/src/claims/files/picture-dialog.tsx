import type { ClaimFile } from '@sillage/wire/claims/claim-message.ts'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { saveFile } from '../../shell/api/save-file.ts'
import { LoadFailure } from '../../ui/feedback/load-failure.tsx'
import { Loading } from '../../ui/feedback/skeleton.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { messagesApi } from '../claims-api.ts'
import { DISCUSSION } from '../discussion/discussion.messages.ts'

interface PictureDialogProps {
  readonly claimId: string
  readonly file: ClaimFile
  readonly onClose: () => void
}

/** A picture as large as the window allows. The server has encoded it anew: nothing but pixels is shown. */
export function PictureDialog({ claimId, file, onClose }: PictureDialogProps) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['picture', claimId, file.file_id],
    queryFn: ({ signal }) =>
      messagesApi.download({ params: { id: claimId, fileId: file.file_id }, signal }),
    gcTime: 0,
  })
  const save = data && (
    <Button
      icon={Download}
      onClick={() => saveFile(data, { name: file.file_name, type: 'application/octet-stream' })}
    >
      {DISCUSSION.save}
    </Button>
  )
  return (
    <Dialog
      open
      size="l"
      title={file.file_name}
      onClose={onClose}
      cancel={DISCUSSION.close}
      action={save}
    >
      {error && (
        <LoadFailure
          lead={DISCUSSION.downloadFailed(file.file_name)}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && <Picture bytes={data} type={file.type} />}
      {!data && !error && <Loading label={DISCUSSION.loadingPicture} />}
    </Dialog>
  )
}

/** Named by the dialog's title: nobody has described what it shows. */
function Picture({ bytes, type }: { bytes: Uint8Array<ArrayBuffer>; type: ClaimFile['type'] }) {
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const media = type === 'png' ? 'image/png' : 'image/jpeg'
    const address = URL.createObjectURL(new Blob([bytes], { type: media }))
    if (image.current) image.current.src = address
    return () => URL.revokeObjectURL(address)
  }, [bytes, type])
  return <img ref={image} className="picture" alt={DISCUSSION.picture} />
}
