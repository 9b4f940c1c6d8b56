import type { DeskClaim } from '@sillage/wire/claims/claim-desk.ts'
import { Send, X } from 'lucide-react'
import { useState } from 'react'
import { useSession } from '../../shell/session/session.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Field } from '../../ui/input/field.tsx'
import { Select } from '../../ui/input/select.tsx'
import { Textarea } from '../../ui/input/textarea.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { useColleagues } from '../use-colleagues.ts'
import { DESK_BULK as SAY } from './desk-bulk.messages.ts'
import { canBeReminded, type Done, useAssignEach, useRemindEach } from './use-desk-bulk.ts'

interface DeskBulkProps {
  /** The selected rows, among those shown. */
  readonly chosen: readonly DeskClaim[]
  readonly onClear: () => void
}

const NOBODY = 'nobody'

/** Bulk actions on claims. Each claim succeeds or fails on its own; failures are listed. */
export function DeskBulk({ chosen, onClear }: DeskBulkProps) {
  const { user } = useSession()
  const colleagues = useColleagues()
  const assign = useAssignEach()
  const remind = useRemindEach()
  const [isReminding, setReminding] = useState(false)
  const done = remind.data ?? assign.data
  const people = new Map(colleagues.map((one) => [one.id, one.name]))
  if (user) people.set(user.id, SAY.me)
  const reminded = chosen.filter(canBeReminded)
  if (chosen.length === 0 && !done?.failures.length) return null
  return (
    <section className="desk-bulk" aria-label={SAY.label}>
      {chosen.length > 0 && (
        <>
          <b className="small num" role="status">
            {SAY.chosen(chosen.length)}
          </b>
          <Select
            dense
            aria-label={SAY.giveTo}
            value=""
            placeholder={assign.isPending ? SAY.giving : SAY.giveTo}
            disabled={assign.isPending}
            options={[
              ...[...people].map(([value, label]) => ({ value, label })),
              { value: NOBODY, label: SAY.nobody },
            ]}
            onChange={(to) => {
              remind.reset()
              assign.mutate(
                { claims: chosen, to: to === NOBODY ? null : to },
                { onSuccess: ({ failures }) => failures.length === 0 && onClear() },
              )
            }}
          />
          <Button
            variant="secondary"
            size="s"
            icon={Send}
            disabled={reminded.length === 0}
            onClick={() => setReminding(true)}
          >
            {SAY.remind(reminded.length)}
          </Button>
          <Button variant="text" size="s" icon={X} onClick={onClear}>
            {SAY.clear}
          </Button>
          {reminded.length === 0 && (
            <span className="small muted">{SAY.notWaiting(chosen.length)}</span>
          )}
        </>
      )}
      {done && done.failures.length > 0 && <Failures done={done} />}
      {isReminding && (
        <RemindDialog
          count={reminded.length}
          left={chosen.length - reminded.length}
          isBusy={remind.isPending}
          onClose={() => setReminding(false)}
          onSend={(text) => {
            assign.reset()
            remind.mutate(
              { claims: reminded, text },
              {
                onSuccess: ({ failures }) => {
                  setReminding(false)
                  if (failures.length === 0) onClear()
                },
              },
            )
          }}
        />
      )}
    </section>
  )
}

function Failures({ done }: { done: Done }) {
  return (
    <Banner tone="bad" live lead={SAY.partly(done.count, done.count + done.failures.length)}>
      <ul>
        {done.failures.map(({ number, message }) => (
          <li key={number}>
            <span className="num">{number}</span> {message}
          </li>
        ))}
      </ul>
    </Banner>
  )
}

interface RemindDialogProps {
  readonly count: number
  /** Number of selected claims that can't be reminded, since they don't wait for their customer. */
  readonly left: number
  readonly isBusy: boolean
  readonly onSend: (text: string) => void
  readonly onClose: () => void
}

function RemindDialog({ count, left, isBusy, onSend, onClose }: RemindDialogProps) {
  const [text, setText] = useState<string>(SAY.reminder)
  return (
    <Dialog
      onClose={onClose}
      title={SAY.remind(count)}
      action={
        <Button busy={isBusy} disabled={!text.trim()} onClick={() => onSend(text.trim())}>
          {SAY.send}
        </Button>
      }
    >
      <p className="small muted">
        {SAY.eachReads(count)} {left > 0 && SAY.notWaiting(left)}
      </p>
      <Field label={SAY.text}>
        <Textarea
          data-autofocus
          rows={5}
          maxLength={2000}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
    </Dialog>
  )
}
