import { Eraser } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../nav/button.tsx'
import { SIGNATURE_MESSAGES as SAY } from '../ui.messages.ts'
import { Field, FieldError } from './field.tsx'
import { FieldOk } from './field-ok.tsx'
import { Segmented } from './segmented.tsx'
import { TextInput } from './text-input.tsx'
import { penOf, trimmedPng } from './trimmed-png.ts'
import { fitToScreen, useDrawnSignature } from './use-drawn-signature.ts'
import './signature-pad.css'

export type SignatureKind = 'drawn' | 'typed'

type SignaturePadProps = {
  /** A trimmed PNG data URL, or null once the sheet is empty; and how it was made. */
  onChange: (dataUrl: string | null, kind: SignatureKind) => void
  error?: string | undefined
  /** Narrower sheet, for dialogs. */
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
    active: mode === 'draw' && !disabled,
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
          {state === 'saved' && !error && <FieldOk>{SAY.saved}</FieldOk>}
          {error && <FieldError>{error}</FieldError>}
        </div>
        <Button
          variant="text"
          size="s"
          icon={Eraser}
          disabled={disabled}
          // stays in the way of the keyboard, so that clearing does not lose the focus
          aria-disabled={state === 'empty' || undefined}
          onClick={() => state !== 'empty' && clear()}
        >
          {SAY.clear}
        </Button>
      </div>
    </div>
  )
}

/** Writes a name on the sheet in the display face, leaning, as large as it fits. */
async function writeName(canvas: HTMLCanvasElement, name: string): Promise<void> {
  const context = penOf(canvas)
  if (!context) return
  const { width, height } = canvas
  const style = getComputedStyle(canvas)
  const family = style.getPropertyValue('--font-display') || 'system-ui'
  const font = (size: number) => `italic 400 ${size}px ${family}`
  await document.fonts.load(font(40), name)
  context.setTransform(1, 0, 0, 1, 0, 0)
  const wanted = height * 0.36
  context.font = font(wanted)
  const fits = (width * 0.84) / Math.max(context.measureText(name).width, 1)
  context.clearRect(0, 0, width, height)
  context.font = font(Math.min(wanted, wanted * fits))
  context.fillStyle = style.getPropertyValue('--pen') || 'black'
  context.letterSpacing = '-0.02em'
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  context.fillText(name, width / 2, height * 0.7)
}
