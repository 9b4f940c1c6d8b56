import { inEuros } from '@sillage/domain/values/money.ts'
import { useState } from 'react'
import { Banner } from '../../ui/feedback/banner.tsx'
import { FileButton } from '../../ui/input/file-button.tsx'
import { BANK as SAY } from './bank.messages.ts'
import { bankApi, useBankAct } from './use-bank.ts'

const MOST_BYTES = 20 * 1024 * 1024

/** Imports a file as the bank sent it (statement, notification or reply), and shows the result. */
export function ImportFile() {
  const [isTooLarge, setTooLarge] = useState(false)
  const reading = useBankAct(async (file: File) => (await bankApi.import({ body: file })).data)
  const choose = (file: File) => {
    setTooLarge(file.size > MOST_BYTES)
    reading.reset()
    if (file.size <= MOST_BYTES) reading.mutate(file)
  }
  const { data } = reading
  const failure = isTooLarge ? SAY.tooLarge : reading.error?.message
  return (
    <>
      <FileButton
        size="s"
        accept=".xml,application/xml,text/xml"
        busy={reading.isPending}
        onChoose={choose}
      >
        {SAY.import}
      </FileButton>
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
          {data.opened !== undefined && ` ${SAY.opened(inEuros(data.opened))}`}
        </Banner>
      )}
    </>
  )
}
