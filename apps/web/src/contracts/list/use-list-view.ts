import { paths } from '@sillage/wire/addresses.ts'
import { useCallback } from 'react'
import { useSearch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { useTypedSearch } from '../../shell/use-typed-search.ts'
import { readDialog, withDialog } from '../detail/contract-dialog-address.ts'
import { DEFAULT_VIEW, type ListView, readView, writeView } from './list-view.ts'

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
  const [typed, type] = useTypedSearch({ search: view.query, onSearch: searchFor })
  const reset = useCallback(() => {
    type(DEFAULT_VIEW.query)
    change(DEFAULT_VIEW)
  }, [type])
  return { view, typed, type, change, reset }
}

function searchFor(query: string): void {
  change({ query })
}

function change(part: Partial<ListView>): void {
  // read anew: a delayed search must not undo a filter chosen meanwhile
  const view = writeView({ ...readView(location.search), ...part })
  const search = withDialog(view, readDialog(location.search))
  navigate(search ? `${paths.contracts}?${search}` : paths.contracts, { replace: true })
}
