import { Camera, Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { FieldError } from '../../ui/input/field.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { DECLARE as SAY } from '../claims.messages.ts'
import { CLAIM_PAGE } from '../detail/claim.messages.ts'
import { keptRefusalOf } from '../files/attachment-refusal.ts'
import { FileInput } from '../files/file-input.tsx'
import { UploadList } from '../files/upload-list.tsx'
import { useDraftPhotos } from './draft-photos.ts'
import '../detail/claim.css'
import '../discussion/discussion.css'

interface DeclarePhotosProps {
  readonly contractId: string
  readonly keptId: string | null
}

/** Photos and documents taken on the spot: kept on this device with the declaration, and sent with it. */
export function DeclarePhotos({ contractId, keptId }: DeclarePhotosProps) {
  const { photos = [], keeping } = useDraftPhotos(contractId, keptId)
  const [refused, setRefused] = useState<readonly string[]>([])
  const picker = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const add = async (files: readonly File[]) => {
    const why = await Promise.all(files.map((file, at) => keptRefusalOf(file, photos.length + at)))
    setRefused(why.flatMap((sentence) => sentence ?? []))
    keeping.mutate([...photos, ...files.filter((_, at) => why[at] === null)])
  }
  return (
    <section className="declare-photos" aria-labelledby="declare-photos">
      <p id="declare-photos" className="label">
        {SAY.photos}
      </p>
      <p className="small muted">{SAY.photosText}</p>
      <div className="row">
        <Button
          variant="secondary"
          size="s"
          icon={Camera}
          className="provide-camera"
          onClick={() => camera.current?.click()}
        >
          {CLAIM_PAGE.takePhoto}
        </Button>
        <Button variant="secondary" size="s" icon={Upload} onClick={() => picker.current?.click()}>
          {SAY.addFiles}
        </Button>
      </div>
      <FileInput ref={picker} multiple label={SAY.addFiles} onFiles={(files) => void add(files)} />
      <FileInput
        ref={camera}
        capture="environment"
        label={CLAIM_PAGE.takePhoto}
        onFiles={(files) => void add(files)}
      />
      <UploadList
        items={photos.map((file, at) => ({ key: String(at), file, state: 'ready' }))}
        onRemove={(key) => keeping.mutate(photos.filter((_, at) => String(at) !== key))}
      />
      <div role="alert">
        {[...refused, ...(keeping.isError ? [SAY.photosNotKept] : [])].map((why) => (
          <FieldError key={why}>{why}</FieldError>
        ))}
      </div>
    </section>
  )
}
