import { Eraser } from 'lucide-react'
import { useRef, useState } from 'react'
import { trimmedPng } from '../../ui/input/trimmed-png.ts'
import { useDrawnSignature } from '../../ui/input/use-drawn-signature.ts'
import { Button } from '../../ui/nav/button.tsx'
import { STATEMENT as SAY } from './statement.messages.ts'
import '../../ui/input/signature-pad.css'

/** A sheet on which the accident is drawn, with a finger or a mouse; a PNG data URL, or null once it is empty. */
export function SketchPad({ onChange }: { readonly onChange: (sketch: string | null) => void }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isDrawn, setDrawn] = useState(false)
  const pad = useDrawnSignature(canvas, {
    active: true,
    onStart: () => setDrawn(true),
    onEnd: () => canvas.current && onChange(trimmedPng(canvas.current)),
  })
  return (
    <>
      <div className="pad statement-sketch" data-state={isDrawn ? 'saved' : 'empty'}>
        <canvas ref={canvas} role="img" aria-label={isDrawn ? SAY.sketchImage : SAY.sketchEmpty} />
        {!isDrawn && <span className="pad-hint">{SAY.drawHere}</span>}
      </div>
      <Button
        variant="text"
        size="s"
        icon={Eraser}
        aria-disabled={!isDrawn || undefined}
        onClick={() => {
          if (!isDrawn) return
          pad.clear()
          setDrawn(false)
          onChange(null)
        }}
      >
        {SAY.erase}
      </Button>
    </>
  )
}
