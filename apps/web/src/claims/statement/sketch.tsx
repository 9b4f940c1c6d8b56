import { useState } from 'react'
import { Card } from '../../ui/data/card.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { SketchPad } from './sketch-pad.tsx'
import { STATEMENT as SAY } from './statement.messages.ts'

interface SketchProps {
  readonly saved: string | null
  /** Drawn and not saved yet; null once erased, undefined when untouched. */
  readonly drawn: string | null | undefined
  /** Null when the sketch is read-only. */
  readonly onDraw: ((sketch: string | null) => void) | null
}

/** The sketch of the accident, and the pad to draw it. */
export function Sketch({ saved, drawn, onDraw }: SketchProps) {
  // what was drawn before this page was opened is shown as a picture: the pad can't go on from it
  const [before, setBefore] = useState(drawn ?? null)
  const [isRedrawn, setRedrawn] = useState(drawn === null)
  const shown = (drawn === undefined ? null : before) ?? saved
  if (!shown && !onDraw) return null
  return (
    <Card title={SAY.sketch} className="statement-card">
      {onDraw && <p className="small muted">{SAY.sketchHint}</p>}
      {shown && !isRedrawn ? (
        <>
          <img className="statement-drawing" src={shown} alt={SAY.sketchImage} />
          {onDraw && (
            <Button
              variant="text"
              size="s"
              onClick={() => {
                setBefore(null)
                setRedrawn(true)
              }}
            >
              {SAY.redraw}
            </Button>
          )}
        </>
      ) : (
        onDraw && <SketchPad onChange={onDraw} />
      )}
    </Card>
  )
}
