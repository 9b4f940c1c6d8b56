import { useSingleKeys } from '../trail/use-single-keys.ts'

/** Moves between the claims of the day with `j` and `k`; Enter opens the focused one, like other links. */
export function useDayKeys(): void {
  useSingleKeys({ j: () => focusFile(1), k: () => focusFile(-1) })
}

/** Focuses the claim after or before the focused one. */
function focusFile(step: 1 | -1) {
  const files = [...document.querySelectorAll<HTMLElement>('.my-day-file')]
  const at = files.findIndex((file) => file === document.activeElement)
  files[Math.min(Math.max(at + step, 0), files.length - 1)]?.focus()
}
