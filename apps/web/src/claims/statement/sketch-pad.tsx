import { Eraser } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '../../ui/nav/button.tsx'
import { trimmedPng } from '../../ui/signature/trimmed-png.ts'
import { useDrawnSignature } from '../../ui/signature/use-drawn-signature.ts'
import { STATEMENT as SAY } from './statement.messages.ts'
import '../../ui/signature/signature-pad.css'

/** Draws the accident with a finger or a mouse; yields a PNG data URL, or null once cleared. */
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
