import { paths } from '@sillage/wire/addresses.ts'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId } from 'react'
import { useLocation } from 'wouter'
import { leave } from '../../shell/session/session-actions.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { failureText, fieldFailures } from '../failure-text.ts'
import { passwordGivenErrors } from '../password-given.ts'
import { PasswordProof } from '../presence/password-proof.tsx'
import { useCheckedForm } from '../use-checked-form.ts'
import { PROFILE } from './profile.messages.ts'
import { ownDataApi } from './profile-api.ts'

/** Explains what closing the account means, and asks for the password. */
export function CloseAccountDialog({ onClose }: { onClose: () => void }) {
  const [, navigate] = useLocation()
  const formId = useId()
  const form = useCheckedForm({ password: '' }, passwordGivenErrors)
  const closing = useMutation({
    mutationFn: (password: string) => ownDataApi.close({ body: { password } }),
    onSuccess: () => {
      navigate(paths.login, { replace: true, state: { done: 'closed' } })
      leave()
    },
  })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const element = event.currentTarget
    if (closing.isPending) return
    if (form.errors.password) return form.fail(element)
    closing.mutate(form.values.password, {
      onError: (failure) => form.fail(element, fieldFailures(failure, form.names)),
    })
  }

  return (
    <Dialog
      open
      onClose={onClose}
      keepOpen={closing.isPending}
      title={PROFILE.closeTitle}
      action={
        <Button
          type="submit"
          form={formId}
          variant="danger"
          busy={closing.isPending}
          busyLabel={PROFILE.closing}
        >
          {PROFILE.closeConfirm}
        </Button>
      }
    >
      <form id={formId} className="profile-form" noValidate onSubmit={submit}>
        {closing.error && (
          <Banner tone="bad" live>
            {failureText(closing.error)}
          </Banner>
        )}
        <Banner tone="warn" lead={PROFILE.closeLead}>
          {PROFILE.closeExport}
        </Banner>
        <ul className="profile-consequences">
          {PROFILE.consequences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <PasswordProof form={form} />
      </form>
    </Dialog>
  )
}
