import { paths } from '@sillage/wire/addresses.ts'
import { ApiError } from '@sillage/wire/http/client.ts'
import { useMutation } from '@tanstack/react-query'
import { Link, useLocation } from 'wouter'
import { leave } from '../../shell/session/session-actions.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { FormDialog } from '../../ui/overlay/form-dialog.tsx'
import { failureText, fieldFailures } from '../failure-text.ts'
import { passwordGivenErrors } from '../password-given.ts'
import { PasswordProof } from '../presence/password-proof.tsx'
import { useCheckedForm } from '../use-checked-form.ts'
import { PROFILE } from './profile.messages.ts'
import { ownDataApi } from './profile-api.ts'

/** Explains what closing the account means, and asks for the password. */
export function CloseAccountDialog({ onClose }: { onClose: () => void }) {
  const [, navigate] = useLocation()
  const form = useCheckedForm({ password: '' }, passwordGivenErrors)
  const closing = useMutation({
    mutationFn: (password: string) => ownDataApi.close({ body: { password } }),
    onSuccess: () => {
      navigate(paths.login, { replace: true, state: { done: 'closed' } })
      leave()
    },
  })

  function submit(element: HTMLFormElement) {
    if (form.errors.password) return form.fail(element)
    closing.mutate(form.values.password, {
      onError: (failure) => form.fail(element, fieldFailures(failure, form.names)),
    })
  }

  const wrong = fieldFailures(closing.error, form.names).password
  return (
    <FormDialog
      title={PROFILE.closeTitle}
      submitLabel={PROFILE.closeConfirm}
      busyLabel={PROFILE.closing}
      isBusy={closing.isPending}
      isDangerous
      failure={closing.error && !wrong && <Refusal of={closing.error} />}
      onSubmit={submit}
      onClose={onClose}
    >
      <Banner tone="warn" lead={PROFILE.closeLead}>
        {PROFILE.closeExport}
      </Banner>
      <ul className="profile-consequences">
        {PROFILE.consequences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <PasswordProof form={form} />
    </FormDialog>
  )
}

/** Where what stands in the way is settled, by the code of the refusal. */
const PLACES: Readonly<Record<string, { readonly path: string; readonly label: string }>> = {
  'account.to_pay': { path: paths.payments, label: PROFILE.toPayments },
  'account.to_give_back': { path: paths.payments, label: PROFILE.toPayments },
  'account.leaving_contract': { path: paths.contracts, label: PROFILE.toContracts },
  'account.open_claim': { path: paths.claims, label: PROFILE.toClaims },
}

function Refusal({ of: error }: { of: Error }) {
  const place = error instanceof ApiError ? PLACES[error.problem?.code ?? ''] : undefined
  return (
    <>
      {failureText(error)} {place && <Link href={place.path}>{place.label}</Link>}
    </>
  )
}
