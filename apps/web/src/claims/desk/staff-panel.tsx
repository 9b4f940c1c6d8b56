import { CANNED_REPLIES } from '@sillage/domain/claims/canned-replies.ts'
import { WAITING_SIDES, type WaitingSide } from '@sillage/domain/claims/urgency.ts'
import { paths } from '@sillage/wire/addresses.ts'
import type { ClaimDetail } from '@sillage/wire/claims/claim-detail.ts'
import { CalendarOff, FilePlus, Gavel, UserRound } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { dayText } from '../../shell/moment.ts'
import { RouteButton } from '../../shell/pages/route-button.tsx'
import { useSession } from '../../shell/session/session.ts'
import { Card } from '../../ui/data/card.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Field, FieldError } from '../../ui/input/field.tsx'
import { Segmented } from '../../ui/input/segmented.tsx'
import { Select } from '../../ui/input/select.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { ABSENCES } from '../absences/absences.messages.ts'
import { claimsApi } from '../claims-api.ts'
import { useClaimChange } from '../detail/use-claim.ts'
import { useColleagues } from '../use-colleagues.ts'
import { STAFF as SAY } from './staff.messages.ts'

const RequestDocumentDialog = lazy(() =>
  import('./request-document-dialog.tsx').then((file) => ({
    default: file.RequestDocumentDialog,
  })),
)

interface StaffPanelProps {
  readonly claim: ClaimDetail
  /** Puts a text into the message under way. */
  readonly onInsert: (text: string) => void
}

/** What staff do on a claim: whose it is, whose turn it is, what is missing, the decision. */
export function StaffPanel({ claim, onInsert }: StaffPanelProps) {
  const [dialog, setDialog] = useState<'request' | null>(null)
  const close = () => setDialog(null)
  return (
    <Card title={SAY.title} className="claim-staff">
      {claim.desk?.is_pressing && <Banner tone="bad">{SAY.pressing}</Banner>}
      <Assignment claim={claim} />
      {claim.desk?.absence && claim.assignee && (
        <Banner
          tone={claim.desk.absence.deputy ? 'flat' : 'warn'}
          icon={CalendarOff}
          lead={ABSENCES.until(claim.assignee.name, dayText(claim.desk.absence.last_day))}
        >
          {claim.desk.absence.deputy
            ? ABSENCES.deputy(claim.desk.absence.deputy.name)
            : ABSENCES.noDeputyHere}
        </Banner>
      )}
      {claim.desk && <Turn claim={claim} desk={claim.desk} />}
      <Field label={SAY.canned} labelHidden optional>
        <Select
          dense
          value=""
          placeholder={SAY.canned}
          options={CANNED_REPLIES.map((reply) => ({ value: reply.id, label: reply.title }))}
          onChange={(id) => onInsert(CANNED_REPLIES.find((reply) => reply.id === id)?.text ?? '')}
        />
      </Field>
      <div className="claim-papers">
        {claim.may.requestDocument && (
          <Button
            variant="secondary"
            size="s"
            wide
            icon={FilePlus}
            onClick={() => setDialog('request')}
          >
            {SAY.request}
          </Button>
        )}
        {claim.may.decide && (
          <RouteButton
            to={paths.claimDecisionOf(claim.claim_id)}
            size="s"
            wide
            icon={Gavel}
            variant="primary"
          >
            {claim.desk?.signature_waits ? SAY.signatureWaits : SAY.decide}
          </RouteButton>
        )}
        <RouteButton to={paths.createClaimOn(claim.contract_id)} variant="text" size="s" wide>
          {SAY.declareAnother}
        </RouteButton>
      </div>
      <Suspense>
        {dialog === 'request' && <RequestDocumentDialog claim={claim} onClose={close} />}
      </Suspense>
    </Card>
  )
}

const NOBODY = 'nobody'

function Assignment({ claim }: { claim: ClaimDetail }) {
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
  const people = new Map<string, string>()
  for (const one of colleagues) people.set(one.id, one.username)
  if (user) people.set(user.id, user.username)
  if (claim.assignee) people.set(claim.assignee.userId, claim.assignee.name)
  return (
    <div className="claim-assignment">
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
    </div>
  )
}

interface TurnProps {
  readonly claim: ClaimDetail
  readonly desk: NonNullable<ClaimDetail['desk']>
}

function Turn({ claim, desk }: TurnProps) {
  const change = useClaimChange(
    claim.claim_id,
    async (waiting: WaitingSide) =>
      (await claimsApi.setWaiting({ params: { id: claim.claim_id }, body: { waiting } })).data,
  )
  if (claim.claimStatus === 'closed')
    return (
      desk.written_on && (
        <Banner
          tone="warn"
          lead={SAY.writtenOn(dayText(desk.written_on))}
          action={
            <Button
              variant="secondary"
              size="s"
              busy={change.isPending}
              onClick={() => change.mutate('customer')}
            >
              {SAY.nothingToAnswer}
            </Button>
          }
        >
          {change.error ? `${SAY.turnFailed} ${change.error.message}` : SAY.writtenOnText}
        </Banner>
      )
    )
  return (
    <div>
      <Segmented
        legend={SAY.turn}
        value={change.isPending ? change.variables : desk.waiting}
        options={WAITING_SIDES.map((value) => ({ value, label: SAY.turns[value] }))}
        onChange={(waiting) => change.mutate(waiting)}
      />
      <p className="hint num">{SAY.since(dayText(desk.waiting_since))}</p>
      {change.error && (
        <div role="alert">
          <FieldError>
            {SAY.turnFailed} {change.error.message}
          </FieldError>
        </div>
      )}
    </div>
  )
}
