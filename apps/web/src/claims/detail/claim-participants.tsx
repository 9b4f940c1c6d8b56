import { relationLabel } from '@sillage/domain/claims/participation.ts'
import type { ClaimDetail, Participant } from '@sillage/wire/claims/claim-detail.ts'
import { UserMinus, UserPlus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../shell/pages/lazy-part.tsx'
import { loadAhead } from '../../shell/pages/load-ahead.ts'
import { useSession } from '../../shell/session/session.ts'
import { Avatar } from '../../ui/data/avatar.tsx'
import { Card } from '../../ui/data/card.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { IconButton } from '../../ui/nav/icon-button.tsx'
import { THIRD } from '../third/third.messages.ts'
import { CLAIM_PAGE as SAY } from './claim.messages.ts'

const AddParticipantsDialog = lazyPart(
  () => import('./add-participants-dialog.tsx'),
  (file) => file.AddParticipantsDialog,
)
const AddThirdDialog = lazyPart(
  () => import('../third/add-third-dialog.tsx'),
  (file) => file.AddThirdDialog,
)
const RemoveParticipantDialog = lazyPart(
  () => import('./remove-participant-dialog.tsx'),
  (file) => file.RemoveParticipantDialog,
)

/** The people with access to the claim; staff add and remove them here. */
export function ClaimParticipants({ claim }: { claim: ClaimDetail }) {
  const { user } = useSession()
  const [adding, setAdding] = useState<'team' | 'third' | null>(null)
  const [leaving, setLeaving] = useState<Participant | null>(null)
  return (
    <Card title={SAY.participants}>
      <ul className="claim-people">
        {claim.participants.map((one) => (
          <li key={one.userId}>
            <Avatar name={one.name} username={one.username} />
            <span className="claim-person">
              <b>{one.userId === user?.id ? SAY.you : one.name}</b>
              <span className="small subtle">{roleOf(one)}</span>
              {one.email && <span className="small subtle">{one.email}</span>}
            </span>
            {claim.may.removeParticipant && !one.is_owner && (
              <IconButton
                icon={UserMinus}
                size="s"
                aria-label={SAY.remove(one.name)}
                {...loadAhead(RemoveParticipantDialog)}
                onClick={() => setLeaving(one)}
              />
            )}
          </li>
        ))}
      </ul>
      {claim.may.addParticipant && (
        <div className="row claim-add">
          <Button
            variant="secondary"
            size="s"
            icon={UserPlus}
            {...loadAhead(AddParticipantsDialog)}
            onClick={() => setAdding('team')}
          >
            {SAY.addParticipants}
          </Button>
          <Button
            variant="secondary"
            size="s"
            icon={UserPlus}
            {...loadAhead(AddThirdDialog)}
            onClick={() => setAdding('third')}
          >
            {THIRD.add}
          </Button>
        </div>
      )}
      <Suspense>
        {adding === 'team' && (
          <AddParticipantsDialog claim={claim} onClose={() => setAdding(null)} />
        )}
        {adding === 'third' && <AddThirdDialog claim={claim} onClose={() => setAdding(null)} />}
        {leaving && (
          <RemoveParticipantDialog
            claimId={claim.claim_id}
            person={leaving}
            onClose={() => setLeaving(null)}
          />
        )}
      </Suspense>
    </Card>
  )
}

function roleOf({
  is_active: isActive,
  is_owner: isOwner,
  is_concerned: isConcerned,
  relation,
  role,
}: Participant): string {
  if (!isActive) return SAY.closedAccount
  if (isOwner) return SAY.roleOf.owner
  if (relation) return relationLabel(relation)
  return isConcerned && role !== 'user' ? SAY.concerned : SAY.roleOf[role]
}
