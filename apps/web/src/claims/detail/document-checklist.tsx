import type { DocumentState } from '@sillage/domain/claims/checklist.ts'
import type { ClaimDetail, DocumentRequest } from '@sillage/wire/claims/claim-detail.ts'
import { Check, CheckCheck, Circle, CircleAlert, type LucideIcon } from 'lucide-react'
import { dayText } from '../../shell/moment.ts'
import { Card } from '../../ui/data/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { claimsApi } from '../claims-api.ts'
import { CLAIM_PAGE as SAY } from './claim.messages.ts'
import { ProvideDocument } from './provide-document.tsx'

const MARKS = {
  missing: Circle,
  requested: Circle,
  received: Check,
  accepted: CheckCheck,
} as const satisfies Record<DocumentState, LucideIcon>

const isThere = (state: DocumentState) => state === 'received' || state === 'accepted'

/** The documents that staff asked for, then those that help a claim of this nature; each can be sent in place. */
export function DocumentChecklist({ claim }: { claim: ClaimDetail }) {
  const asked = claim.requests.filter((request) => request.state === 'open')
  const requestOf = (key: string) => asked.some((request) => request.document_key === key)
  const rest = claim.checklist.filter((item) => !requestOf(item.key))
  const medicalOf = (key: string | null) =>
    claim.checklist.find((item) => item.key === key)?.medical ?? null
  const params = { id: claim.claim_id }
  const isOpen = claim.may.provideDocument
  if (!isOpen && asked.length === 0) return null
  return (
    <Card className="claim-checklist" title={asked.length > 0 ? SAY.requests : SAY.checklist}>
      {asked.length > 0 && (
        <ul>
          {asked.map((request) => (
            <li key={request.request_id} data-state="requested">
              <Icon of={CircleAlert} />
              <span className="claim-document">
                <b>{request.label}</b>
                <span className="small muted">{whyAsked(request)}</span>
              </span>
              {isOpen && (
                <ProvideDocument
                  claimId={claim.claim_id}
                  label={request.label}
                  isPhoto={request.document_key === 'photos'}
                  medical={medicalOf(request.document_key)}
                  isTeam={claim.standing === 'staff'}
                  onSent={(body, idempotencyKey) =>
                    claimsApi.fulfilRequest({
                      params: { ...params, requestId: request.request_id },
                      body,
                      idempotencyKey,
                    })
                  }
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {asked.length > 0 && <h3>{SAY.checklist}</h3>}
      <p className="small muted">{SAY.checklistText}</p>
      <ul>
        {rest.map((item) => (
          <li key={item.key} data-state={item.state}>
            <Icon of={MARKS[item.state]} />
            <NeededDocumentLine item={item} />
            {isOpen && !isThere(item.state) && (
              <ProvideDocument
                claimId={claim.claim_id}
                label={item.label}
                isPhoto={item.key === 'photos'}
                medical={item.medical}
                isTeam={claim.standing === 'staff'}
                onSent={(sent, idempotencyKey) =>
                  claimsApi.provideDocument({
                    params,
                    body: { document_key: item.key, ...sent },
                    idempotencyKey,
                  })
                }
              />
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

interface LineProps {
  readonly item: Pick<ClaimDetail['checklist'][number], 'label' | 'why' | 'required' | 'state'>
}

/** A document of the checklist, as its customer reads it. */
export function NeededDocumentLine({ item }: LineProps) {
  const { label, why, required, state } = item
  return (
    <span className="claim-document">
      <b>{label}</b>
      <span className="small muted">
        {isThere(state) ? SAY.documentState[state] : why}
        {required && !isThere(state) && <i> {SAY.documentRequired}.</i>}
      </span>
    </span>
  )
}

function whyAsked(request: DocumentRequest): string {
  const reason = SAY.requestReason[request.reason]
  const asked = `${SAY.requestedOn(dayText(request.requested_at))}, ${reason}.`
  return request.note ? `${asked} ${request.note}` : asked
}
