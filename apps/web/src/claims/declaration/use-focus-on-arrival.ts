import { useEffect, useRef } from 'react'

/** Focuses a part of the page that takes the place of the form, whose focused button is gone. */
export function useFocusOnArrival() {
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => {
    top.current?.focus({ preventScroll: true })
    top.current?.scrollIntoView({ block: 'start' })
  }, [])
  return top
}
