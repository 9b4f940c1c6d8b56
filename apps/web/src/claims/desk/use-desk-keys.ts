import { useEffect, useEffectEvent, useState } from 'react'

interface DeskKeys {
  readonly ids: readonly string[]
  readonly onSearch: () => void
  readonly onOpen: (id: string) => void
  readonly onTake: (id: string) => void
  readonly onHelp: () => void
}

/** Single keys for the desk; they do nothing while one types, in a dialog, or with Ctrl, Alt or Cmd held. */
export function useDeskKeys(keys: DeskKeys): string | null {
  const [selected, select] = useState<string | null>(null)
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || isElsewhere(event.target)) return
    const at = selected === null ? -1 : keys.ids.indexOf(selected)
    const moves: Record<string, () => void> = {
      '/': keys.onSearch,
      '?': keys.onHelp,
      j: () => select(keys.ids[Math.min(at + 1, keys.ids.length - 1)] ?? null),
      k: () => select(keys.ids[Math.max(at - 1, 0)] ?? null),
      p: () => selected !== null && keys.onTake(selected),
      Enter: () => selected !== null && keys.onOpen(selected),
    }
    const move = moves[event.key]
    if (!move || (event.key === 'Enter' && isPressable(event.target))) return
    event.preventDefault()
    move()
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
  return selected !== null && keys.ids.includes(selected) ? selected : null
}

function isElsewhere(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('input, textarea, select, dialog[open]') !== null
  )
}

function isPressable(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a, button') !== null
}
