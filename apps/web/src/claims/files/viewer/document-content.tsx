import type { ClaimDocument } from '@sillage/wire/claims/claim-message.ts'
import { FileText } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import { Button } from '../../../ui/nav/button.tsx'
import { DISCUSSION } from '../../discussion/discussion.messages.ts'
import { VIEWER as SAY } from './viewer.messages.ts'

interface ContentProps {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly type: ClaimDocument['type']
}

/** What a document shows: the picture, the text; a PDF is left to the browser, in a tab of its own. */
export function DocumentContent({ bytes, type }: ContentProps) {
  if (type === 'txt') return <pre className="viewer-text">{new TextDecoder().decode(bytes)}</pre>
  return type === 'pdf' ? <Pdf bytes={bytes} /> : <Picture bytes={bytes} type={type} />
}

function Pdf({ bytes }: { bytes: ContentProps['bytes'] }) {
  const show = () => {
    const address = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }))
    open(address, '_blank')
    // the tab reads it in its own time
    setTimeout(() => URL.revokeObjectURL(address), 5 * 60_000)
  }
  return (
    <div className="viewer-pdf">
      <Icon of={FileText} />
      <Button variant="secondary" onClick={show}>
        {SAY.openPdf}
      </Button>
      <p className="small muted">{SAY.pdfText}</p>
    </div>
  )
}

/** Encoded anew by the server: nothing but pixels. Named by the dialog's title, since nobody has described what it shows. */
function Picture({ bytes, type }: ContentProps) {
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const media = type === 'png' ? 'image/png' : 'image/jpeg'
    const address = URL.createObjectURL(new Blob([bytes], { type: media }))
    if (image.current) image.current.src = address
    return () => URL.revokeObjectURL(address)
  }, [bytes, type])
  return <img ref={image} className="picture" alt={DISCUSSION.picture} />
}
