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
import { useUnsentText } from '../../shell/session/use-unsent-text.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Checkbox } from '../../ui/input/checkbox.tsx'
import { Segmented } from '../../ui/input/segmented.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { IconButton } from '../../ui/nav/icon-button.tsx'
import { HealthConsent } from '../files/health-consent.tsx'
import { UploadList } from '../files/upload-list.tsx'
import { useUploads } from '../files/use-uploads.ts'
import { DISCUSSION } from './discussion.messages.ts'
import type { NewMessage } from './use-discussion.ts'
import { useLostFiles } from './use-lost-files.ts'

const NoteMentions = lazy(() =>
  import('./note-mentions.tsx').then((file) => ({ default: file.NoteMentions })),
)

const LONGEST = 5000
const ACCEPTED = '.pdf,.jpg,.jpeg,.png,.txt,application/pdf,image/jpeg,image/png,text/plain'

interface ComposerProps {
  readonly claimId: string
  readonly canWriteNotes: boolean
  readonly canKeepTurn: boolean
  readonly insertion: { readonly text: string } | undefined
  /** A colleague who replied since the person began to write. */
  readonly answeredBy: string | null
  readonly onWriting: (isNow: boolean) => void
  readonly onPost: (message: NewMessage) => void
}

/** The field to write a message. Enter sends, Shift + Enter breaks the line; files can be picked, dropped or pasted. */
export function MessageComposer(props: ComposerProps) {
  const { claimId, canWriteNotes, canKeepTurn, insertion, onPost } = props
  const { answeredBy, onWriting } = props
  const base = useId()
  const [text, setText] = useUnsentText(`message.${claimId}`)
  const [kind, setKind] = useState<'message' | 'note'>('message')
  const [keepsTurn, setKeepsTurn] = useState(false)
  const [isHealth, setHealth] = useState(false)
  const [mentions, setMentions] = useState<readonly string[]>([])
  const [isAsked, setAsked] = useState(false)
  const [isOver, setOver] = useState(false)
  const uploads = useUploads(claimId)
  const { lost, forget } = useLostFiles(claimId, uploads.items)
  const picker = useRef<HTMLInputElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const isNote = canWriteNotes && kind === 'note'

  const insert = useEffectEvent((added: string) => {
    if (added) setText(text ? `${text}\n${added}` : added)
    field.current?.focus()
  })
  useEffect(() => {
    if (insertion) insert(insertion.text)
  }, [insertion])

  const isWriting = text.trim() !== ''
  const tellWriting = useEffectEvent(onWriting)
  useEffect(() => tellWriting(isWriting), [isWriting])
  /** The colleague whose reply was the subject of the last warning. */
  const [warned, setWarned] = useState<string | null>(null)
  const isWarning = canWriteNotes && !isNote && answeredBy !== null

  /** Whether Send was pressed while files were uploading. */
  const [isAwaiting, setAwaiting] = useState(false)
  const isUploading = uploads.items.some((item) => item.state === 'sending')

  const obstacle = obstacleOf(text, uploads.items)
  const isTooLong = text.trim().length > LONGEST
  const send = () => {
    setAsked(obstacle !== null)
    setAwaiting(obstacle === DISCUSSION.waitForFiles)
    if (obstacle === null) {
      if (isWarning && warned !== answeredBy) setWarned(answeredBy)
      else post()
    }
    return field.current?.focus()
  }
  const post = () => {
    setWarned(null)
    onPost({
      content: text.trim(),
      files: uploads.items.flatMap((item) => item.stored ?? []),
      isHealth: isHealth && uploads.items.length > 0,
      isNote,
      mentions: isNote ? mentions : [],
      keepsTurn: canKeepTurn && !isNote && keepsTurn,
    })
    setText('')
    setKeepsTurn(false)
    setHealth(false)
    setMentions([])
    uploads.clear()
    forget()
  }
  // Send was pressed during the upload: the message is sent after its files, unless the text is edited or a colleague
  // has replied meanwhile
  const follow = useEffectEvent(() => {
    if (!isAwaiting) return
    setAwaiting(false)
    setAsked(obstacle !== null)
    if (obstacle !== null) return
    if (isWarning) setWarned(answeredBy)
    else post()
  })
  useEffect(() => {
    // after the state of the last file is rendered
    if (!isUploading) queueMicrotask(() => follow())
  }, [isUploading])
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
      {isWarning && (
        <Banner tone="warn" live lead={DISCUSSION.answered(answeredBy)}>
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
          value={kind}
          onChange={setKind}
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
        onChange={(event) => {
          setText(event.target.value)
          // typing again cancels the pending send
          if (isAwaiting) setAsked(false)
          setAwaiting(false)
        }}
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
            <Button variant="secondary" size="s" onClick={forget}>
              {DISCUSSION.withoutLost(lost.length)}
            </Button>
          }
        >
          {DISCUSSION.lostFilesText}
        </Banner>
      )}
      <UploadList items={uploads.items} onRemove={uploads.remove} onRetry={uploads.retry} />
      {uploads.items.length > 0 && !isNote && (
        <HealthConsent isOptional isTeam={canWriteNotes} checked={isHealth} onChange={setHealth} />
      )}
      {isNote && (
        <Suspense>
          <NoteMentions chosen={mentions} onChange={setMentions} />
        </Suspense>
      )}
      {canKeepTurn && !isNote && (
        <Checkbox checked={keepsTurn} onChange={setKeepsTurn} hint={DISCUSSION.keepsTurnHint}>
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
          <input
            ref={picker}
            type="file"
            hidden
            multiple
            accept={ACCEPTED}
            aria-label={DISCUSSION.attach}
            onChange={(event) => {
              uploads.add([...(event.target.files ?? [])])
              event.target.value = ''
            }}
          />
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
        {(isAsked || isTooLong) && obstacle}
        {isWarning && warned === answeredBy && DISCUSSION.answeredAgain}
      </p>
    </div>
  )
}

function placeholderOf({ canWriteNotes, isNote }: { canWriteNotes: boolean; isNote: boolean }) {
  if (isNote) return DISCUSSION.placeholderNote
  return canWriteNotes ? DISCUSSION.placeholderStaff : DISCUSSION.placeholderCustomer
}

/** Why the message can't go yet; null when it can. */
function obstacleOf(text: string, items: ReturnType<typeof useUploads>['items']): string | null {
  const over = text.trim().length - LONGEST
  if (over > 0) return DISCUSSION.tooLong(LONGEST, over)
  if (items.some((item) => item.state === 'sending')) return DISCUSSION.waitForFiles
  if (items.some((item) => item.state === 'failed')) return DISCUSSION.dropFailed
  return text.trim() || items.length > 0 ? null : DISCUSSION.missing
}
