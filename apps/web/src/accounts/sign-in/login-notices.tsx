import { paths, TARIFF_TAKEN_UP } from '@sillage/wire/addresses.ts'
import { Link } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { RouteButton } from '../../shell/pages/route-button.tsx'
import { useSession } from '../../shell/session/session.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { MESSAGES } from '../accounts.messages.ts'
import { readLinkToken } from '../recovery/link-token.ts'
import { type Arrival, firstPageOf } from './arrival.ts'

const say = MESSAGES.login

/** The end of the URL of a subscription started from the price page. */
const FROM_TARIFF = `?${TARIFF_TAKEN_UP}`

/** Why the visitor is here: an account just made, a page that needs a session, a session that ended, or one already open. */
export function LoginNotices({ arrival: { created, done, from } }: { arrival: Arrival }) {
  const { user, hasEnded } = useSession()
  // where to go after signing in
  const state: unknown = useHistoryState()
  if (readLinkToken() !== '')
    return (
      <Banner tone={created ? 'good' : 'flat'} {...(created ? { lead: say.createdLead } : {})} live>
        {created ? say.invited : say.enrol}
      </Banner>
    )
  if (created)
    return (
      <Banner tone="good" lead={say.createdLead} live>
        {created.requestedRole ? say.requested(created.requestedRole) : say.created}
      </Banner>
    )
  if (done)
    return (
      <Banner tone="good" lead={done === 'closed' ? say.closedLead : say.changedLead} live>
        {done === 'closed' ? say.closed : say.changed}
      </Banner>
    )
  if (user)
    return (
      <Banner
        action={
          <RouteButton to={from ?? firstPageOf(user.role)} variant="secondary" size="s">
            {say.goOn}
          </RouteButton>
        }
      >
        {say.already(user.email)}
      </Banner>
    )
  if (hasEnded) return <Banner tone="flat">{say.hasEnded}</Banner>
  if (from === null) return null
  if (!from.endsWith(FROM_TARIFF)) return <Banner tone="flat">{say.comeBack}</Banner>
  return (
    <Banner tone="flat">
      {say.priceKept}{' '}
      <Link href={paths.register} state={state}>
        {say.firstVisit}
      </Link>
    </Banner>
  )
}
