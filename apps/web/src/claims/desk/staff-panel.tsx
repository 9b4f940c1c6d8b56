import { WAITING_SIDES, type WaitingSide } from '@sillage/domain/claims/urgency.ts'
import { paths } from '@sillage/wire/addresses.ts'
import type { ClaimDetail } from '@sillage/wire/claims/claim-detail.ts'
import { FilePlus, Gavel } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Link } from 'wouter'
import { dayText } from '../../shell/moment.ts'
import { lazyPart } from '../../shell/pages/lazy-part.tsx'
import { loadAhead } from '../../shell/pages/load-ahead.ts'
import { RouteButton } from '../../shell/pages/route-button.tsx'
import { Card } from '../../ui/data/card.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Field, FieldError } from '../../ui/input/field.tsx'
import { Segmented } from '../../ui/input/segmented.tsx'
import { Select } from '../../ui/input/select.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { claimsApi } from '../claims-api.ts'
import { useClaimChange } from '../detail/use-claim.ts'
import { ClaimLinks } from '../links/claim-links.tsx'
import { useReplies } from '../replies/use-replies.ts'
import { ClaimSignals } from '../signals/claim-signals.tsx'
import { Assignment } from './assignment.tsx'
import { STAFF as SAY } from './staff.messages.ts'

const RequestDocumentDialog = lazyPart(
  () => import('./request-document-dialog.tsx'),
  (file) => file.RequestDocumentDialog,
)

interface StaffPanelProps {
  readonly claim: ClaimDetail
  /** Inserts a text into the message being written. */
  readonly onInsert: (text: string) => void
}

/** What staff do on a claim: whose it is, whose turn it is, what is missing, the decision. */
export function StaffPanel({ claim, onInsert }: StaffPanelProps) {
  const [dialog, setDialog] = useState<'request' | null>(null)
  const close = () => setDialog(null)
  const { data: replies = [] } = useReplies()
  const { desk } = claim
  const links = desk && <ClaimLinks claimId={claim.claim_id} desk={desk} />
  const isLinked = desk !== undefined && desk !== null && desk.same.length + desk.linked.length > 0
  return (
    <Card title={SAY.title} className="claim-staff">
      {desk?.owner_reads === false && (
        <Banner
          tone="warn"
          lead={SAY.ownerShut}
          action={<Link href={paths.customer(claim.owner.userId)}>{SAY.ownerPage}</Link>}
        >
          {SAY.ownerShutText}
        </Banner>
      )}
      {desk?.is_pressing && <Banner tone="bad">{SAY.pressing}</Banner>}
      {isLinked && links}
      <Assignment claim={claim} />
      {desk && <Turn claim={claim} desk={desk} />}
      <Field label={SAY.canned} labelHidden optional>
        <Select
          dense
          value=""
          placeholder={SAY.canned}
          options={replies.map((one) => ({ value: one.reply_id, label: one.title }))}
          onChange={(id) => onInsert(replies.find((one) => one.reply_id === id)?.text ?? '')}
        />
      </Field>
      <div className="claim-papers">
        {claim.may.requestDocument && (
          <Button
            variant="secondary"
            size="s"
            wide
            icon={FilePlus}
            {...loadAhead(RequestDocumentDialog)}
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
            {desk?.signature_waits ? SAY.signatureWaits : SAY.decide}
          </RouteButton>
        )}
        <RouteButton to={paths.createClaimOn(claim.contract_id)} variant="text" size="s" wide>
          {SAY.declareAnother}
        </RouteButton>
      </div>
      {desk && <ClaimSignals claimId={claim.claim_id} signals={desk.signals} />}
      {!isLinked && links}
      <Suspense>
        {dialog === 'request' && <RequestDocumentDialog claim={claim} onClose={close} />}
      </Suspense>
    </Card>
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
