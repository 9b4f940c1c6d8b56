import { useEffect } from 'react'

/** The title of the screen that the server is rendering; it renders one at a time. */
let rendered: string | null = null

/** The title rendered since the last call; null when no screen set one. */
export function takeRenderedTitle(): string | null {
  const title = rendered
  rendered = null
  return title
}

const keepRendered = (title: string) => {
  rendered = title
}

/** Sets the document title: « Mes contrats · Sillage ». */
export function usePageTitle(page: string): void {
  const title = `${page} · Sillage`
  // the server runs no effect
  if (import.meta.env.SSR) keepRendered(title)
  useEffect(() => {
    document.title = title
  }, [title])
}
