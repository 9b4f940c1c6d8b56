import { isPicture } from '@sillage/domain/claims/attachments.ts'
import type { ClaimFile } from '@sillage/wire/claim-message.ts'
import { useQuery } from '@tanstack/react-query'
import { FileImage, FileText } from 'lucide-react'
import { useState } from 'react'
import { saveFile } from '../shell/save-file.ts'
import { Icon } from '../ui/icon.tsx'
import { toast } from '../ui/toast.ts'
import { messagesApi } from './claims-api.ts'
import { DISCUSSION } from './discussion.messages.ts'
import { fileSize } from './file-size.ts'

/** A document of a claim: its preview or its type, its name, its size; pressing it downloads it. */
export function AttachmentLink({ claimId, file }: { claimId: string; file: ClaimFile }) {
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      saveFile(await messagesApi.download({ params: { id: claimId, fileId: file.file_id } }), {
        name: file.file_name,
        type: 'application/octet-stream',
      })
    } catch {
      toast.error(DISCUSSION.downloadFailed(file.file_name))
    }
    setBusy(false)
  }
  return (
    <button
      type="button"
      className="attachment"
      aria-label={DISCUSSION.download(file.file_name)}
      aria-busy={isBusy || undefined}
      onClick={() => void save()}
    >
      {file.has_thumbnail ? (
        <Thumbnail claimId={claimId} file={file} />
      ) : (
        <Icon of={isPicture(file.type) ? FileImage : FileText} />
      )}
      <span className="attachment-text">
        <b>{file.file_name}</b>
        <span className="num">{`${file.type.toUpperCase()}, ${fileSize(file.bytes)}`}</span>
      </span>
    </button>
  )
}

function Thumbnail({ claimId, file }: { claimId: string; file: ClaimFile }) {
  const { data } = useQuery({
    queryKey: ['claims', claimId, 'thumbnail', file.file_id],
    queryFn: async ({ signal }) => {
      const params = { id: claimId, fileId: file.file_id }
      const bytes = await messagesApi.thumbnail({ params, signal })
      return URL.createObjectURL(new Blob([bytes], { type: 'image/webp' }))
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
  return data ? (
    <img className="attachment-preview" src={data} alt="" />
  ) : (
    <span className="attachment-preview">
      <Icon of={FileImage} />
    </span>
  )
}
