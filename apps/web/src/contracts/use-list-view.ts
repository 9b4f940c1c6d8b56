import { useCallback, useEffect, useState } from 'react'
import { useSearch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { paths } from '../shell/paths.ts'
import { readDialog, withDialog } from './contract-dialog-address.ts'
import { DEFAULT_VIEW, type ListView, readView, writeView } from './list-view.ts'

const SEARCH_DELAY_MS = 300

export interface ListControls {
  readonly view: ListView
  /** The search as it is being typed; it joins the view once the typing pauses. */
  readonly typed: string
  readonly type: (text: string) => void
  readonly change: (part: Partial<ListView>) => void
  readonly reset: () => void
}

/** The view that the address tells, and how to change it. Going back leaves the list in one step. */
export function useListView(): ListControls {
  const view = readView(useSearch())
  const [typed, type] = useState(view.query)
  const [followed, follow] = useState(view.query)
  if (view.query !== followed) {
    follow(view.query)
    // changed from elsewhere (a link, the back button), not by the text being typed
    if (view.query !== typed.trim()) type(view.query)
  }
  useEffect(() => {
    if (typed.trim() === view.query) return undefined
    const timer = setTimeout(() => change({ query: typed.trim() }), SEARCH_DELAY_MS)
    return () => clearTimeout(timer)
  }, [typed, view.query])
  const reset = useCallback(() => {
    type(DEFAULT_VIEW.query)
    change(DEFAULT_VIEW)
  }, [])
  return { view, typed, type, change, reset }
}

function change(part: Partial<ListView>): void {
  // read anew: a delayed search must not undo a filter chosen meanwhile
  const view = writeView({ ...readView(location.search), ...part })
  const search = withDialog(view, readDialog(location.search))
  navigate(search ? `${paths.contracts}?${search}` : paths.contracts, { replace: true })
}
