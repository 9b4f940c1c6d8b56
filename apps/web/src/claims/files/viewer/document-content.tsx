import type { ClaimDocument } from '@sillage/wire/claims/messages.ts'
import { FileText } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import { Button } from '../../../ui/nav/button.tsx'
import { DISCUSSION } from '../../discussion/discussion.messages.ts'
import { VIEWER as SAY } from './viewer.messages.ts'

interface ContentProps {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly type: ClaimDocument['type']
  /** The name given by the team, or by the sender. */
  readonly name: string
}

/** The content of a document: picture, text, or PDF when the browser can display one. */
export function DocumentContent({ bytes, type, name }: ContentProps) {
  if (type === 'txt') return <pre className="viewer-text">{new TextDecoder().decode(bytes)}</pre>
  return type === 'pdf' ? <Pdf bytes={bytes} name={name} /> : <Picture bytes={bytes} type={type} />
}

/**
 * A PDF in the browser's own viewer, inside a frame. The blob is typed as PDF only and inherits the page's content
 * security policy, so it can't load anything. Without such a viewer, as on a phone, it opens in a new tab.
 */
function Pdf({ bytes, name }: Pick<ContentProps, 'bytes' | 'name'>) {
  const frame = useRef<HTMLIFrameElement>(null)
  const isDrawn = navigator.pdfViewerEnabled
  useEffect(() => {
    const address = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }))
    // replaces the frame's history entry, so that the browser's back button leaves the claim and not a PDF page
    frame.current?.contentWindow?.location.replace(`${address}#view=FitH&navpanes=0`)
    return () => URL.revokeObjectURL(address)
  }, [bytes])
  const show = () => {
    const address = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }))
    open(address, '_blank')
    // leaves the new tab time to read it
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

/**
 * The server re-encoded it, so it only holds pixels. Labelled by the dialog's title, since nobody has described what
 * it shows.
 */
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
