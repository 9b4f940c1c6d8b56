import { HEALTH_MESSAGES } from '@sillage/domain/claims/health/health-papers.messages.ts'
import { ApiError } from '@sillage/wire/http/client.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Camera, RefreshCw, Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { FieldError } from '../../ui/input/field.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { DISCUSSION } from '../discussion/discussion.messages.ts'
import { FileInput } from '../files/file-input.tsx'
import { HealthConsent } from '../files/health-consent.tsx'
import { uploadFile } from '../files/upload-file.ts'
import { CLAIM_PAGE as SAY } from './claim.messages.ts'

interface SentFiles {
  readonly files: string[]
  readonly health_consent: boolean
}

interface ProvideProps {
  readonly claimId: string
  readonly label: string
  /** Whether a phone opens its camera for it. */
  readonly isPhoto: boolean
  /** Links the uploaded files to what was asked for. */
  readonly onSent: (sent: SentFiles, idempotencyKey: string) => Promise<unknown>
  /** Whether the files may contain health data, which needs explicit consent. */
  readonly medical: 'always' | 'perhaps' | null
  readonly isTeam: boolean
}

/** Sends one document: picked or photographed, uploaded with progress, then linked to what was asked for. */
export function ProvideDocument(props: ProvideProps) {
  const { claimId, label, isPhoto, medical, isTeam, onSent } = props
  const client = useQueryClient()
  const picker = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const [share, setShare] = useState<number | null>(null)
  const [failed, setFailed] = useState<Failed | null>(null)
  const [isHealth, setHealth] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const waitsForConsent = medical === 'always' && !isTeam && !isHealth
  const choose = () => (waitsForConsent ? setAsked(true) : picker.current?.click())

  const send = async (sending: Sending) => {
    const { files, stored, key } = sending
    if (files.length === 0) return
    setFailed(null)
    setShare(0)
    try {
      // in sequence: phones have little bandwidth, and the progress stays accurate
      for (const file of files.slice(stored.length)) {
        const { file_id: id } = await uploadFile({
          claimId,
          file,
          signal: new AbortController().signal,
          onProgress: (sent) => setShare((stored.length + sent) / files.length),
        })
        stored.push(id)
      }
      await onSent({ files: stored, health_consent: isHealth }, key)
      toast.success(SAY.received(label))
      await client.invalidateQueries({ queryKey: ['claims', claimId] })
    } catch (failure) {
      setFailed({ sending, failure })
    }
    setShare(null)
  }
  const start = (files: readonly File[]) =>
    void send({ files, stored: [], key: crypto.randomUUID() })

  const busyLabel = share === null ? undefined : SAY.sendingShare(Math.round(share * 100))
  return (
    <div className="provide">
      {medical !== null && (
        <HealthConsent
          isTeam={isTeam}
          isOptional={medical === 'perhaps'}
          checked={isHealth}
          onChange={setHealth}
          error={isAsked && waitsForConsent ? HEALTH_MESSAGES.consentMissing : undefined}
        />
      )}
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
          onClick={choose}
        >
          {SAY.sendDocument}
        </Button>
      </div>
      <FileInput ref={picker} multiple label={SAY.sendDocumentNamed(label)} onFiles={start} />
      {isPhoto && (
        <FileInput
          ref={camera}
          capture="environment"
          label={SAY.takePhotoNamed(label)}
          onFiles={start}
        />
      )}
      {failed && (
        <div role="alert" className="row">
          <FieldError>
            {failed.failure instanceof Error ? failed.failure.message : DISCUSSION.uploadCut}
          </FieldError>
          {mayHelp(failed.failure) && (
            <Button
              variant="text"
              size="s"
              icon={RefreshCw}
              onClick={() => void send(failed.sending)}
            >
              {DISCUSSION.retry}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

/** The files of one attempt: a retry skips those already stored, and the key makes it count once. */
interface Sending {
  readonly files: readonly File[]
  readonly stored: string[]
  readonly key: string
}

interface Failed {
  readonly sending: Sending
  readonly failure: unknown
}

/** Whether a retry may help: after a network failure or a server error, not after a refusal. */
function mayHelp(failure: unknown): boolean {
  return !(failure instanceof ApiError) || failure.status === 0 || failure.status >= 500
}
