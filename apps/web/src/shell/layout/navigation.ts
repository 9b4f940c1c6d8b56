import type { Area } from '@sillage/domain/accounts/roles.ts'
import { paths } from '@sillage/wire/addresses.ts'
import {
  Building2,
  CarFront,
  ChartColumn,
  FilePenLine,
  FolderOpen,
  Hourglass,
  Landmark,
  Layers,
  LayoutDashboard,
  type LucideIcon,
  MailX,
  MessageCircleQuestionMark,
  MessageSquareWarning,
  MessagesSquare,
  ScrollText,
  ServerCog,
  ShieldQuestion,
  Sprout,
  Sun,
  Tags,
  Users,
  UsersRound,
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

const own: readonly NavigationEntry[] = [
  { path: paths.subscription, label: SHELL_MESSAGES.subscription, icon: FilePenLine },
  { path: paths.contracts, label: SHELL_MESSAGES.contracts, icon: FolderOpen },
  { path: paths.claims, label: SHELL_MESSAGES.claims, icon: MessageSquareWarning },
]

/** The links of the top bar, for plain users. */
export const USER_NAVIGATION: readonly NavigationEntry[] = [dashboard, ...own]

/** The first section of the sidebar, for the team. */
export const TEAM_NAVIGATION: readonly NavigationEntry[] = [
  { path: paths.myDay, label: SHELL_MESSAGES.myDay, icon: Sun },
  ...own,
  { path: paths.claimsDesk, label: SHELL_MESSAGES.claimsDesk, icon: Layers },
  {
    path: paths.conversationsDesk,
    label: SHELL_MESSAGES.conversationsDesk,
    icon: MessageCircleQuestionMark,
  },
]

/** Of whoever was given a capability for payments, first in the second section. */
export const BANK = {
  path: paths.bank,
  label: SHELL_MESSAGES.bank,
  icon: Building2,
} satisfies NavigationEntry

/** Of whoever leads the desk, an administrator or not. */
export const TEAM = {
  path: paths.team,
  label: SHELL_MESSAGES.team,
  icon: UsersRound,
} satisfies NavigationEntry

/** The second section of the sidebar; the monitoring link stands after these. */
export const ADMINISTRATION: readonly (NavigationEntry & { readonly area: Area })[] = [
  {
    path: paths.usersManagement,
    label: SHELL_MESSAGES.usersManagement,
    icon: Users,
    area: 'user_management',
  },
  { path: paths.stats, label: SHELL_MESSAGES.stats, icon: ChartColumn, area: 'user_management' },
  { path: paths.audit, label: SHELL_MESSAGES.audit, icon: ScrollText, area: 'audit_log' },
  {
    path: paths.insuredVehicles,
    label: SHELL_MESSAGES.insuredVehicles,
    icon: CarFront,
    area: 'user_management',
  },
  {
    path: paths.mails,
    label: SHELL_MESSAGES.mails,
    icon: MailX,
    area: 'user_management',
  },
  {
    path: paths.assetFreezes,
    label: SHELL_MESSAGES.assetFreezes,
    icon: ShieldQuestion,
    area: 'user_management',
  },
  {
    path: paths.tariffsDesk,
    label: SHELL_MESSAGES.tariffs,
    icon: Tags,
    area: 'user_management',
  },
  {
    path: paths.contributions,
    label: SHELL_MESSAGES.contributions,
    icon: Sprout,
    area: 'ledger',
  },
  { path: paths.ledger, label: SHELL_MESSAGES.ledger, icon: Landmark, area: 'ledger' },
  {
    path: paths.retention,
    label: SHELL_MESSAGES.retention,
    icon: Hourglass,
    area: 'retention',
  },
  {
    path: paths.operations,
    label: SHELL_MESSAGES.operations,
    icon: ServerCog,
    area: 'operations',
  },
  {
    path: paths.complaintsDesk,
    label: SHELL_MESSAGES.complaintsDesk,
    icon: MessagesSquare,
    area: 'all_complaints',
  },
]

/** Screens that belong to an entry without lying below its address. */
const BELONGS: Readonly<Record<string, string>> = {
  [paths.recap]: paths.subscription,
  [paths.quotes]: paths.subscription,
  [paths.quotesComparison]: paths.subscription,
  [paths.claim]: paths.claims,
  [paths.createClaim]: paths.claims,
}

export function isCurrent(entry: string, path: string): boolean {
  // « Banque » lies below « Comptabilité » in the address, and beside it in the menu
  if (path === paths.bank) return entry === paths.bank
  return path === entry || path.startsWith(`${entry}/`) || BELONGS[path] === entry
}

/** The same for the team, who come to a claim from the desk. */
export function isCurrentForTeam(entry: string, path: string): boolean {
  return path === paths.claim ? entry === paths.claimsDesk : isCurrent(entry, path)
}
