import { ROLES, type Role, roleLabel } from '@sillage/domain/accounts/roles.ts'
import type { ClaimDetail } from '@sillage/wire/claims/claim-detail.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { CallFailure } from '../../ui/feedback/banner.tsx'
import { Loading } from '../../ui/feedback/skeleton.tsx'
import { Checkbox } from '../../ui/input/checkbox.tsx'
import { Field } from '../../ui/input/field.tsx'
import { SearchInput } from '../../ui/input/search-input.tsx'
import { Select } from '../../ui/input/select.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { claimsApi } from '../claims-api.ts'
import { pickerApi } from '../picker-api.ts'
import { CLAIM_PAGE as SAY } from './claim.messages.ts'
import { useClaimAction } from './use-claim.ts'

const PICKED_ROLES = ['advisor', 'user', 'admin'] as const satisfies readonly Role[]
type PickedRole = (typeof PICKED_ROLES)[number]

const LIMIT = 50

/**
 * Picks participants by role and part of the user name, leaving out those already on the claim (specification,
 * section 2).
 */
export function AddParticipantsDialog({
  claim,
  onClose,
}: {
  claim: ClaimDetail
  onClose: () => void
}) {
  const [role, setRole] = useState<PickedRole>('advisor')
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [isPressed, setPressed] = useState(false)
  const search = useDeferredValue(typed.trim())
  const { data, error } = useQuery({
    queryKey: ['users', 'picker', role, search],
    queryFn: ({ signal }) =>
      pickerApi.list({
        query: { role, limit: LIMIT, ...(search ? { search } : {}) },
        signal,
      }),
    placeholderData: keepPreviousData,
  })
  const present = new Set(claim.participants.map((one) => one.userId))
  const offered = data?.users.filter((one) => one.isActive && !present.has(one.id))
  const [team, setTeam] = useState<ReadonlySet<string>>(new Set())
  const [areConcerned, setConcerned] = useState(false)
  const hasTeam = [...chosen].some((id) => team.has(id))
  const addition = useClaimAction(claim.claim_id, (participants: string[]) =>
    claimsApi.addParticipants({
      params: { id: claim.claim_id },
      body: { participants, areConcerned: areConcerned && hasTeam },
    }),
  )
  const toggle = (id: string) => {
    if (role !== 'user') setTeam(team.union(new Set([id])))
    setChosen((all) =>
      all.has(id) ? new Set([...all].filter((one) => one !== id)) : all.union(new Set([id])),
    )
  }
  const add = () => {
    setPressed(true)
    if (chosen.size > 0) addition.mutate([...chosen], { onSuccess: onClose })
  }
  return (
    <Dialog
      onClose={onClose}
      title={SAY.addParticipants}
      note={
        isPressed &&
        chosen.size === 0 && (
          <p role="status" className="small muted">
            {SAY.chooseSomebody}
          </p>
        )
      }
      action={
        <Button
          aria-disabled={chosen.size === 0}
          busy={addition.isPending}
          busyLabel={SAY.adding}
          onClick={add}
        >
          {SAY.addChosen(chosen.size)}
        </Button>
      }
    >
      <div className="claim-picker">
        <Field label={SAY.pickerRole}>
          <Select
            value={role}
            onChange={setRole}
            options={PICKED_ROLES.filter((one) => ROLES.includes(one)).map((one) => ({
              value: one,
              label: roleLabel(one),
            }))}
          />
        </Field>
        <SearchInput label={SAY.pickerSearch} value={typed} maxLength={200} onType={setTyped} />
        <CallFailure error={error} lead={SAY.pickerFailed} />
        {!offered && !error && <Loading label={SAY.pickerLoading} />}
        <ul className="claim-offered" aria-live="polite">
          {offered?.map((one) => (
            <li key={one.id}>
              <Checkbox checked={chosen.has(one.id)} onChange={() => toggle(one.id)}>
                <b>{one.username}</b> <span className="small subtle">{one.email}</span>
                {!one.emailVerified && one.role === 'user' && (
                  <>
                    {' '}
                    <small className="muted">{SAY.pickerUnproved}</small>
                  </>
                )}
              </Checkbox>
            </li>
          ))}
          {offered?.length === 0 && <li className="muted">{SAY.pickerNone}</li>}
        </ul>
        {hasTeam && (
          <Checkbox checked={areConcerned} onChange={setConcerned}>
            {SAY.areConcerned}
          </Checkbox>
        )}
        <CallFailure error={addition.error} lead={SAY.addFailed} />
      </div>
    </Dialog>
  )
}
