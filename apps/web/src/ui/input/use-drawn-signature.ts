import { type RefObject, useEffect, useRef } from 'react'
import SignaturePadLibrary from 'signature_pad'
import { penOf } from './trimmed-png.ts'

type DrawnSignature = { active: boolean; onStart: () => void; onEnd: () => void }

/** The pen of a canvas: sharp on dense screens, and the drawing survives a change of size. */
export function useDrawnSignature(
  canvas: RefObject<HTMLCanvasElement | null>,
  options: DrawnSignature,
): { clear: () => void } {
  const { active } = options
  const pad = useRef<SignaturePadLibrary>(undefined)
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })

  useEffect(() => {
    const element = canvas.current
    if (!element || !active) return
    const created = new SignaturePadLibrary(element, {
      penColor: getComputedStyle(element).getPropertyValue('--pen').trim() || 'black',
      minWidth: 0.9,
      maxWidth: 2.8,
      canvasContextOptions: { willReadFrequently: true },
    })
    created.addEventListener('beginStroke', () => latest.current.onStart())
    created.addEventListener('endStroke', () => latest.current.onEnd())
    pad.current = created
    const leave = keepDrawingOnResize(element, created)
    return () => {
      leave()
      created.off()
      pad.current = undefined
    }
  }, [active, canvas])

  return { clear: () => pad.current?.clear() }
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
  const observer = new ResizeObserver(resize)
  observer.observe(canvas)
  resize()
  return () => observer.disconnect()
}

/** As many pixels as the screen has, two per CSS pixel at least so that the print is fine. */
export function fitToScreen(canvas: HTMLCanvasElement) {
  const ratio = Math.min(Math.max(window.devicePixelRatio, 2), 3)
  canvas.width = Math.round(canvas.clientWidth * ratio)
  canvas.height = Math.round(canvas.clientHeight * ratio)
  penOf(canvas)?.scale(ratio, ratio)
}
