import { useEffect } from 'react'

/** The title of the screen that the server is rendering; it renders one at a time. */
export const rendered: { title: string | null } = { title: null }

/** Sets the document title: « Mes contrats · Sillage ». */
export function usePageTitle(page: string): void {
  const title = `${page} · Sillage`
  // the server runs no effect
  if (import.meta.env.SSR) rendered.title = title
  useEffect(() => {
    document.title = title
  }, [title])
}
