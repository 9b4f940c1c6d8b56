import { type RefObject, useEffect, useRef } from 'react'
import { drawingPen } from './drawing-pen.ts'

type DrawnSignature = {
  active: boolean
  /** Accepts no stroke for now. */
  disabled?: boolean | undefined
  onStart: () => void
  onEnd: () => void
}

/** The pen of a canvas, while it is active. */
export function useDrawnSignature(
  canvas: RefObject<HTMLCanvasElement | null>,
  options: DrawnSignature,
): { clear: () => void } {
  const { active, disabled } = options
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
      created.leave()
      pen.current = undefined
    }
  }, [active, canvas])
  // the same pen: a new one would begin with an empty canvas
  useEffect(() => {
    if (active) pen.current?.accept(!disabled)
  }, [active, disabled])

  return { clear: () => pen.current?.clear() }
}
