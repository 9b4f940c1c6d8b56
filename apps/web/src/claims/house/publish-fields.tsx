import { Banner } from '../../ui/feedback/banner.tsx'
import { Field } from '../../ui/input/field.tsx'
import { TextInput } from '../../ui/input/text-input.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { HOUSE as SAY } from './house.messages.ts'
import { isOvertaken } from './use-house.ts'

interface PublishFieldsProps {
  readonly reason: string
  readonly onReason: (reason: string) => void
  readonly isMissing: boolean
  readonly publish: { readonly error: Error | null; readonly reset: () => void }
  /** Whether a colleague's newer version has arrived. */
  readonly isBehind: boolean
  /** Starts again from that version. */
  readonly onTakeOver: () => void
}

/** Why a version is published, and why it was refused. */
export function PublishFields(props: PublishFieldsProps) {
  const { reason, onReason, isMissing, publish, isBehind, onTakeOver } = props
  return (
    <>
      <Field
        label={SAY.reason}
        hint={SAY.reasonHint}
        error={isMissing ? SAY.reasonMissing : undefined}
      >
        <TextInput
          maxLength={300}
          value={reason}
          onChange={({ target }) => onReason(target.value)}
        />
      </Field>
      {publish.error && (
        <Banner
          tone="bad"
          live
          lead={SAY.notPublished}
          action={
            isOvertaken(publish.error) &&
            isBehind && (
              <Button
                variant="secondary"
                size="s"
                onClick={() => {
                  onTakeOver()
                  publish.reset()
                }}
              >
                {SAY.takeOver}
              </Button>
            )
          }
        >
          {publish.error.message}
        </Banner>
      )}
    </>
  )
}
