import type { ReactNode } from 'react'

const PLATE = /[A-Z]{2}-\d{3}-[A-Z]{2}/

/** A text whose number plates stay on one line: a browser may break it after each of their hyphens. */
export function withWholePlates(shown: ReactNode): ReactNode {
  const plate = typeof shown === 'string' ? PLATE.exec(shown) : null
  if (!plate) return shown
  const [text] = plate
  return (
    <>
      {plate.input.slice(0, plate.index)}
      <span className="nowrap">{text}</span>
      {withWholePlates(plate.input.slice(plate.index + text.length))}
    </>
  )
}
