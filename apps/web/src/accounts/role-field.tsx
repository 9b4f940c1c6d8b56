import { isRole, ROLES, type Role, roleLabel } from '@sillage/domain/accounts/roles.ts'
import { Field } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import { MESSAGES } from './accounts.messages.ts'

const say = MESSAGES.register

const OPTIONS = ROLES.toReversed().map((role) => ({
  value: role,
  label: role === 'user' ? roleLabel(role) : say.onRequest(roleLabel(role)),
}))

interface RoleFieldProps {
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (role: Role) => void
}

/** Anyone may ask for any role; the hint says that asking is not having. */
export function RoleField({ value, error, onChange }: RoleFieldProps) {
  const role = isRole(value) ? value : 'user'
  return (
    <Field label={say.role} error={error} hint={role !== 'user' && say.roleRequest(role)}>
      <Select name="role" value={role} onChange={onChange} options={OPTIONS} />
    </Field>
  )
}
