import { paths } from '@sillage/wire/addresses.ts'
import {
  FilePenLine,
  FolderOpen,
  LayoutDashboard,
  type LucideIcon,
  MessageSquareWarning,
} from 'lucide-react'
import { SHELL_MESSAGES } from '../shell.messages.ts'

export interface NavigationEntry {
  readonly path: string
  readonly label: string
  readonly icon: LucideIcon
}

const dashboard = {
  path: paths.dashboard,
  label: SHELL_MESSAGES.dashboard,
  icon: LayoutDashboard,
} satisfies NavigationEntry

/** The entries for everyone, including the team. */
export const OWN: readonly NavigationEntry[] = [
  { path: paths.subscription, label: SHELL_MESSAGES.subscription, icon: FilePenLine },
  { path: paths.contracts, label: SHELL_MESSAGES.contracts, icon: FolderOpen },
  { path: paths.claims, label: SHELL_MESSAGES.claims, icon: MessageSquareWarning },
]

/** The links of the top bar, for plain users. */
export const USER_NAVIGATION: readonly NavigationEntry[] = [dashboard, ...OWN]

/** Pages that belong to an entry without being under its path. */
const BELONGS: Readonly<Record<string, string>> = {
  [paths.recap]: paths.subscription,
  [paths.quotes]: paths.subscription,
  [paths.quotesComparison]: paths.subscription,
  [paths.claim]: paths.claims,
  [paths.createClaim]: paths.claims,
  [paths.contractsDesk]: paths.stats,
}

export function isCurrent(entry: string, path: string): boolean {
  // « Banque » is under « Comptabilité » in the path, but beside it in the menu
  if (path === paths.bank) return entry === paths.bank
  return path === entry || path.startsWith(`${entry}/`) || BELONGS[path] === entry
}
