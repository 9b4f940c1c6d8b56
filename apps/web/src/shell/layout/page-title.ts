import { useEffect } from 'react'

/** Names the page in the browser: « Mes contrats · Sillage ». */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Sillage`
  }, [title])
}
