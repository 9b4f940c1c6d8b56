import { type ReactNode, useId, useState } from 'react'
import { Banner } from '../feedback/banner.tsx'
import { InView } from '../feedback/in-view.tsx'
import { IsSubmitted } from '../input/field.tsx'
import { useFirstWrong } from '../input/use-first-wrong.ts'
import { Button } from '../nav/button.tsx'
import { Dialog } from './dialog.tsx'

interface FormDialogProps {
  readonly title: string
  readonly submitLabel: string
  readonly busyLabel?: string
  /** While the form is being sent: the dialog stays open, and nothing is sent twice. */
  readonly isBusy: boolean
  /** Still incomplete: the button stays reachable and looks unavailable. */
  readonly isIncomplete?: boolean
  readonly isDangerous?: boolean
  /** Whether something would be lost by closing. */
  readonly keepOpen?: boolean
  readonly failureLead?: string
  /** Why sending failed; null until it has. */
  readonly failure: ReactNode
  readonly className?: string
  readonly onSubmit: (form: HTMLFormElement) => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A dialog that is one form, sent by its main button; a refused one takes the focus to its first wrong field. */
export function FormDialog(props: FormDialogProps) {
  const { isBusy, failure, onSubmit } = props
  const formId = useId()
  const [isSubmitted, setSubmitted] = useState(false)
  const { form, goToFirstWrong } = useFirstWrong<HTMLFormElement>(isBusy)
  return (
    <Dialog
      onClose={props.onClose}
      keepOpen={props.keepOpen}
      isBusy={isBusy}
      title={props.title}
      action={
        <Button
          type="submit"
          form={formId}
          variant={props.isDangerous ? 'danger' : 'primary'}
          busy={isBusy}
          busyLabel={props.busyLabel}
          aria-disabled={props.isIncomplete || undefined}
        >
          {props.submitLabel}
        </Button>
      }
    >
      <form
        id={formId}
        ref={form}
        className={props.className ?? 'dialog-form'}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (isBusy) return
          setSubmitted(true)
          onSubmit(event.currentTarget)
          goToFirstWrong()
        }}
      >
        {failure !== null && (
          <InView>
            <Banner tone="bad" live lead={props.failureLead}>
              {failure}
            </Banner>
          </InView>
        )}
        <IsSubmitted value={isSubmitted}>{props.children}</IsSubmitted>
      </form>
    </Dialog>
  )
}
