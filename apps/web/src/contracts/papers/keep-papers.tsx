import type { Contract } from '@sillage/wire/contracts/contracts.ts'
import { Smartphone, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { dayText } from '../../shell/moment.ts'
import { FieldError } from '../../ui/input/field.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { KEEP_PAPERS as SAY } from './keep-papers.messages.ts'
import { useKeptPapers } from './use-kept-papers.ts'

/**
 * Keeps the certificate and the contract on this device, at the user's request; the text beside the button says what
 * this means.
 */
export function KeepPapers({ contract }: { readonly contract: Contract }) {
  const { kept, keeping, removing } = useKeptPapers(contract)
  const whatId = useId()
  const failure = keeping.error ?? removing.error
  return (
    <section className="keep-papers" aria-labelledby={`${whatId}-title`}>
      <h3 id={`${whatId}-title`}>{SAY.title}</h3>
      <p role="status" className="small">
        {kept && SAY.kept(dayText(kept.kept_at))}
      </p>
      <p className="muted small" id={whatId}>
        {kept ? SAY.whereKept : SAY.what}
      </p>
      {kept ? (
        <Button
          variant="secondary"
          size="s"
          icon={Trash2}
          aria-describedby={whatId}
          busy={removing.isPending}
          onClick={() => removing.mutate()}
        >
          {SAY.remove}
        </Button>
      ) : (
        <Button
          variant="secondary"
          size="s"
          icon={Smartphone}
          aria-describedby={whatId}
          busy={keeping.isPending}
          onClick={() => keeping.mutate()}
        >
          {SAY.keep}
        </Button>
      )}
      <span role="status">
        {failure && <FieldError>{isFull(failure) ? SAY.full : SAY.failed}</FieldError>}
      </span>
    </section>
  )
}

function isFull(failure: Error): boolean {
  return failure.name === 'QuotaExceededError'
}
