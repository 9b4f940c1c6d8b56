import { productLabel } from '@sillage/domain/products/names.ts'
import { paths } from '@sillage/wire/addresses.ts'
import { useQuery } from '@tanstack/react-query'
import { RouteButton } from '../../shell/pages/route-button.tsx'
import { Loading } from '../../ui/feedback/skeleton.tsx'
import { RECOVERY_MESSAGES } from './recovery.messages.ts'
import { underWayApi } from './recovery-api.ts'

const say = RECOVERY_MESSAGES.confirm

/** The way on from a link that changed nothing. */
export function GoOn({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <RouteButton to={isSignedIn ? paths.profile : paths.login} variant="secondary">
      {isSignedIn ? say.goOn : say.login}
    </RouteButton>
  )
}

/** Back to the subscription under way, or to the contracts, whose certificates waited for the address. */
export function GoOnWithIt() {
  const { data: next, isPending } = useQuery({
    queryKey: ['under-way'],
    queryFn: async () => {
      const [drafts, contracts] = await Promise.all([
        underWayApi.drafts({}),
        underWayApi.contracts({ query: { page: 1, limit: 1 } }),
      ])
      const draft = drafts.data.find(({ content }) => Object.keys(content.answers).length > 0)
      if (draft) return { to: paths.resume(productLabel(draft.product)), label: say.resume }
      return contracts.data.length > 0 ? { to: paths.contracts, label: say.contracts } : null
    },
    retry: false,
  })
  if (isPending) return <Loading label={say.busy} />
  return (
    <div className="row wrap">
      {next && <RouteButton to={next.to}>{next.label}</RouteButton>}
      <GoOn isSignedIn />
    </div>
  )
}
