import type { Reply } from '@sillage/wire/claims/replies.ts'
import { useId, useState } from 'react'
import { dayText } from '../../shell/moment.ts'
import { Disclosure } from '../../ui/data/disclosure.tsx'
import { CallFailure } from '../../ui/feedback/banner.tsx'
import { Field } from '../../ui/input/field.tsx'
import { TextInput } from '../../ui/input/text-input.tsx'
import { Textarea } from '../../ui/input/textarea.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { REPLIES as SAY } from './replies.messages.ts'
import { useWriteReply } from './use-replies.ts'

/** Edits a canned reply, with a preview as the customer will see it and the previous versions below. */
export function ReplyDialog({ reply, onClose }: { reply: Reply; onClose: () => void }) {
  const [title, setTitle] = useState(reply.title)
  const [text, setText] = useState(reply.text)
  const [isPressed, setPressed] = useState(false)
  const write = useWriteReply()
  const previewId = useId()
  const [newest, ...before] = reply.writings
  const isSame = title.trim() === reply.title && text.trim() === reply.text
  const save = () => {
    setPressed(true)
    if (!title.trim() || !text.trim()) return
    if (isSame) return onClose()
    write.mutate(
      {
        id: reply.reply_id,
        title: title.trim(),
        text: text.trim(),
        seen: newest?.writing_id ?? null,
      },
      { onSuccess: onClose },
    )
  }
  return (
    <Dialog
      onClose={onClose}
      keepOpen={!isSame}
      title={SAY.dialog}
      action={
        <Button busy={write.isPending} busyLabel={SAY.saving} onClick={save}>
          {SAY.save}
        </Button>
      }
    >
      <Field label={SAY.name} error={isPressed && !title.trim() ? SAY.nameMissing : undefined}>
        <TextInput maxLength={80} value={title} onChange={({ target }) => setTitle(target.value)} />
      </Field>
      <Field label={SAY.text} error={isPressed && !text.trim() ? SAY.textMissing : undefined}>
        <Textarea maxLength={1000} value={text} onChange={({ target }) => setText(target.value)} />
      </Field>
      <section className="reply-preview" aria-labelledby={previewId}>
        <h3 id={previewId}>{SAY.preview}</h3>
        <p>{text.trim()}</p>
      </section>
      {newest && (
        <Disclosure summary={SAY.history}>
          <ul className="reply-history">
            {before.map((one) => (
              <li key={one.writing_id}>
                <p className="small muted num">{SAY.written(one.by, dayText(one.at))}</p>
                <b>{one.title}</b>
                <p>{one.text}</p>
              </li>
            ))}
            <li>
              <p className="small muted">{SAY.original}</p>
              <b>{reply.original.title}</b>
              <p>{reply.original.text}</p>
            </li>
          </ul>
        </Disclosure>
      )}
      <CallFailure error={write.error} lead={SAY.notSaved} />
    </Dialog>
  )
}
