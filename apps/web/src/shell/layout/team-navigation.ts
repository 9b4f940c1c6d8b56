import type { Area } from '@sillage/domain/accounts/roles.ts'
import { paths } from '@sillage/wire/addresses.ts'
import {
  Building2,
  CarFront,
  ChartColumn,
  Hourglass,
  Landmark,
  Layers,
  MailX,
  MessageCircleQuestionMark,
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
import { isCurrent, type NavigationEntry, OWN } from './navigation.ts'

/** The first section of the sidebar, for the team. */
export const TEAM_NAVIGATION: readonly NavigationEntry[] = [
  { path: paths.myDay, label: SHELL_MESSAGES.myDay, icon: Sun },
  ...OWN,
  { path: paths.claimsDesk, label: SHELL_MESSAGES.claimsDesk, icon: Layers },
  {
    path: paths.conversationsDesk,
    label: SHELL_MESSAGES.conversationsDesk,
    icon: MessageCircleQuestionMark,
  },
]

/** For people with a payments capability; first in the second section. */
export const BANK = {
  path: paths.bank,
  label: SHELL_MESSAGES.bank,
  icon: Building2,
} satisfies NavigationEntry

/** For people who lead the desk, administrators or not. */
export const TEAM = {
  path: paths.team,
  label: SHELL_MESSAGES.team,
  icon: UsersRound,
} satisfies NavigationEntry

/** The second section of the sidebar; the monitoring link comes after these. */
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

/** Same as `isCurrent` for the team, who reach a claim from the desk. */
export function isCurrentForTeam(entry: string, path: string): boolean {
  return path === paths.claim ? entry === paths.claimsDesk : isCurrent(entry, path)
}
