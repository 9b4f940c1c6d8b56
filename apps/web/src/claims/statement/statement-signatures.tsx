import { SIDES, type Side } from '@sillage/domain/claims/statement/statement.ts'
import type { StatementView } from '@sillage/wire/claims/statement.ts'
import { useState } from 'react'
import { formatMoment } from '../../shell/moment.ts'
import { Card } from '../../ui/data/card.tsx'
import { Field, FieldError } from '../../ui/input/field.tsx'
import { FieldOk } from '../../ui/input/field-ok.tsx'
import { TextInput } from '../../ui/input/text-input.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { SignaturePad } from '../../ui/signature/signature-pad.tsx'
import { STATEMENT as SAY } from './statement.messages.ts'
import type { StatementSource } from './statement-source.ts'
import type { useStatementWrites } from './use-statement.ts'

interface SignaturesProps {
  readonly statement: StatementView
  readonly source: StatementSource
  readonly sign: ReturnType<typeof useStatementWrites>['sign']
  readonly isDirty: boolean
}

/** Who has signed, and the form to sign once everything required is filled in. */
export function StatementSignatures({ statement, source, sign, isDirty }: SignaturesProps) {
  const { side } = source
  const isOpen = side !== null && statement.signed[side] === null
  return (
    <Card title={SAY.signatures} className="statement-card">
      <ul className="statement-signed">
        {SIDES.map((each) => (
          <SignedLine key={each} side={each} signature={statement.signed[each]} />
        ))}
      </ul>
      <p className="small muted">{SAY.signatureNote}</p>
      {isOpen && (
        <SignForm
          key={statement.version}
          statement={statement}
          side={side}
          sign={sign}
          isDirty={isDirty}
        />
      )}
    </Card>
  )
}

function SignedLine({
  side,
  signature,
}: {
  readonly side: Side
  readonly signature: StatementView['signed'][Side]
}) {
  return (
    <li>
      <b className="statement-letter">{side.toUpperCase()}</b>
      {signature ? (
        <FieldOk>{signedText(signature)}</FieldOk>
      ) : (
        <span className="muted">{SAY.notSigned}</span>
      )}
    </li>
  )
}

/** A signature given offline shows two times: the one reported by the device, and the one when we received it. */
function signedText({ by, at, given_at: given }: NonNullable<StatementView['signed'][Side]>) {
  return given === null
    ? SAY.signedBy(by, formatMoment(at))
    : SAY.signedOnDevice(by, formatMoment(given), formatMoment(at))
}

interface SignFormProps {
  readonly statement: StatementView
  readonly side: Side
  readonly sign: SignaturesProps['sign']
  readonly isDirty: boolean
}

function SignForm({ statement, side, sign, isDirty }: SignFormProps) {
  const [by, setBy] = useState(statement[side].texts['driver'] ?? '')
  const [png, setPng] = useState<string | null>(null)
  const [isPressed, setPressed] = useState(false)
  const missing = statement.missing[side]
  const reason =
    isDirty || statement.version === 0
      ? SAY.saveFirst
      : missing.length > 0
        ? SAY.missing(missing)
        : null
  const isReady = reason === null && by.trim() !== '' && png !== null
  return (
    <form
      noValidate
      className="stack"
      onSubmit={(event) => {
        event.preventDefault()
        setPressed(true)
        if (isReady) sign.mutate({ version: statement.version, by: by.trim(), signatureData: png })
      }}
    >
      <Field label={SAY.name} error={isPressed && by.trim() === '' ? SAY.nameMissing : undefined}>
        <TextInput
          autoComplete="name"
          maxLength={120}
          value={by}
          onChange={({ target }) => setBy(target.value)}
        />
      </Field>
      <SignaturePad
        compact
        onChange={setPng}
        error={isPressed && png === null ? SAY.signatureMissing : undefined}
        disabled={sign.isPending}
      />
      {reason && <p className="small muted">{reason}</p>}
      <Button type="submit" aria-disabled={!isReady} busy={sign.isPending} busyLabel={SAY.signing}>
        {SAY.sign}
      </Button>
      {sign.error && (
        <div role="alert">
          <FieldError>
            {SAY.signFailed} {sign.error.message}
          </FieldError>
        </div>
      )}
    </form>
  )
}
