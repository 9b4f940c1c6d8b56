import { isPicture } from '@sillage/domain/claims/attachments.ts'
import type { ClaimFile } from '@sillage/wire/claims/claim-message.ts'
import { useQuery } from '@tanstack/react-query'
import { FileImage, FileText } from 'lucide-react'
import { Suspense, useState } from 'react'
import { saveFile } from '../../shell/api/save-file.ts'
import { lazyPart } from '../../shell/pages/lazy-part.tsx'
import { loadAhead } from '../../shell/pages/load-ahead.ts'
import { Icon } from '../../ui/icon.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { messagesApi } from '../claims-api.ts'
import { DISCUSSION } from '../discussion/discussion.messages.ts'
import { ClosedHealthPaper } from './closed-health-paper.tsx'
import { fileSize } from './file-size.ts'
import { useShownName } from './use-claim-files.ts'

const DocumentViewer = lazyPart(
  () => import('./viewer/document-viewer.tsx'),
  (file) => file.DocumentViewer,
)

interface AttachmentProps {
  readonly claimId: string
  readonly file: ClaimFile
  /** Opens any type of file. When absent, a picture is shown and other files are downloaded. */
  readonly onOpen?: () => void
}

/** A document of a claim: preview or type, name and size. Clicking shows a picture, downloads anything else. */
export function AttachmentLink(props: AttachmentProps) {
  const isClosed = props.file.health?.is_readable === false
  return isClosed ? <ClosedHealthPaper {...props} /> : <ReadableAttachment {...props} />
}

function ReadableAttachment({ claimId, file, onOpen }: AttachmentProps) {
  const fileName = useShownName(claimId, file)
  const [isBusy, setBusy] = useState(false)
  const [isShown, setShown] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      saveFile(await messagesApi.download({ params: { id: claimId, fileId: file.file_id } }), {
        name: fileName,
        type: 'application/octet-stream',
      })
    } catch {
      toast.error(DISCUSSION.downloadFailed(fileName))
    }
    setBusy(false)
  }
  const open = onOpen ?? (() => (file.has_thumbnail ? setShown(true) : void save()))
  const isViewed = onOpen !== undefined || file.has_thumbnail
  const verb = isViewed ? DISCUSSION.show : DISCUSSION.save
  return (
    <>
      <button
        type="button"
        className="attachment"
        aria-busy={isBusy || undefined}
        {...(isViewed ? loadAhead(DocumentViewer) : {})}
        onClick={open}
      >
        {file.has_thumbnail ? (
          <Thumbnail claimId={claimId} file={file} />
        ) : (
          <Icon of={isPicture(file.type) ? FileImage : FileText} />
        )}
        <span className="vh">{`${verb} `}</span>
        <span className="attachment-text">
          <b>{fileName}</b>
          <span className="num">{`${file.type.toUpperCase()}, ${fileSize(file.bytes)}`}</span>
        </span>
      </button>
      <Suspense>
        {isShown && (
          <DocumentViewer claimId={claimId} fileId={file.file_id} onClose={() => setShown(false)} />
        )}
      </Suspense>
    </>
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
