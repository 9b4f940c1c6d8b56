import { type RefObject, useEffect, useRef, useState } from 'react'
import SignaturePadLibrary from 'signature_pad'
import { penOf } from './trimmed-png.ts'

type DrawnSignature = { active: boolean; onStart: () => void; onEnd: () => void }

/** The pen of a canvas: sharp on dense screens, and the drawing survives a change of size. */
export function useDrawnSignature(
  canvas: RefObject<HTMLCanvasElement | null>,
  options: DrawnSignature,
) {
  const { active } = options
  const [pad, setPad] = useState<SignaturePadLibrary>()
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })

  useEffect(() => {
    const element = canvas.current
    if (!element || !active) return
    const penColor = getComputedStyle(element).getPropertyValue('--pen').trim() || 'black'
    const created = new SignaturePadLibrary(element, {
      penColor,
      minWidth: 0.9,
      maxWidth: 2.8,
      canvasContextOptions: { willReadFrequently: true },
    })
    let drawnAt = 0
    const resize = () => {
      const width = element.clientWidth
      if (width === 0 || width === drawnAt) return
      const strokes = created.toData()
      const factor = drawnAt === 0 ? 1 : width / drawnAt
      fitToScreen(element)
      created.fromData(
        strokes.map((stroke) => ({
          ...stroke,
          minWidth: stroke.minWidth * factor,
          maxWidth: stroke.maxWidth * factor,
          points: stroke.points.map((point) => ({
            ...point,
            x: point.x * factor,
            y: point.y * factor,
          })),
        })),
      )
      drawnAt = width
    }
    const start = () => latest.current.onStart()
    const end = () => latest.current.onEnd()
    created.addEventListener('beginStroke', start)
    created.addEventListener('endStroke', end)
    const observer = new ResizeObserver(resize)
    observer.observe(element)
    resize()
    setPad(created)
    return () => {
      observer.disconnect()
      created.off()
      setPad(undefined)
    }
  }, [active, canvas])

  return pad
}

/** As many pixels as the screen has, two per CSS pixel at least so that the print is fine. */
export function fitToScreen(canvas: HTMLCanvasElement) {
  const ratio = Math.min(Math.max(window.devicePixelRatio, 2), 3)
  canvas.width = Math.round(canvas.clientWidth * ratio)
  canvas.height = Math.round(canvas.clientHeight * ratio)
  penOf(canvas)?.scale(ratio, ratio)
}
