import type { Customer } from '@sillage/wire/customers.ts'
import { UserMinus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useSession } from '../../shell/session/session.ts'
import { Button } from '../../ui/nav/button.tsx'
import { ESTATE as SAY } from './estate.messages.ts'

const RecordDeathDialog = lazy(() =>
  import('./record-death-dialog.tsx').then((file) => ({ default: file.RecordDeathDialog })),
)

/** Records that a customer has died; hidden on the page of somebody of the team, and from whoever ends no contract. */
export function RecordDeath({ customer: { id, died_on: died, is_staff } }: { customer: Customer }) {
  const { user } = useSession()
  const [isOpen, setOpen] = useState(false)
  const mayRecord = user?.capabilities?.includes('prepare') === true && !is_staff
  if (died !== null || !mayRecord) return null
  return (
    <>
      <Button variant="quiet" size="s" icon={UserMinus} onClick={() => setOpen(true)}>
        {SAY.record}
      </Button>
      <Suspense>
        {isOpen && <RecordDeathDialog customerId={id} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}
