import { Paperclip, SendHorizontal } from 'lucide-react'
import {
  type DragEvent,
  type KeyboardEvent,
  lazy,
  Suspense,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Checkbox } from '../../ui/input/checkbox.tsx'
import { Segmented } from '../../ui/input/segmented.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { IconButton } from '../../ui/nav/icon-button.tsx'
import { FileInput } from '../files/file-input.tsx'
import { HealthConsent } from '../files/health-consent.tsx'
import { UploadList } from '../files/upload-list.tsx'
import { DISCUSSION } from './discussion.messages.ts'
import { type MessageOptions, useMessage } from './use-message.ts'

const NoteMentions = lazy(() =>
  import('./note-mentions.tsx').then((file) => ({ default: file.NoteMentions })),
)

interface ComposerProps extends MessageOptions {
  readonly insertion: { readonly text: string } | undefined
  readonly onWriting: (isNow: boolean) => void
}

/** The field to write a message. Enter sends, Shift + Enter breaks the line; files can be picked, dropped or pasted. */
export function MessageComposer(props: ComposerProps) {
  const { canWriteNotes, canKeepTurn, insertion, onWriting } = props
  const base = useId()
  const [isOver, setOver] = useState(false)
  const picker = useRef<HTMLInputElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const message = useMessage(props)
  const { text, uploads, lost, isNote } = message

  const insert = useEffectEvent((added: string) => {
    if (added) message.insert(added)
    field.current?.focus()
  })
  useEffect(() => {
    if (insertion) insert(insertion.text)
  }, [insertion])

  const isWriting = text.trim() !== ''
  const tellWriting = useEffectEvent(onWriting)
  useEffect(() => tellWriting(isWriting), [isWriting])

  const send = () => {
    message.send()
    field.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // leaves the field so that single-key shortcuts work again; the text stays
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) return field.current?.blur()
    // Enter also confirms a composed character (IME)
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    uploads.add([...event.dataTransfer.files])
  }
  return (
    <div
      className="composer"
      data-over={isOver}
      data-note={isNote}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      {message.answeredBy !== null && (
        <Banner tone="warn" live lead={DISCUSSION.answered(message.answeredBy)}>
          {DISCUSSION.answeredText}
        </Banner>
      )}
      {canWriteNotes && (
        <Segmented
          legend={DISCUSSION.kind}
          options={[
            { value: 'message', label: DISCUSSION.toEveryone },
            { value: 'note', label: DISCUSSION.toTeam },
          ]}
          value={message.kind}
          onChange={message.setKind}
        />
      )}
      <label className="vh" htmlFor={`${base}-text`}>
        {DISCUSSION.composer}
      </label>
      <textarea
        id={`${base}-text`}
        ref={field}
        rows={2}
        value={text}
        placeholder={placeholderOf({ canWriteNotes, isNote })}
        aria-describedby={`${base}-hint`}
        onChange={(event) => message.edit(event.target.value)}
        onKeyDown={onKeyDown}
        onPaste={(event) => {
          const { files, types } = event.clipboardData
          // word processors also copy their text as a picture: paste the text
          if (files.length === 0 || types.includes('text/plain')) return
          event.preventDefault()
          uploads.add([...files])
        }}
      />
      {lost.length > 0 && (
        <Banner
          tone="warn"
          lead={DISCUSSION.lostFiles(lost)}
          action={
            <Button variant="secondary" size="s" onClick={message.forget}>
              {DISCUSSION.withoutLost(lost.length)}
            </Button>
          }
        >
          {DISCUSSION.lostFilesText}
        </Banner>
      )}
      <UploadList items={uploads.items} onRemove={uploads.remove} onRetry={uploads.retry} />
      {uploads.items.length > 0 && !isNote && (
        <HealthConsent
          isOptional
          isTeam={canWriteNotes}
          checked={message.isHealth}
          onChange={message.setHealth}
        />
      )}
      {isNote && (
        <Suspense>
          <NoteMentions chosen={message.mentions} onChange={message.setMentions} />
        </Suspense>
      )}
      {canKeepTurn && !isNote && (
        <Checkbox
          checked={message.keepsTurn}
          onChange={message.setKeepsTurn}
          hint={DISCUSSION.keepsTurnHint}
        >
          {DISCUSSION.keepsTurn}
        </Checkbox>
      )}
      <div className="row-b composer-foot">
        <div className="row composer-files">
          <IconButton
            icon={Paperclip}
            variant="quiet"
            aria-label={DISCUSSION.attach}
            onClick={() => picker.current?.click()}
          />
          <span id={`${base}-hint`} className="micro subtle">
            {isOver ? DISCUSSION.dropHere : isNote ? DISCUSSION.noteHint : DISCUSSION.limits}
          </span>
          <FileInput ref={picker} multiple label={DISCUSSION.attach} onFiles={uploads.add} />
        </div>
        {/* beside an empty field the team's main act is to decide */}
        <Button
          icon={SendHorizontal}
          variant={
            canWriteNotes && !isWriting && uploads.items.length === 0 ? 'secondary' : 'primary'
          }
          onClick={send}
        >
          {isNote ? DISCUSSION.saveNote : DISCUSSION.send}
        </Button>
      </div>
      <p role="status" className="composer-obstacle small">
        {message.obstacle}
        {message.isWarnedAgain && DISCUSSION.answeredAgain}
      </p>
    </div>
  )
}

function placeholderOf({ canWriteNotes, isNote }: { canWriteNotes: boolean; isNote: boolean }) {
  if (isNote) return DISCUSSION.placeholderNote
  return canWriteNotes ? DISCUSSION.placeholderStaff : DISCUSSION.placeholderCustomer
}
