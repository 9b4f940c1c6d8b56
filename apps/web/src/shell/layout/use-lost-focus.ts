import { useEffect } from 'react'

/** How long a room has to move the focus itself: it may know a better place. */
const GRACE = 150

/**
 * Where a button disappears with what it did, the focus goes to the heading of the part of the page it stood in, so that
 * a keyboard or a screen reader goes on from there and not from the top of the document.
 */
export function useLostFocus(): void {
  useEffect(() => {
    let path: readonly Element[] = []
    let timer: ReturnType<typeof setTimeout> | undefined
    const isLost = () => path[0]?.isConnected === false && document.activeElement === document.body
    const follow = ({ target }: FocusEvent) => {
      path = target instanceof Element ? withAncestors(target) : []
    }
    const observer = new MutationObserver(() => {
      if (!isLost()) return
      clearTimeout(timer)
      timer = setTimeout(() => {
        if (isLost()) focusHeading(path)
      }, GRACE)
    })
    document.addEventListener('focusin', follow)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('focusin', follow)
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [])
}

function withAncestors(target: Element): Element[] {
  const path: Element[] = []
  for (let at: Element | null = target; at; at = at.parentElement) path.push(at)
  return path
}

function focusHeading(path: readonly Element[]) {
  const left = path.filter((element) => element.isConnected)
  const headings = left.flatMap((element) =>
    element.matches('section, article, aside, li, dialog, main')
      ? [...element.querySelectorAll<HTMLElement>('h1, h2, h3')].slice(0, 1)
      : [],
  )
  const [heading] = headings
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
