import { useEffect, useEffectEvent, useState } from 'react'
import { useUnsentText } from '../../shell/session/use-unsent-text.ts'
import { useUploads } from '../files/use-uploads.ts'
import { DISCUSSION } from './discussion.messages.ts'
import type { NewMessage } from './use-discussion.ts'
import { useLostFiles } from './use-lost-files.ts'

const LONGEST = 5000

export interface MessageOptions {
  readonly claimId: string
  readonly canWriteNotes: boolean
  readonly canKeepTurn: boolean
  /** A colleague who replied since the person began to write. */
  readonly answeredBy: string | null
  readonly onPost: (message: NewMessage) => void
}

/** A message being written: its text, files and options, what stands in its way, and when it goes. */
export function useMessage(options: MessageOptions) {
  const { claimId, canWriteNotes, canKeepTurn, answeredBy, onPost } = options
  const [text, setText] = useUnsentText(`message.${claimId}`)
  const [kind, setKind] = useState<'message' | 'note'>('message')
  const [keepsTurn, setKeepsTurn] = useState(false)
  const [isHealth, setHealth] = useState(false)
  const [mentions, setMentions] = useState<readonly string[]>([])
  const uploads = useUploads(claimId)
  const { lost, forget } = useLostFiles(claimId, uploads.items)
  const isNote = canWriteNotes && kind === 'note'
  const isWarning = canWriteNotes && !isNote && answeredBy !== null
  /** The colleague whose reply was the subject of the last warning. */
  const [warned, setWarned] = useState<string | null>(null)
  const [isAsked, setAsked] = useState(false)
  /** Whether Send was pressed while files were uploading. */
  const [isAwaiting, setAwaiting] = useState(false)
  const isUploading = uploads.items.some((item) => item.state === 'sending')
  const obstacle = obstacleOf(text, uploads.items)
  const isTooLong = text.trim().length > LONGEST

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
  const send = () => {
    setAsked(obstacle !== null)
    setAwaiting(obstacle === DISCUSSION.waitForFiles)
    if (obstacle !== null) return
    if (isWarning && warned !== answeredBy) setWarned(answeredBy)
    else post()
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

  return {
    text,
    insert: (added: string) => setText(text ? `${text}\n${added}` : added),
    edit: (edited: string) => {
      setText(edited)
      // typing again cancels the pending send
      if (isAwaiting) setAsked(false)
      setAwaiting(false)
    },
    kind,
    setKind,
    isNote,
    keepsTurn,
    setKeepsTurn,
    isHealth,
    setHealth,
    mentions,
    setMentions,
    uploads,
    lost,
    forget,
    /** The colleague to be warned of. */
    answeredBy: isWarning ? answeredBy : null,
    isWarnedAgain: isWarning && warned === answeredBy,
    obstacle: isAsked || isTooLong ? obstacle : null,
    send,
  }
}

/** Why the message can't go yet; null when it can. */
function obstacleOf(text: string, items: ReturnType<typeof useUploads>['items']): string | null {
  const over = text.trim().length - LONGEST
  if (over > 0) return DISCUSSION.tooLong(LONGEST, over)
  if (items.some((item) => item.state === 'sending')) return DISCUSSION.waitForFiles
  if (items.some((item) => item.state === 'failed')) return DISCUSSION.dropFailed
  return text.trim() || items.length > 0 ? null : DISCUSSION.missing
}
