import SignaturePadLibrary from 'signature_pad'
import { penOf } from './trimmed-png.ts'

interface Strokes {
  readonly onStart: () => void
  readonly onEnd: () => void
}

interface DrawingPen {
  readonly clear: () => void
  /** Accepts strokes, or none; what was drawn stays. */
  readonly accept: (strokes: boolean) => void
  /** Leaves the canvas. */
  readonly leave: () => void
}

/** Free drawing on a canvas: sharp on dense screens, and the drawing survives resizing. */
export function drawingPen(canvas: HTMLCanvasElement, { onStart, onEnd }: Strokes): DrawingPen {
  const pad = new SignaturePadLibrary(canvas, {
    minWidth: 0.9,
    maxWidth: 2.8,
    canvasContextOptions: { willReadFrequently: true },
  })
  pad.addEventListener('beginStroke', () => {
    // read at the first touch: at the mount it would compute the styles of the whole page
    pad.penColor = getComputedStyle(canvas).getPropertyValue('--pen').trim() || 'black'
    onStart()
  })
  pad.addEventListener('endStroke', onEnd)
  const stopResizing = keepDrawingOnResize(canvas, pad)
  return {
    clear: () => pad.clear(),
    accept: (strokes) => (strokes ? pad.on() : pad.off()),
    leave: () => {
      stopResizing()
      pad.off()
    },
  }
}

function keepDrawingOnResize(canvas: HTMLCanvasElement, pad: SignaturePadLibrary): () => void {
  let drawnAt = 0
  const resize = () => {
    const width = canvas.clientWidth
    if (width === 0 || width === drawnAt) return
    const factor = drawnAt === 0 ? 1 : width / drawnAt
    const strokes = pad.toData().map((stroke) => ({
      ...stroke,
      minWidth: stroke.minWidth * factor,
      maxWidth: stroke.maxWidth * factor,
      points: stroke.points.map((point) => ({
        ...point,
        x: point.x * factor,
        y: point.y * factor,
      })),
    }))
    fitToScreen(canvas)
    pad.fromData(strokes)
    drawnAt = width
  }
  // told of the first size too, once the page has been laid out
  const observer = new ResizeObserver(resize)
  observer.observe(canvas)
  return () => observer.disconnect()
}

/** Sets the canvas resolution: the screen's, and at least two pixels per CSS pixel for fine print. */
export function fitToScreen(canvas: HTMLCanvasElement) {
  const ratio = Math.min(Math.max(window.devicePixelRatio, 2), 3)
  canvas.width = Math.round(canvas.clientWidth * ratio)
  canvas.height = Math.round(canvas.clientHeight * ratio)
  penOf(canvas)?.scale(ratio, ratio)
}
