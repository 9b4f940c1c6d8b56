import { paths } from '@sillage/wire/addresses.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type ComponentType, useState } from 'react'
import { changeKeptClaim, removePhoto } from '../../shell/device/kept-claims.ts'
import { type KeptLink, removeKeptStatement } from '../../shell/device/kept-statements.ts'
import { formatMoment, timeHere } from '../../shell/moment.ts'
import { RouteButton } from '../../shell/pages/route-button.tsx'
import { Card } from '../../ui/data/card.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Loading } from '../../ui/feedback/skeleton.tsx'
import { PageHead } from '../../ui/nav/page-head.tsx'
import { DECLARE } from '../claims.messages.ts'
import { DeclareDone } from '../declaration/declare-done.tsx'
import type { KeptSource } from '../declaration/use-declaration.ts'
import { STATEMENT } from '../statement/statement.messages.ts'
import { StatementLink } from '../statement/statement-link.tsx'
import { isRefusal } from './is-refusal.ts'
import { KEPT as SAY } from './kept-claims.messages.ts'
import { KEPT_STATEMENT } from './kept-statement.messages.ts'
import { SendKept } from './send-kept.tsx'
import type { SentClaim } from './send-kept-claim.ts'
import { useKeptClaim, useKeptStatement } from './use-kept-claim.ts'
import { KEPT_CLAIMS } from './use-kept-claims.ts'

interface KeptDeclarationProps {
  readonly id: string
  /** From the URL, when the contract is chosen here rather than on the spot. */
  readonly contractId: string | null
  readonly Declare: ComponentType<{ id: string; kept: KeptSource }>
  readonly Choose: ComponentType<{ keptId: string }>
}

/** A declaration of this device: checked and completed as any other, then sent with its files. */
export function KeptDeclaration({ id, contractId, Declare, Choose }: KeptDeclarationProps) {
  const client = useQueryClient()
  const { claim, isPending, saving } = useKeptClaim(id)
  const { a, b } = useKeptStatement(id)?.signed ?? {}
  const [sent, setSent] = useState<(SentClaim & { readonly at: Date }) | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const intro = claim?.contract?.name ?? ''
  if (sent) return <Sent sent={sent} />
  if (isPending) return <Loading label={SAY.loading} />
  if (!claim) return <Gone />

  if (claim.attempt || claim.claim_id !== null)
    return (
      <SendKept
        claim={claim}
        intro={intro}
        onWithout={async (photo) => {
          await changeKeptClaim(id, (now) => ({
            ...now,
            photos: now.photos.filter((one) => one.id !== photo.id),
          }))
          await removePhoto(id, photo)
        }}
        onWithoutStatement={() => removeKeptStatement(id)}
        onSent={(done) => {
          void client.invalidateQueries({ queryKey: ['claims'] })
          void client.invalidateQueries({ queryKey: KEPT_CLAIMS })
          if (done) setSent({ ...done, at: new Date() })
        }}
        onRefused={(why) => {
          if (!isRefusal(why)) return
          setRefusal(why.message)
          void client.invalidateQueries({ queryKey: [...KEPT_CLAIMS, id] })
        }}
      />
    )
  // an empty id in the URL asks for the choice
  const chosen = contractId ?? claim.contract?.contract_id
  if (!chosen) return <Choose keptId={id} />
  const contract =
    claim.contract?.contract_id === chosen ? claim.contract : { contract_id: chosen, name: '' }
  return (
    <>
      {refusal && (
        <Banner tone="bad" live lead={SAY.refusedClaim(refusal)}>
          {SAY.refusedClaimText}
        </Banner>
      )}
      <Declare
        id={chosen}
        kept={{
          claim,
          isStatementSigned: Boolean(a && b),
          isFailed: saving.isError,
          save: (form) => saving.mutateAsync({ form, contract }),
          send: (body, form) => {
            const attempt = { key: crypto.randomUUID(), body: JSON.stringify(body) }
            return saving.mutateAsync({ form, contract, attempt })
          },
        }}
      />
    </>
  )
}

function Sent({ sent }: { sent: SentClaim & { readonly at: Date } }) {
  const { claimId, files, statement, at } = sent
  const isSigned = statement?.signedBy.length === 2
  const parts = [
    ...(statement ? [isSigned ? KEPT_STATEMENT.sentSigned : KEPT_STATEMENT.sent] : []),
    files === 0 ? SAY.noFile : SAY.files(files),
  ]
  const copy = statement?.link && <StatementCopy isSigned={isSigned} link={statement.link} />
  return (
    <DeclareDone
      id={claimId}
      intro=""
      note={SAY.sent(timeHere(at.getTime()), parts.join(', '))}
      copy={copy}
    />
  )
}

function Gone() {
  return (
    <>
      <PageHead title={DECLARE.page} />
      <EmptyState
        title={SAY.gone}
        action={<RouteButton to={paths.claims}>{SAY.seeClaims}</RouteButton>}
      >
        {SAY.goneText}
      </EmptyState>
    </>
  )
}

interface StatementCopyProps {
  readonly isSigned: boolean
  readonly link: KeptLink
}

/** Shown once the statement has arrived: how the other driver reads it and keeps a copy, on the spot or by message. */
function StatementCopy({ isSigned, link }: StatementCopyProps) {
  return (
    <Card title={KEPT_STATEMENT.copy} className="statement-card">
      <p className="small">{isSigned ? KEPT_STATEMENT.copySigned : KEPT_STATEMENT.copyUnsigned}</p>
      <StatementLink link={link}>
        <p className="small muted">
          {STATEMENT.until(formatMoment(link.until))} {KEPT_STATEMENT.copyLater}
        </p>
      </StatementLink>
    </Card>
  )
}
