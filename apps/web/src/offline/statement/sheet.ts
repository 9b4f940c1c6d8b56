import { drawingPen, fitToScreen } from '../../ui/signature/drawing-pen.ts'
import { trimmedPng } from '../../ui/signature/trimmed-png.ts'
import { writeName } from '../../ui/signature/write-name.ts'
import { element } from '../dom.ts'

interface SheetProps {
  readonly className: string
  readonly hint: string
  /** Accessible labels of the empty and drawn states. */
  readonly labels: { readonly empty: string; readonly drawn: string }
  /** PNG data URL; null once cleared. */
  readonly onChange: (png: string | null) => void
}

/** A drawing area for finger, pen or mouse. */
export function drawnSheet({ className, hint, labels, onChange }: SheetProps) {
  const canvas = element('canvas', { role: 'img', ariaLabel: labels.empty })
  const note = element('span', { className: 'pad-hint' }, hint)
  const pad = element('div', { className: `pad ${className}` }, canvas, note)
  const say = (png: string | null) => {
    pad.dataset['state'] = png === null ? 'empty' : 'saved'
    note.hidden = png !== null
    canvas.ariaLabel = png === null ? labels.empty : labels.drawn
    onChange(png)
  }
  pad.dataset['state'] = 'empty'
  const pen = drawingPen(canvas, {
    onStart: () => {
      note.hidden = true
    },
    onEnd: () => say(trimmedPng(canvas)),
  })
  const clear = () => {
    pen.clear()
    // writing a typed name changed the canvas scale
    fitToScreen(canvas)
    say(null)
  }
  return {
    pad,
    clear,
    write: async (name: string) => {
      clear()
      await writeName(canvas, name)
      say(trimmedPng(canvas))
    },
    mark: (isWrong: boolean) => {
      if (isWrong) pad.dataset['invalid'] = ''
      else delete pad.dataset['invalid']
    },
  }
}
