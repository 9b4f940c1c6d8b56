import { Eraser } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Field, FieldError } from '../input/field.tsx'
import { FieldOk } from '../input/field-ok.tsx'
import { Segmented } from '../input/segmented.tsx'
import { TextInput } from '../input/text-input.tsx'
import { Button } from '../nav/button.tsx'
import { SIGNATURE_MESSAGES as SAY } from '../ui.messages.ts'
import { fitToScreen } from './drawing-pen.ts'
import { trimmedPng } from './trimmed-png.ts'
import { useDrawnSignature } from './use-drawn-signature.ts'
import { writeName } from './write-name.ts'
import './signature-pad.css'

export type SignatureKind = 'drawn' | 'typed'

type SignaturePadProps = {
  /** Called with a trimmed PNG data URL, null once cleared, and how the signature was made. */
  onChange: (dataUrl: string | null, kind: SignatureKind) => void
  error?: string | undefined
  /** A narrower pad, for dialogs. */
  compact?: boolean | undefined
  disabled?: boolean | undefined
}

type Mode = 'draw' | 'type'

const modes = [
  { value: 'draw', label: SAY.draw },
  { value: 'type', label: SAY.type },
] as const

export function SignaturePad({ onChange, error, compact, disabled }: SignaturePadProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const latestName = useRef('')
  const [mode, setMode] = useState<Mode>('draw')
  const [name, setName] = useState('')
  const [state, setState] = useState<'empty' | 'drawing' | 'saved'>('empty')

  const save = (dataUrl: string | null) => {
    setState(dataUrl ? 'saved' : 'empty')
    onChange(dataUrl, mode === 'type' ? 'typed' : 'drawn')
  }
  const pad = useDrawnSignature(canvas, {
    active: mode === 'draw',
    disabled,
    onStart: () => setState('drawing'),
    onEnd: () => canvas.current && save(trimmedPng(canvas.current)),
  })

  const type = async (typed: string) => {
    setName(typed)
    if (!canvas.current) return
    latestName.current = typed
    await writeName(canvas.current, typed.trim())
    if (latestName.current !== typed) return
    save(trimmedPng(canvas.current))
  }
  const clear = () => {
    setName('')
    latestName.current = ''
    pad.clear()
    if (canvas.current) fitToScreen(canvas.current)
    save(null)
  }

  useEffect(() => {
    if (canvas.current && mode === 'type') fitToScreen(canvas.current)
  }, [mode])

  return (
    <div className="signature">
      <Segmented
        className="signature-modes"
        legend={SAY.way}
        legendHidden
        value={mode}
        options={modes}
        disabled={disabled}
        onChange={(next) => {
          clear()
          setMode(next)
        }}
      />
      {mode === 'type' && (
        <Field label={SAY.name}>
          <TextInput
            autoComplete="name"
            maxLength={60}
            value={name}
            disabled={disabled}
            onChange={(event) => type(event.target.value)}
          />
        </Field>
      )}
      <div
        className={compact ? 'pad pad-compact' : 'pad'}
        data-invalid={error ? true : undefined}
        data-state={state}
      >
        <canvas
          ref={canvas}
          role="img"
          aria-label={state === 'saved' ? SAY.image : SAY.emptyImage}
        />
        {state === 'empty' && mode === 'draw' && <span className="pad-hint">{SAY.here}</span>}
      </div>
      <div className="signature-foot">
        <div role="status">
          {state === 'saved' && !error && <FieldOk>{SAY.ready}</FieldOk>}
          {error && <FieldError>{error}</FieldError>}
        </div>
        <Button
          variant="text"
          size="s"
          icon={Eraser}
          disabled={disabled}
          // aria-disabled keeps it focusable, so that clearing doesn't lose the focus
          aria-disabled={state === 'empty' || undefined}
          onClick={() => state !== 'empty' && clear()}
        >
          {SAY.clear}
        </Button>
      </div>
    </div>
  )
}
