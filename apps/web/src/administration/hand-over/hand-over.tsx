import { isStaff } from '@sillage/domain/accounts/roles.ts'
import type { ListedUser } from '@sillage/wire/administration/users.ts'
import { useQuery } from '@tanstack/react-query'
import { countText } from '../../ui/data/count-text.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Field } from '../../ui/input/field.tsx'
import { Select } from '../../ui/input/select.tsx'
import { filesApi, followedApi, usersApi } from '../administration-api.ts'
import { HAND_OVER } from './hand-over.messages.ts'

/** Default: open files are spread among the team. */
export const USUAL_RECEIVER = 'spread'

interface HandOverProps {
  readonly account: ListedUser
  /** A colleague's id, `spread` or `nobody`. */
  readonly value: string
  readonly onChange: (filesTo: string) => void
}

/** Asks who takes over the open claims of someone who leaves the team, and announces what their complaints become. */
export function HandOver(props: HandOverProps) {
  return (
    <>
      <HandOverClaims {...props} />
      <HandOverComplaints account={props.account} />
    </>
  )
}

/** A page after the last: the server counts, and nobody reads a complaint. */
const NO_PAGE = 100_000

function HandOverComplaints({ account }: Pick<HandOverProps, 'account'>) {
  const followed = useQuery({
    queryKey: ['users', 'complaints', account.id],
    enabled: isStaff(account.role),
    queryFn: async ({ signal }) => {
      const query = { owner: account.id, state: 'open', page: NO_PAGE } as const
      return (await followedApi.all({ query, signal })).data.total
    },
    staleTime: 0,
  })
  if (followed.error) return <Banner tone="warn">{HAND_OVER.complaintsUnknown}</Banner>
  return followed.data ? <Banner tone="warn">{HAND_OVER.complaints(followed.data)}</Banner> : null
}

function HandOverClaims({ account, value, onChange }: HandOverProps) {
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
