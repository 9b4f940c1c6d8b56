import { useState } from 'react'
import { useSingleKeys } from '../trail/use-single-keys.ts'

interface DeskKeys {
  readonly ids: readonly string[]
  /** The row selected at first: the claim one comes back from. */
  readonly first: string | null
  readonly onSearch: () => void
  readonly onOpen: (id: string) => void
  readonly onTake: (id: string) => void
  readonly onChoose: (id: string) => void
  readonly onHelp: () => void
}

/** The keyboard shortcuts of the desk. Returns the selected row. */
export function useDeskKeys({ first, ...keys }: DeskKeys): string | null {
  const [selected, select] = useState(first)
  const at = selected === null ? -1 : keys.ids.indexOf(selected)
  useSingleKeys({
    '/': keys.onSearch,
    '?': keys.onHelp,
    j: () => select(keys.ids[Math.min(at + 1, keys.ids.length - 1)] ?? null),
    k: () => select(keys.ids[Math.max(at - 1, 0)] ?? null),
    x: () => at !== -1 && selected !== null && keys.onChoose(selected),
    p: () => selected !== null && keys.onTake(selected),
    Enter: () => at !== -1 && selected !== null && keys.onOpen(selected),
  })
  return at === -1 ? null : selected
}
