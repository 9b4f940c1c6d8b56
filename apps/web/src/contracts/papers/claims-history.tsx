import { useMutation } from '@tanstack/react-query'
import { Braces } from 'lucide-react'
import { saveFile } from '../../shell/api/save-file.ts'
import { FieldError } from '../../ui/input/field.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { contractsApi } from '../contracts-api.ts'
import { CLAIMS_HISTORY as SAY } from './claims-history.messages.ts'
import { PaperButton } from './paper-button.tsx'

/** Downloads the « relevé d’information » of a motor vehicle. */
export function ClaimsHistory({ contractId }: { readonly contractId: string }) {
  const data = useMutation({ mutationFn: () => saveData(contractId) })
  return (
    <section className="claims-history">
      <h3>{SAY.title}</h3>
      <p className="muted small">{SAY.what}</p>
      <div className="claims-history-buttons">
        <PaperButton contractId={contractId} kind="claims-history">
          {SAY.ask}
        </PaperButton>
        <span className="paper-button">
          <Button
            variant="text"
            size="s"
            icon={Braces}
            busy={data.isPending}
            onClick={() => data.mutate()}
          >
            {SAY.asData}
          </Button>
          <span role="status">{data.error && <FieldError>{SAY.failed}</FieldError>}</span>
        </span>
      </div>
    </section>
  )
}

/** Saves the same data in a machine-readable format, for another insurer. */
async function saveData(id: string): Promise<void> {
  const { data } = await contractsApi.claimsHistory({ params: { id } })
  const bytes = new TextEncoder().encode(JSON.stringify(data, null, 2))
  saveFile(bytes, { name: `releve_${id}.json`, type: 'application/json' })
}
