import { isStaff } from '@sillage/domain/accounts/roles.ts'
import type { ListedUser } from '@sillage/wire/administration/users.ts'
import { useQuery } from '@tanstack/react-query'
import { countText } from '../../ui/data/count-text.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Field } from '../../ui/input/field.tsx'
import { Select } from '../../ui/input/select.tsx'
import { filesApi, usersApi } from '../administration-api.ts'
import { HAND_OVER } from './hand-over.messages.ts'

/** Default: open files are spread among the team. */
export const USUAL_RECEIVER = 'spread'

interface HandOverProps {
  readonly account: ListedUser
  /** A colleague's id, `spread` or `nobody`. */
  readonly value: string
  readonly onChange: (filesTo: string) => void
}

/** Asks who takes over the open files of someone who leaves the team; empty when there are none. */
export function HandOver({ account, value, onChange }: HandOverProps) {
  const isOfTeam = isStaff(account.role)
  const files = useQuery({
    queryKey: ['users', 'files', account.id],
    enabled: isOfTeam,
    queryFn: async ({ signal }) => {
      const query = { assignee: account.id, only: 'open', limit: 1 } as const
      return (await filesApi.search({ query, signal })).data.found
    },
    staleTime: 0,
  })
  const colleagues = useQuery({
    queryKey: ['users', 'advisors'],
    enabled: isOfTeam,
    queryFn: async ({ signal }) =>
      (await usersApi.list({ query: { role: 'advisor', limit: 100 }, signal })).users,
  })
  if (!isOfTeam || files.data?.count === 0) return null
  if (files.error) return <Banner tone="warn">{HAND_OVER.unknown}</Banner>
  const others = (colleagues.data ?? []).filter((one) => one.isActive && one.id !== account.id)
  return (
    <Field label={HAND_OVER.label(files.data && countText(files.data))} hint={HAND_OVER.hint}>
      <Select
        value={value}
        options={[
          { value: USUAL_RECEIVER, label: HAND_OVER.spread },
          { value: 'nobody', label: HAND_OVER.nobody },
          ...others.map((one) => ({ value: one.id, label: HAND_OVER.to(one.username, one.email) })),
        ]}
        onChange={onChange}
      />
    </Field>
  )
}
