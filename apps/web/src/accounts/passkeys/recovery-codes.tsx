import { Download } from 'lucide-react'
import { saveFile } from '../../shell/api/save-file.ts'
import { Button } from '../../ui/nav/button.tsx'
import { PASSKEY_MESSAGES } from './passkeys.messages.ts'
import './recovery-codes.css'

const say = PASSKEY_MESSAGES.codes

/** The recovery codes that replace a lost passkey, on the only occasion when they are shown. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const save = () =>
    saveFile(new TextEncoder().encode(`${say.fileHead}\n\n${codes.join('\n')}\n`), {
      name: say.fileName,
      type: 'text/plain;charset=utf-8',
    })
  return (
    <>
      <p>{say.keep}</p>
      <ol className="recovery-codes num">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <Button variant="secondary" size="s" icon={Download} onClick={save}>
        {say.download}
      </Button>
    </>
  )
}
