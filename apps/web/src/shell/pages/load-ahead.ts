import type { LazyPart } from './lazy-part.tsx'

/** For the button that opens a part: loads it once the button is pointed at or focused, so that a click need not wait. */
export function loadAhead(part: Pick<LazyPart<never>, 'load'>) {
  // a failed load is tried again, and its error shown, when the part opens
  const load = () => void part.load().catch(() => undefined)
  return { onPointerEnter: load, onFocus: load }
}
