import {
  CAPABILITIES,
  capabilityLabel,
} from '@sillage/domain/accounts/capabilities/capabilities.ts'
import type { ListedUser } from '@sillage/wire/administration/users.ts'
import { useState } from 'react'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Checkbox } from '../../ui/input/checkbox.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { usersApi } from '../administration-api.ts'
import { failureText } from '../failure-text.ts'
import { useUsersAction } from './use-users.ts'
import { USERS } from './users.messages.ts'

const DAY = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' })

/** What somebody of the team may do beyond their role, each with who gave it and when. */
export function Capabilities({ account }: { account: ListedUser }) {
  const [held, setHeld] = useState(() => account.capabilities.map((one) => one.capability))
  const save = useUsersAction(() =>
    usersApi.setCapabilities({ params: { id: account.id }, body: { capabilities: held } }),
  )
  return (
    <fieldset className="users-capabilities">
      <legend className="question question-s">{USERS.capabilities}</legend>
      <p className="hint">{USERS.capabilitiesHint}</p>
      {CAPABILITIES.map((capability) => {
        const { name, opens } = capabilityLabel(capability)
        const given = account.capabilities.find((one) => one.capability === capability)
        return (
          <Checkbox
            key={capability}
            checked={held.includes(capability)}
            hint={
              given
                ? `${opens} ${USERS.capabilityGiven(given.givenBy, DAY.format(new Date(given.givenAt)))}`
                : opens
            }
            onChange={(isHeld) =>
              setHeld(
                CAPABILITIES.filter((one) => (one === capability ? isHeld : held.includes(one))),
              )
            }
          >
            {name}
          </Checkbox>
        )
      })}
      <Button
        variant="secondary"
        size="s"
        busy={save.isPending}
        busyLabel={USERS.saving}
        onClick={() =>
          save.mutate(undefined, {
            onSuccess: () => toast.success(USERS.capabilitiesSaved(account.username)),
          })
        }
      >
        {USERS.capabilitiesSave}
      </Button>
      {save.error && (
        <Banner tone="bad" live lead={USERS.capabilitiesFailed}>
          {failureText(save.error, USERS.updateUserFailed)}
        </Banner>
      )}
    </fieldset>
  )
}
