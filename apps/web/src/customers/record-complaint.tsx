import type { Customer } from '@sillage/wire/customers.ts'
import { useQueryClient } from '@tanstack/react-query'
import { PenLine } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useSession } from '../shell/session/session.ts'
import { Button } from '../ui/nav/button.tsx'
import { CUSTOMER as SAY } from './customers.messages.ts'
import { keyOf } from './use-customer.ts'

const RecordComplaintDialog = lazy(() =>
  import('../complaints/record-complaint-dialog.tsx').then((file) => ({
    default: file.RecordComplaintDialog,
  })),
)

/** Records a complaint made by phone or letter, from its author's page; hidden on one's own page. */
export function RecordComplaint({ customer: { id, email } }: { customer: Customer }) {
  const { user } = useSession()
  const client = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  if (id === user?.id) return null
  const close = () => {
    setOpen(false)
    void client.invalidateQueries({ queryKey: keyOf(id) })
  }
  return (
    <>
      <Button variant="quiet" size="s" icon={PenLine} onClick={() => setOpen(true)}>
        {SAY.recordComplaint}
      </Button>
      <Suspense>{isOpen && <RecordComplaintDialog email={email} onClose={close} />}</Suspense>
    </>
  )
}
