import { useMutation } from '@tanstack/react-query'
import { Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { insuredVehiclesApi } from '../administration-api.ts'
import { VEHICLES as SAY } from './insured-vehicles.messages.ts'

const MOST_BYTES = 1_500_000

/** What came back from the file: chosen, and told line by line. */
export function ReturnedFile({ onDone }: { readonly onDone: () => void }) {
  const input = useRef<HTMLInputElement>(null)
  const [isTooLarge, setTooLarge] = useState(false)
  const reading = useMutation({
    mutationFn: async (file: File) =>
      (await insuredVehiclesApi.acknowledge({ body: { file: await file.text() } })).data,
    onSuccess: onDone,
  })
  const choose = (file: File | undefined) => {
    if (!file) return
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
      <Button
        variant="secondary"
        size="s"
        icon={Upload}
        busy={reading.isPending}
        onClick={() => input.current?.click()}
      >
        {SAY.importFile}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        accept=".csv,text/csv,text/plain"
        aria-label={SAY.importFile}
        onChange={({ target }) => {
          choose(target.files?.[0])
          // the same file, chosen again once it is mended, counts as chosen
          target.value = ''
        }}
      />
      {isTooLarge && (
        <Banner tone="bad" live lead={SAY.importFailed}>
          {SAY.tooLarge}
        </Banner>
      )}
      {error && (
        <Banner tone="bad" live lead={SAY.importFailed}>
          {error.message}
        </Banner>
      )}
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
