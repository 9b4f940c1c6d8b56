import { shownName } from '@sillage/domain/claims/participation.ts'
import type { ClaimDetail } from '@sillage/wire/claims/claim-detail.ts'
import { CalendarOff, UserRound } from 'lucide-react'
import { useRef } from 'react'
import { dayText } from '../../shell/moment.ts'
import { useSession } from '../../shell/session/session.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Field, FieldError } from '../../ui/input/field.tsx'
import { Select } from '../../ui/input/select.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { useFocusKept } from '../../ui/overlay/use-focus-kept.ts'
import { STAND_IN } from '../absences/stand-in.messages.ts'
import { claimsApi } from '../claims-api.ts'
import { useClaimChange } from '../detail/use-claim.ts'
import { useColleagues } from '../use-colleagues.ts'
import { STAFF as SAY } from './staff.messages.ts'

const NOBODY = 'nobody'

/** Who handles a claim, and who stands in during an absence. */
export function Assignment({ claim }: { claim: ClaimDetail }) {
  const { user } = useSession()
  const colleagues = useColleagues()
  const change = useClaimChange(
    claim.claim_id,
    async (assignee: string | null) =>
      (
        await claimsApi.assign({
          params: { id: claim.claim_id },
          body: { assignee, seen: claim.assignee?.userId ?? null },
        })
      ).data,
  )
  const place = useRef<HTMLDivElement>(null)
  // the button is gone once the claim is taken, and the choice is open again once the answer is there
  useFocusKept([`${claim.assignee?.userId} ${change.isPending}`], () =>
    place.current?.querySelector('select')?.focus(),
  )
  const people = new Map<string, string>()
  for (const one of colleagues) people.set(one.id, one.name)
  if (user) people.set(user.id, shownName({ ...user, isActive: true }))
  if (claim.assignee) people.set(claim.assignee.userId, claim.assignee.name)
  return (
    <div className="claim-assignment" ref={place}>
      <Field label={SAY.assignee}>
        <Select
          dense
          value={claim.assignee?.userId ?? NOBODY}
          disabled={change.isPending}
          options={[
            { value: NOBODY, label: SAY.nobody },
            ...[...people].map(([value, label]) => ({ value, label })),
          ]}
          onChange={(id) => change.mutate(id === NOBODY ? null : id)}
        />
      </Field>
      {!claim.assignee && user && (
        <Button
          variant="quiet"
          size="s"
          icon={UserRound}
          busy={change.isPending}
          onClick={() => change.mutate(user.id)}
        >
          {SAY.take}
        </Button>
      )}
      {change.error && (
        <div role="alert">
          <FieldError>
            {SAY.assignFailed} {change.error.message}
          </FieldError>
        </div>
      )}
      {claim.desk?.absence && claim.assignee && (
        <Banner
          tone={claim.desk.absence.deputy ? 'flat' : 'warn'}
          icon={CalendarOff}
          lead={STAND_IN.until(claim.assignee.name, dayText(claim.desk.absence.last_day))}
        >
          {claim.desk.absence.deputy
            ? STAND_IN.deputy(claim.desk.absence.deputy.name)
            : STAND_IN.nobody}
        </Banner>
      )}
    </div>
  )
}
