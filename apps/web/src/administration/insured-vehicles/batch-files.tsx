import { Braces, Download } from 'lucide-react'
import { Banner } from '../../ui/feedback/banner.tsx'
import { FieldError } from '../../ui/input/field.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { VEHICLES as SAY } from './insured-vehicles.messages.ts'
import { useBatchFile } from './use-insured-vehicles.ts'

/** Downloads of the batch just gathered, available as often as needed. */
export function BatchFiles({ id, count }: { readonly id: string; readonly count: number }) {
  const file = useBatchFile(id)
  return (
    <Banner tone="good" live lead={SAY.prepared(count)}>
      <p>{SAY.files}</p>
      <span className="vehicles-buttons">
        <Button
          variant="secondary"
          size="s"
          icon={Download}
          disabled={file.isPending}
          onClick={() => file.mutate('csv')}
        >
          {SAY.csv}
        </Button>
        <Button
          variant="secondary"
          size="s"
          icon={Braces}
          disabled={file.isPending}
          onClick={() => file.mutate('json')}
        >
          {SAY.json}
        </Button>
      </span>
      <span role="status">{file.error && <FieldError>{SAY.fileFailed}</FieldError>}</span>
    </Banner>
  )
}
