import { type ReactNode, useEffect, useRef } from 'react'

/** Scrolls to what it holds when it appears: what was pressed may be far from it, as in a dialog taller than its window. */
export function InView({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.scrollIntoView({ block: 'nearest' }), [])
  return <div ref={place}>{children}</div>
}
