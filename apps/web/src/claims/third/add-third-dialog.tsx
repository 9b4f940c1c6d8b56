import { RELATIONS, type Relation, relationLabel } from '@sillage/domain/claims/participation.ts'
import type { ClaimDetail, FoundPerson } from '@sillage/wire/claims/claim-detail.ts'
import { ApiError } from '@sillage/wire/http/client.ts'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Banner, CallFailure } from '../../ui/feedback/banner.tsx'
import { ChoiceGroup } from '../../ui/input/choice-group.tsx'
import { Field } from '../../ui/input/field.tsx'
import { TextInput } from '../../ui/input/text-input.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { claimsApi } from '../claims-api.ts'
import { useClaimAction } from '../detail/use-claim.ts'
import { THIRD as SAY } from './third.messages.ts'

interface AddThirdProps {
  readonly claim: ClaimDetail
  readonly onClose: () => void
}

/**
 * Adds a third party: their role, their exact e-mail address, then a confirmation of who it is and what they will
 * see.
 */
export function AddThirdDialog({ claim, onClose }: AddThirdProps) {
  const params = { id: claim.claim_id }
  const [relation, setRelation] = useState<Relation | null>(null)
  const [email, setEmail] = useState('')
  const [isPressed, setPressed] = useState(false)
  const search = useMutation({
    mutationFn: async (address: string) =>
      (await claimsApi.findParticipant({ params, body: { email: address } })).data,
  })
  const addition = useClaimAction(
    claim.claim_id,
    (added: { participants: string[]; relation: Relation }) =>
      claimsApi.addParticipants({ params, body: added }),
  )
  const found = search.data
  // there is such an account, but it can't be added
  const isRefused = search.error instanceof ApiError && search.error.status === 422
  const find = (event: FormEvent) => {
    event.preventDefault()
    setPressed(true)
    if (relation && email.trim()) search.mutate(email.trim())
  }
  const add = () => {
    if (!found || !relation) return
    addition.mutate({ participants: [found.userId], relation }, { onSuccess: onClose })
  }
  return (
    <Dialog
      onClose={onClose}
      title={SAY.add}
      action={
        found && relation ? (
          !found.is_present && (
            <Button busy={addition.isPending} busyLabel={SAY.adding} onClick={add}>
              {SAY.confirm(found.name, relationLabel(relation))}
            </Button>
          )
        ) : (
          <Button busy={search.isPending} busyLabel={SAY.finding} onClick={find}>
            {SAY.find}
          </Button>
        )
      }
    >
      {found ? (
        <Found person={found} email={email.trim()} onOther={() => search.reset()} />
      ) : (
        <form className="claim-picker" noValidate onSubmit={find}>
          <ChoiceGroup
            legend={SAY.relation}
            size="s"
            layout="row"
            value={relation}
            error={isPressed && !relation ? SAY.relationMissing : undefined}
            onChange={setRelation}
            choices={RELATIONS.map((value) => ({ value, label: relationLabel(value) }))}
          />
          <Field
            label={SAY.email}
            hint={SAY.emailHint}
            error={isPressed && !email.trim() ? SAY.emailMissing : undefined}
          >
            <TextInput
              type="email"
              maxLength={254}
              autoComplete="off"
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          </Field>
        </form>
      )}
      {search.data === null && (
        <Banner tone="warn" live>
          {SAY.nobody}
        </Banner>
      )}
      {search.error && (
        <Banner
          tone={isRefused ? 'warn' : 'bad'}
          live
          lead={isRefused ? undefined : SAY.findFailed}
        >
          {search.error.message}
        </Banner>
      )}
      <CallFailure error={addition.error} lead={SAY.addFailed} />
    </Dialog>
  )
}

interface FoundProps {
  readonly person: FoundPerson
  readonly email: string
  readonly onOther: () => void
}

/** The person found, to be confirmed, and what they will see. */
function Found({ person, email, onOther }: FoundProps) {
  return (
    <div className="claim-picker" role="status">
      <p>
        <b>{person.name}</b> <span className="small subtle">{email}</span>
      </p>
      {person.is_present ? (
        <p>{SAY.present(person.name)}</p>
      ) : (
        <ul className="third-sees small">
          <li>{SAY.sees}</li>
          <li>{SAY.filesSeen}</li>
          <li>{SAY.hidden}</li>
          {person.is_staff && <li>{SAY.ofTeam}</li>}
        </ul>
      )}
      <div className="row">
        <Button variant="text" size="s" onClick={onOther}>
          {SAY.other}
        </Button>
      </div>
    </div>
  )
}
