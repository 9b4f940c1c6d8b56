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
  /** As the team, or whoever sent it, calls it. */
  readonly name: string
}

/** What a document shows: the picture, the text, the PDF where the browser draws one. */
export function DocumentContent({ bytes, type, name }: ContentProps) {
  if (type === 'txt') return <pre className="viewer-text">{new TextDecoder().decode(bytes)}</pre>
  return type === 'pdf' ? <Pdf bytes={bytes} name={name} /> : <Picture bytes={bytes} type={type} />
}

/**
 * Drawn by the browser's own viewer, apart from the page: the bytes are given as a PDF and as nothing else, and the policy of
 * the page, which they inherit, lets them load nothing. Without such a viewer, as on a phone, it opens in a tab of its own.
 */
function Pdf({ bytes, name }: Pick<ContentProps, 'bytes' | 'name'>) {
  const frame = useRef<HTMLIFrameElement>(null)
  const isDrawn = navigator.pdfViewerEnabled
  useEffect(() => {
    const address = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }))
    // in place of what was shown, so that « back » of the browser leaves the file and not the page of a PDF
    frame.current?.contentWindow?.location.replace(`${address}#view=FitH&navpanes=0`)
    return () => URL.revokeObjectURL(address)
  }, [bytes])
  const show = () => {
    const address = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }))
    open(address, '_blank')
    // the tab reads it in its own time
    setTimeout(() => URL.revokeObjectURL(address), 5 * 60_000)
  }
  if (isDrawn)
    return (
      <>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- no browser draws a PDF in a sandbox */}
        <iframe ref={frame} className="viewer-frame" title={SAY.pdf(name)} />
        <Button variant="text" size="s" onClick={show}>
          {SAY.openTab}
        </Button>
      </>
    )
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
function Picture({ bytes, type }: Pick<ContentProps, 'bytes' | 'type'>) {
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const media = type === 'png' ? 'image/png' : 'image/jpeg'
    const address = URL.createObjectURL(new Blob([bytes], { type: media }))
    if (image.current) image.current.src = address
    return () => URL.revokeObjectURL(address)
  }, [bytes, type])
  return <img ref={image} className="picture" alt={DISCUSSION.picture} />
}
