import { useEffectEvent, useLayoutEffect } from 'react'
import { areSingleKeysOn } from './single-keys.ts'

/** Single-key shortcuts, unless turned off; ignored while typing, in a dialog, or with Ctrl, Alt or Cmd held. */
export function useSingleKeys(moves: Readonly<Record<string, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!areSingleKeysOn()) return
    if (event.ctrlKey || event.altKey || event.metaKey || isElsewhere(event.target)) return
    const move = moves[event.key]
    if (!move || (event.key === 'Enter' && isPressable(event.target))) return
    event.preventDefault()
    move()
  })
  // before paint, so that a key pressed as soon as the page shows counts
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
}

function isElsewhere(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('input, textarea, select, dialog[open]') !== null
  )
}

function isPressable(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a, button') !== null
}
