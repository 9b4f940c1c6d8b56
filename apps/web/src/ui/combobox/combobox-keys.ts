const PAGE = 10

interface Place {
  readonly at: number
  readonly count: number
  readonly isOpen: boolean
}

/** The option index a key moves to, wrapping around with the arrows; null for other keys. */
export function placeAfter(key: string, { at, count, isOpen }: Place): number | null {
  const last = count - 1
  switch (key) {
    case 'ArrowDown':
      return at === last || !isOpen ? Math.min(0, last) : at + 1
    case 'ArrowUp':
      return at <= 0 || !isOpen ? last : at - 1
    case 'Home':
      return isOpen ? Math.min(0, last) : null
    case 'End':
      return isOpen ? last : null
    case 'PageDown':
      return isOpen ? Math.min(at + PAGE, last) : null
    case 'PageUp':
      return isOpen ? Math.max(at - PAGE, Math.min(0, last)) : null
    default:
      return null
  }
}
