import { type FormEvent, type ReactNode, useId } from 'react'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'

interface PasskeyDialogProps {
  readonly title: string
  readonly submitLabel: string
  readonly busyLabel: string
  readonly isBusy: boolean
  readonly isDangerous?: boolean
  readonly failure: string | null
  readonly onSubmit: (form: HTMLFormElement) => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A short form about one passkey. */
export function PasskeyDialog(props: PasskeyDialogProps) {
  const { title, submitLabel, busyLabel, isBusy, isDangerous, failure, onSubmit, onClose } = props
  const formId = useId()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isBusy) onSubmit(event.currentTarget)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      keepOpen={isBusy}
      title={title}
      action={
        <Button
          type="submit"
          form={formId}
          variant={isDangerous ? 'danger' : 'primary'}
          busy={isBusy}
          busyLabel={busyLabel}
        >
          {submitLabel}
        </Button>
      }
    >
      <form id={formId} className="profile-form" noValidate onSubmit={submit}>
        {failure && (
          <Banner tone="bad" live>
            {failure}
          </Banner>
        )}
        {props.children}
      </form>
    </Dialog>
  )
}
