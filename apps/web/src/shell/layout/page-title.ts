import { useEffect } from 'react'

/** Sets the document title: « Mes contrats · Sillage ». */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Sillage`
  }, [title])
}
