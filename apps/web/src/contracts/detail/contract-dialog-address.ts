/** The dialogs of the page, and the word for each in the URL: `?action=prolonger&contrat=<id>`. */
const DIALOG_WORDS = {
  extend: 'prolonger',
  renew: 'renouveler',
  cancel: 'resilier',
  withdraw: 'renoncer',
  changePlate: 'immatriculation',
  history: 'historique',
  documents: 'documents',
} as const

export type DialogName = keyof typeof DIALOG_WORDS

/** A dialog opened by the URL; without a contract id, it asks for the contract first. */
export interface OpenDialog {
  readonly name: DialogName
  readonly contractId: string | null
}

const ACTION = 'action'
const CONTRACT = 'contrat'

/** Reads the dialog from URL search parameters; null when none is open. */
export function readDialog(search: string): OpenDialog | null {
  const params = new URLSearchParams(search)
  const word = params.get(ACTION)
  const name = NAMES.find((known) => DIALOG_WORDS[known] === word)
  return name ? { name, contractId: params.get(CONTRACT) } : null
}

/** The search parameters with a dialog open, or with none; the list's parameters are kept. */
export function withDialog(search: string, dialog: OpenDialog | null): string {
  const params = new URLSearchParams(search)
  params.delete(ACTION)
  params.delete(CONTRACT)
  if (dialog) params.set(ACTION, DIALOG_WORDS[dialog.name])
  if (dialog?.contractId) params.set(CONTRACT, dialog.contractId)
  return params.toString()
}

const NAMES: readonly DialogName[] = [
  'extend',
  'renew',
  'cancel',
  'withdraw',
  'changePlate',
  'history',
  'documents',
]
