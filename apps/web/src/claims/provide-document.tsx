import { useQueryClient } from '@tanstack/react-query'
import { Camera, Upload } from 'lucide-react'
import { type ComponentProps, useRef, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { FieldError } from '../ui/field.tsx'
import { toast } from '../ui/toast.ts'
import { CLAIM_PAGE as SAY } from './claim.messages.ts'
import { DISCUSSION } from './discussion.messages.ts'
import { uploadFile } from './upload-file.ts'

interface ProvideProps {
  readonly claimId: string
  readonly label: string
  /** Pictures are taken straight from the camera of a phone. */
  readonly isPhoto: boolean
  /** Says what the files, now stored, are for. */
  readonly onSent: (files: string[]) => Promise<unknown>
}

/** Answers one document: chosen or photographed, sent with its progress, then tied to what was asked. */
export function ProvideDocument({ claimId, label, isPhoto, onSent }: ProvideProps) {
  const client = useQueryClient()
  const picker = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const [share, setShare] = useState<number | null>(null)
  const [error, setError] = useState<string | null>(null)

  const send = async (files: readonly File[]) => {
    if (files.length === 0) return
    setError(null)
    setShare(0)
    try {
      const ids: string[] = []
      for (const [at, file] of files.entries()) {
        // one after the other: a phone's line is narrow, and the share stays honest
        const stored = await uploadFile({
          claimId,
          file,
          signal: new AbortController().signal,
          onProgress: (sent) => setShare((at + sent) / files.length),
        })
        ids.push(stored.file_id)
      }
      await onSent(ids)
      toast.success(SAY.received(label))
      await client.invalidateQueries({ queryKey: ['claims', claimId] })
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : DISCUSSION.uploadCut)
    }
    setShare(null)
  }

  const busyLabel = share === null ? undefined : SAY.sendingShare(Math.round(share * 100))
  return (
    <div className="provide">
      <div className="row">
        {isPhoto && (
          <Button
            variant="secondary"
            size="s"
            icon={Camera}
            className="provide-camera"
            aria-label={SAY.takePhotoNamed(label)}
            disabled={share !== null}
            onClick={() => camera.current?.click()}
          >
            {SAY.takePhoto}
          </Button>
        )}
        <Button
          variant="secondary"
          size="s"
          icon={Upload}
          aria-label={busyLabel ? undefined : SAY.sendDocumentNamed(label)}
          busy={share !== null}
          busyLabel={busyLabel}
          onClick={() => picker.current?.click()}
        >
          {SAY.sendDocument}
        </Button>
      </div>
      <FileInput
        ref={picker}
        multiple
        accept=".pdf,.jpg,.jpeg,.png,.txt"
        label={SAY.sendDocumentNamed(label)}
        onFiles={(files) => void send(files)}
      />
      {isPhoto && (
        <FileInput
          ref={camera}
          capture="environment"
          accept="image/jpeg,image/png"
          label={SAY.takePhotoNamed(label)}
          onFiles={(files) => void send(files)}
        />
      )}
      {error && (
        <div role="alert">
          <FieldError>{error}</FieldError>
        </div>
      )}
    </div>
  )
}

type FileInputProps = ComponentProps<'input'> & {
  readonly label: string
  readonly onFiles: (files: readonly File[]) => void
}

/** Opened by a button of its own; the same file may be chosen twice in a row. */
function FileInput({ label, onFiles, ...rest }: FileInputProps) {
  return (
    <input
      {...rest}
      type="file"
      hidden
      aria-label={label}
      onChange={(event) => {
        onFiles([...(event.target.files ?? [])])
        event.target.value = ''
      }}
    />
  )
}
