import type { ClaimDetail } from '@sillage/wire/claims/claim-detail.ts'
import { Suspense } from 'react'
import { lazyPart } from '../../shell/pages/lazy-part.tsx'
import { Disclosure } from '../../ui/data/disclosure.tsx'
import { KeyValues } from '../../ui/data/key-values.tsx'
import { CLAIM_PAGE as SAY } from '../detail/claim.messages.ts'

const OwnAdvice = lazyPart(
  () => import('./own-advice.tsx'),
  (file) => file.OwnAdvice,
)

/** The declaration: the description, the answers (folded), and third parties that may owe something. */
export function ClaimDeclaration({ claim }: { claim: ClaimDetail }) {
  const facts = [
    ...(claim.place ? [{ label: SAY.place, value: claim.place }] : []),
    ...(claim.incidentTime ? [{ label: SAY.time, value: claim.incidentTime }] : []),
    ...(claim.injured ? [{ label: SAY.injured, value: SAY.yes }] : []),
    ...(claim.abroad ? [{ label: SAY.abroad, value: SAY.yes }] : []),
    ...claim.answers.map(({ question, answer }) => ({ label: question, value: answer })),
  ]
  const isOwn = claim.standing === 'owner'
  const isOpenOwn = isOwn && claim.claimStatus !== 'closed'
  const title = isOwn ? SAY.declaration : SAY.declarationOf(claim.owner.name)
  const declaredBy = isOwn ? SAY.declaredBy : SAY.declaredForOwner
  return (
    <div className="claim-declaration">
      <h2>{title}</h2>
      <p className="claim-description">{claim.description}</p>
      {claim.declared_by && <p className="small muted">{declaredBy(claim.declared_by.name)}</p>}
      {facts.length > 0 && (
        <Disclosure summary={SAY.answers}>
          <KeyValues items={facts} />
        </Disclosure>
      )}
      {/* not beside our own statement: two ways to fill one in would confuse */}
      <Suspense>{isOpenOwn && claim.statement === null && <OwnAdvice claim={claim} />}</Suspense>
    </div>
  )
}
