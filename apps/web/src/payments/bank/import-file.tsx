import { Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { BANK as SAY } from './bank.messages.ts'
import { bankApi, useBankAct } from './use-bank.ts'

const MOST_BYTES = 20 * 1024 * 1024

/** A statement, a notification or an answer of the bank, as it sent it; what came of it stands beside. */
export function ImportFile() {
  const input = useRef<HTMLInputElement>(null)
  const [isTooLarge, setTooLarge] = useState(false)
  const reading = useBankAct(async (file: File) => (await bankApi.import({ body: file })).data)
  const choose = (file: File | undefined) => {
    if (!file) return
    setTooLarge(file.size > MOST_BYTES)
    reading.reset()
    if (file.size <= MOST_BYTES) reading.mutate(file)
  }
  const { data } = reading
  const failure = isTooLarge ? SAY.tooLarge : reading.error?.message
  return (
    <>
      <Button
        variant="secondary"
        size="s"
        icon={Upload}
        busy={reading.isPending}
        onClick={() => input.current?.click()}
      >
        {SAY.import}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        accept=".xml,application/xml,text/xml"
        aria-label={SAY.import}
        onChange={({ target }) => {
          choose(target.files?.[0])
          // the same file, chosen again, counts as chosen
          target.value = ''
        }}
      />
      {failure !== undefined && (
        <Banner tone="bad" live lead={SAY.importFailed}>
          {failure}
        </Banner>
      )}
      {data && (
        <Banner tone={data.unmatched > 0 ? 'warn' : 'good'} live>
          {data.isRepeated
            ? SAY.imported.again
            : SAY.imported[data.kind](data.movements, data.unmatched)}
        </Banner>
      )}
    </>
  )
}
