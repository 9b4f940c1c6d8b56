import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Banner, CallFailure } from '../../ui/feedback/banner.tsx'
import { FileButton } from '../../ui/input/file-button.tsx'
import { insuredVehiclesApi } from '../administration-api.ts'
import { VEHICLES as SAY } from './insured-vehicles.messages.ts'

const MOST_BYTES = 1_500_000

/** Uploads a file returned by the insured vehicles file, and shows it line by line. */
export function ReturnedFile({ onDone }: { readonly onDone: () => void }) {
  const [isTooLarge, setTooLarge] = useState(false)
  const reading = useMutation({
    mutationFn: async (file: File) =>
      (await insuredVehiclesApi.acknowledge({ body: { file: await file.text() } })).data,
    onSuccess: onDone,
  })
  const choose = (file: File) => {
    setTooLarge(file.size > MOST_BYTES)
    reading.reset()
    if (file.size <= MOST_BYTES) reading.mutate(file)
  }
  const { data, error } = reading
  return (
    <section className="vehicles-returned">
      <div>
        <h2 className="small">{SAY.returned}</h2>
        <p className="small muted">{SAY.returnedHint}</p>
      </div>
      <FileButton
        size="s"
        accept=".csv,text/csv,text/plain"
        busy={reading.isPending}
        onChoose={choose}
      >
        {SAY.importFile}
      </FileButton>
      {isTooLarge && (
        <Banner tone="bad" live lead={SAY.importFailed}>
          {SAY.tooLarge}
        </Banner>
      )}
      <CallFailure error={error} lead={SAY.importFailed} />
      {data && (
        <Banner
          tone={data.errors.length > 0 ? 'warn' : 'good'}
          live
          lead={SAY.imported(data.acknowledged, data.rejected)}
        >
          {data.errors.length > 0 && (
            <>
              {SAY.wrongLines(data.errors.length)}
              <ul className="vehicles-lines">
                {data.errors.map(({ line, message }) => (
                  <li key={line}>
                    <b className="num">{SAY.line(line)}</b> {message}
                  </li>
                ))}
              </ul>
            </>
          )}
        </Banner>
      )}
    </section>
  )
}
