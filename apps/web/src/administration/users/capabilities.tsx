import {
  CAPABILITIES,
  type Capability,
  capabilityLabel,
} from '@sillage/domain/accounts/capabilities/capabilities.ts'
import type { ListedUser } from '@sillage/wire/administration/users.ts'
import { dayText } from '../../shell/moment.ts'
import { Checkbox } from '../../ui/input/checkbox.tsx'
import { USERS } from './users.messages.ts'

interface CapabilitiesProps {
  readonly account: ListedUser
  readonly held: readonly Capability[]
  readonly onChange: (held: readonly Capability[]) => void
}

/** What a team member may do beyond their role, with who granted it and when. */
export function Capabilities({ account, held, onChange }: CapabilitiesProps) {
  return (
    <fieldset className="users-capabilities">
      <legend>{USERS.capabilities}</legend>
      <p className="hint">{USERS.capabilitiesHint}</p>
      {CAPABILITIES.map((capability) => {
        const { name, opens } = capabilityLabel(capability)
        const given = account.capabilities.find((one) => one.capability === capability)
        const since = given && USERS.capabilityGiven(given.givenBy, dayText(given.givenAt))
        return (
          <Checkbox
            key={capability}
            checked={held.includes(capability)}
            hint={since ? `${opens} ${since}` : opens}
            onChange={(isHeld) =>
              onChange(
                CAPABILITIES.filter((one) => (one === capability ? isHeld : held.includes(one))),
              )
            }
          >
            {name}
          </Checkbox>
        )
      })}
    </fieldset>
  )
}
