import { type Role, rolesGrantableBy } from '@sillage/domain/accounts/roles.ts'
import { useSession } from '../../shell/session/session.ts'
import { Select } from '../../ui/input/select.tsx'

interface RoleSelectProps<Offered extends Role> {
  readonly value: Offered
  readonly onChange: (role: Offered) => void
  /** The roles that make sense here; those the viewer may not grant are left out. */
  readonly offered: readonly Offered[]
}

export function RoleSelect<Offered extends Role>(props: RoleSelectProps<Offered>) {
  const { value, onChange, offered } = props
  const { user } = useSession()
  const grantable = user ? rolesGrantableBy(user.role) : []
  return (
    <Select
      value={value}
      options={offered
        .filter((role) => grantable.includes(role) || role === value)
        .map((role) => ({ value: role, label: role }))}
      onChange={onChange}
    />
  )
}
