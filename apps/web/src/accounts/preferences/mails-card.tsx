import { MAIL_CHOICES, type MailChoice } from '@sillage/domain/accounts/mail-choices.ts'
import type { Profile } from '@sillage/wire/accounts/profile.ts'
import { Card } from '../../ui/data/card.tsx'
import { Checkbox } from '../../ui/input/checkbox.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { failureText } from '../failure-text.ts'
import { PROFILE } from '../profile/profile.messages.ts'
import { useSaveProfile } from '../profile/use-profile.ts'

/** The mails a person may do without; each choice is saved at once. */
export function MailsCard({ profile }: { profile: Profile }) {
  const saving = useSaveProfile()
  const off = (saving.isPending && saving.variables.mailsOff) || profile.mailsOff
  const choose = (choice: MailChoice, isWanted: boolean) => {
    const others = off.filter((one) => one !== choice)
    saving.mutate(
      { mailsOff: isWanted ? others : [...others, choice] },
      { onError: (failure) => toast.error(failureText(failure, PROFILE.mailsUnsaved)) },
    )
  }
  return (
    <Card title={PROFILE.mails}>
      <fieldset className="profile-mails">
        <legend className="label">{PROFILE.mailsLegend}</legend>
        {MAIL_CHOICES.map((choice) => (
          <Checkbox
            key={choice}
            checked={!off.includes(choice)}
            onChange={(isWanted) => choose(choice, isWanted)}
          >
            {PROFILE.mailChoices[choice]}
          </Checkbox>
        ))}
      </fieldset>
      <p className="small muted">{PROFILE.mailsText}</p>
    </Card>
  )
}
