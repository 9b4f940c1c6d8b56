import { paths } from '@sillage/wire/addresses.ts'
import { useSearch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { type OpenDialog, readDialog, withDialog } from './contract-dialog-address.ts'

/** The dialog held in the URL, so that links, notifications and the back button can open it. */
export function useContractDialog(): OpenDialog | null {
  return readDialog(useSearch())
}

export function openDialog(dialog: OpenDialog): void {
  show(withDialog(location.search, dialog), false)
}

export function closeDialog(): void {
  show(withDialog(location.search, null), true)
}

function show(search: string, replace: boolean): void {
  navigate(search ? `${paths.contracts}?${search}` : paths.contracts, { replace })
}
