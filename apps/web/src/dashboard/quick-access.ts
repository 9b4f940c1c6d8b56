import { type Area, mayOpen, type Role } from '@sillage/domain/accounts/roles.ts'
import { paths } from '@sillage/wire/addresses.ts'
import {
  ChartColumn,
  CircleUserRound,
  FilePenLine,
  FolderOpen,
  Landmark,
  Layers,
  type LucideIcon,
  MessageSquareWarning,
  Users,
} from 'lucide-react'
import { SHELL_MESSAGES } from '../shell/shell.messages.ts'
import { MESSAGES } from './dashboard.messages.ts'

interface QuickAccess {
  readonly path: string
  readonly title: string
  readonly text: string
  readonly icon: LucideIcon
  readonly area: Area
}

const { cards } = MESSAGES

const CARDS: readonly QuickAccess[] = [
  {
    path: paths.subscription,
    title: SHELL_MESSAGES.subscription,
    text: cards.subscription,
    icon: FilePenLine,
    area: 'own',
  },
  {
    path: paths.contracts,
    title: SHELL_MESSAGES.contracts,
    text: cards.contracts,
    icon: FolderOpen,
    area: 'own',
  },
  {
    path: paths.claims,
    title: SHELL_MESSAGES.claims,
    text: cards.claims,
    icon: MessageSquareWarning,
    area: 'own',
  },
  {
    path: paths.payments,
    title: SHELL_MESSAGES.payments,
    text: cards.payments,
    icon: Landmark,
    area: 'own',
  },
  {
    path: paths.emissions,
    title: SHELL_MESSAGES.emissions,
    text: cards.emissions,
    icon: ChartColumn,
    area: 'own',
  },
  {
    path: paths.claimsDesk,
    title: SHELL_MESSAGES.claimsDesk,
    text: cards.claimsDesk,
    icon: Layers,
    area: 'all_claims',
  },
  {
    path: paths.usersManagement,
    title: SHELL_MESSAGES.usersManagement,
    text: cards.usersManagement,
    icon: Users,
    area: 'user_management',
  },
  {
    path: paths.profile,
    title: SHELL_MESSAGES.profile,
    text: cards.profile,
    icon: CircleUserRound,
    area: 'own',
  },
]

/** The cards of the areas that a role opens. */
export function quickAccessFor(role: Role): readonly QuickAccess[] {
  return CARDS.filter(({ area }) => mayOpen(area, role))
}
