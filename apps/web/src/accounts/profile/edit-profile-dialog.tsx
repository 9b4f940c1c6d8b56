import type { Profile } from '@sillage/wire/accounts/profile.ts'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { Tabs } from '../../ui/nav/tabs.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { failureText } from '../failure-text.ts'
import { recoveryApi } from '../recovery/recovery-api.ts'
import { useCheckedForm } from '../use-checked-form.ts'
import { PROFILE } from './profile.messages.ts'
import { ProfileFields } from './profile-fields.tsx'
import { changeOf, formOf, profileErrors } from './profile-form.ts'
import { useProfileSubmit } from './use-profile-submit.ts'

interface EditProfileDialogProps {
  readonly profile: Profile
  readonly onClose: () => void
}

const TABS = [
  { id: 'informations', label: PROFILE.tabs.informations },
  { id: 'password', label: PROFILE.tabs.password },
] as const

/** Edits the profile. The password is changed through a link sent by e-mail (specification, section 2). */
export function EditProfileDialog({ profile, onClose }: EditProfileDialogProps) {
  const [tab, setTab] = useState<(typeof TABS)[number]['id']>('informations')
  const form = useCheckedForm(formOf(profile), (values) => profileErrors(profile, values))
  const formId = useId()
  const reasonId = useId()
  const change = changeOf(profile, form.values)
  const { saving, submit } = useProfileSubmit({ form, body: change, saved: PROFILE.saved, onClose })

  return (
    <Dialog
      onClose={onClose}
      isBusy={saving.isPending}
      title={PROFILE.editTitle}
      note={
        !change && (
          <p className="hint profile-reason" id={reasonId}>
            {PROFILE.nothingChanged}
          </p>
        )
      }
      action={
        tab === 'informations' && (
          <Button
            type="submit"
            form={formId}
            busy={saving.isPending}
            busyLabel={PROFILE.saving}
            aria-disabled={!change}
            aria-describedby={change ? undefined : reasonId}
          >
            {PROFILE.save}
          </Button>
        )
      }
    >
      <Tabs label={PROFILE.editTitle} tabs={TABS} current={tab} onChange={setTab}>
        {tab === 'informations' ? (
          <form
            id={formId}
            className="profile-form"
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              submit(event.currentTarget)
            }}
          >
            {saving.error && (
              <Banner tone="bad" live>
                {failureText(saving.error)}
              </Banner>
            )}
            <ProfileFields profile={profile} form={form} />
          </form>
        ) : (
          <PasswordLink email={profile.email} />
        )}
      </Tabs>
    </Dialog>
  )
}

/** Sends the link at once: whose address it is, is known. */
function PasswordLink({ email }: { email: string }) {
  const asking = useMutation({
    mutationFn: () => recoveryApi.forgotPassword({ body: { email } }),
  })
  return (
    <div className="profile-form">
      <p>{PROFILE.passwordText}</p>
      {asking.isSuccess && (
        <Banner tone="good" live>
          {PROFILE.passwordLinkSent(email)}
        </Banner>
      )}
      {asking.error && (
        <Banner tone="bad" live>
          {failureText(asking.error)}
        </Banner>
      )}
      <Button busy={asking.isPending} onClick={() => asking.mutate()}>
        {PROFILE.passwordLink}
      </Button>
    </div>
  )
}
