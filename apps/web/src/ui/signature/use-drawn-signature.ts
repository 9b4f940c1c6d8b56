import { type RefObject, useEffect, useRef } from 'react'
import { drawingPen } from './drawing-pen.ts'

type DrawnSignature = { active: boolean; onStart: () => void; onEnd: () => void }

/** The pen of a canvas, while it is active. */
export function useDrawnSignature(
  canvas: RefObject<HTMLCanvasElement | null>,
  options: DrawnSignature,
): { clear: () => void } {
  const { active } = options
  const pen = useRef<ReturnType<typeof drawingPen>>(undefined)
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })

  useEffect(() => {
    const element = canvas.current
    if (!element || !active) return
    const created = drawingPen(element, {
      onStart: () => latest.current.onStart(),
      onEnd: () => latest.current.onEnd(),
    })
    pen.current = created
    return () => {
      created.off()
      pen.current = undefined
    }
  }, [active, canvas])

  return { clear: () => pen.current?.clear() }
}
