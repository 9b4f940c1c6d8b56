import type { SignIn } from '@sillage/wire/accounts/profile.ts'
import { formatMoment } from '../../shell/moment.ts'
import { Badge } from '../../ui/data/badge.tsx'
import { Disclosure } from '../../ui/data/disclosure.tsx'
import { PROFILE } from './profile.messages.ts'

/** The latest sign-ins and refused attempts, so that people notice those that weren't theirs. */
export function SignInHistory({ signIns }: { signIns: readonly SignIn[] }) {
  return (
    <Disclosure summary={PROFILE.history} className="profile-history">
      {signIns.length === 0 ? (
        <p className="muted">{PROFILE.noHistory}</p>
      ) : (
        <ol className="profile-list">
          {signIns.map(({ at, succeeded, device, ip, factor }) => (
            <li key={at}>
              <div className="profile-line">
                <p>{formatMoment(at)}</p>
                <p className="small subtle">
                  {[device ?? PROFILE.unknownDevice, ip, factor ? PROFILE.factors[factor] : null]
                    .filter((part) => part !== null)
                    .join(', ')}
                </p>
              </div>
              <Badge tone={succeeded ? 'good' : 'warn'}>
                {succeeded ? PROFILE.succeeded : PROFILE.refused}
              </Badge>
            </li>
          ))}
        </ol>
      )}
    </Disclosure>
  )
}
