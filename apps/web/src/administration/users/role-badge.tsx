import type { Role } from '@sillage/domain/accounts/roles.ts'
import { Crown, Headset, type LucideIcon, Shield, UserRound } from 'lucide-react'
import { Badge } from '../../ui/data/badge.tsx'
import { Icon } from '../../ui/icon.tsx'

const ICONS = {
  user: UserRound,
  advisor: Headset,
  admin: Shield,
  root: Crown,
} as const satisfies Record<Role, LucideIcon>

/** A role, named as on the wire; advisors stand out (specification, section 2). */
export function RoleBadge({ role }: { role: Role }) {
  return (
    <Badge tone={`role-${role}`}>
      <Icon of={ICONS[role]} size="s" />
      {role}
    </Badge>
  )
}
