import { paths } from '@sillage/wire/addresses.ts'
import { useCallback } from 'react'
import { useSearch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { useTypedSearch } from '../../shell/use-typed-search.ts'
import { readDialog, withDialog } from '../detail/contract-dialog-address.ts'
import { DEFAULT_VIEW, type ListView, readView, writeView } from './list-view.ts'

export interface ListControls {
  readonly view: ListView
  /** The search being typed; it reaches the view once typing pauses. */
  readonly typed: string
  readonly type: (text: string) => void
  readonly change: (part: Partial<ListView>) => void
  readonly reset: () => void
}

/**
 * The view held in the URL, and how to change it. Changes replace the history entry, so going back leaves the list in
 * one step.
 */
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
  // read the URL again: a delayed search must not undo a filter chosen meanwhile
  const view = writeView({ ...readView(location.search), ...part })
  const search = withDialog(view, readDialog(location.search))
  navigate(search ? `${paths.contracts}?${search}` : paths.contracts, { replace: true })
}
