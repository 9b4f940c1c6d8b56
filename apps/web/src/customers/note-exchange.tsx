import {
  EXCHANGE_KINDS,
  type ExchangeKind,
  LONGEST_EXCHANGE,
} from '@sillage/domain/customers/exchange.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import { useRef, useState } from 'react'
import { useAttempt } from '../contracts/life/use-attempt.ts'
import { useUnsentText } from '../shell/session/use-unsent-text.ts'
import { Banner } from '../ui/feedback/banner.tsx'
import { Field } from '../ui/input/field.tsx'
import { Select } from '../ui/input/select.tsx'
import { Textarea } from '../ui/input/textarea.tsx'
import { Button } from '../ui/nav/button.tsx'
import { toast } from '../ui/overlay/toast.ts'
import { CUSTOMER as SAY } from './customers.messages.ts'
import { customersApi } from './customers-api.ts'
import { useCustomerNote } from './use-customer.ts'

const KINDS = EXCHANGE_KINDS.map((kind) => ({ value: kind, label: SAY.kinds[kind] }))

type Promised = keyof typeof SAY.promises

const PROMISES = [
  { value: 'none', label: SAY.promises.none },
  { value: 'today', label: SAY.promises.today },
  { value: 'tomorrow', label: SAY.promises.tomorrow },
  { value: 'twoDays', label: SAY.promises.twoDays },
  { value: 'week', label: SAY.promises.week },
] as const satisfies readonly { value: Promised; label: string }[]

function dayOf(promise: Promised): Temporal.PlainDate | null {
  const today = dayInParis(Temporal.Now.instant())
  switch (promise) {
    case 'none':
      return null
    case 'today':
      return today
    case 'tomorrow':
      return today.add({ days: 1 })
    case 'twoDays':
      return today.add({ days: 2 })
    case 'week':
      return today.add({ days: 7 })
  }
}

/** Logs a call or a letter. */
export function NoteExchange({ customerId }: { customerId: string }) {
  const [kind, setKind] = useState<ExchangeKind>('call')
  const [text, setText] = useUnsentText(`exchange.${customerId}`)
  const [promise, setPromise] = useState<Promised>('none')
  const [isPressed, setPressed] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const keyFor = useAttempt()
  const note = useCustomerNote(customerId, () => {
    const day = dayOf(promise)
    const body = { kind, text: text.trim(), ...(day ? { promised_on: day.toString() } : {}) }
    return customersApi.note({ params: { id: customerId }, body, idempotencyKey: keyFor(body) })
  })
  const isMissing = text.trim() === ''
  const save = () => {
    setPressed(true)
    if (isMissing) {
      field.current?.focus()
      return
    }
    note.mutate(undefined, {
      onSuccess: () => {
        toast.success(SAY.saved)
        setText('')
        setPromise('none')
        setPressed(false)
      },
    })
  }
  return (
    <form
      className="customer-note"
      // optional on a page meant for reading, so no note about required fields
      data-aside
      aria-label={SAY.note}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <div className="customer-note-row">
        <Field label={SAY.kind}>
          <Select dense value={kind} options={KINDS} onChange={setKind} />
        </Field>
        <Field label={SAY.promised}>
          <Select dense value={promise} options={PROMISES} onChange={setPromise} />
        </Field>
      </div>
      <Field
        label={SAY.text}
        hint={SAY.textHint}
        error={isPressed && isMissing ? SAY.textMissing : undefined}
      >
        <Textarea
          ref={field}
          rows={3}
          maxLength={LONGEST_EXCHANGE}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      {note.error && <Banner tone="bad">{note.error.message}</Banner>}
      <Button type="submit" variant="secondary" size="s" busy={note.isPending}>
        {SAY.save}
      </Button>
    </form>
  )
}
