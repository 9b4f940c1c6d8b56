import type { ClaimDetail } from '@sillage/wire/claims/claim-detail.ts'
import type { ClaimDocument } from '@sillage/wire/claims/messages.ts'
import { useId, useState } from 'react'
import { formatMoment } from '../../../shell/moment.ts'
import { Disclosure } from '../../../ui/data/disclosure.tsx'
import { CallFailure } from '../../../ui/feedback/banner.tsx'
import { Select } from '../../../ui/input/select.tsx'
import { TextInput } from '../../../ui/input/text-input.tsx'
import { Button } from '../../../ui/nav/button.tsx'
import { messagesApi } from '../../claims-api.ts'
import { useClaimAction } from '../../detail/use-claim.ts'
import { FileShares } from '../../third/file-shares.tsx'
import { DocumentReview } from './document-review.tsx'
import { VIEWER as SAY } from './viewer.messages.ts'

const NONE = 'none'

interface FilingProps {
  readonly claim: ClaimDetail
  readonly file: ClaimDocument
}

interface Filing {
  readonly name?: string
  readonly document_key?: string | null
}

/** For the team: names, classifies and reviews a document; shows who did what. */
export function DocumentFiling({ claim, file }: FilingProps) {
  const params = { id: claim.claim_id, fileId: file.file_id }
  const filing = useClaimAction(claim.claim_id, (body: Filing) =>
    messagesApi.fileDocument({ params, body }),
  )
  const documentId = useId()
  const isHealth = file.health !== null
  return (
    <>
      {!isHealth && (
        <DocumentName
          key={file.shown_name}
          name={file.shown_name}
          isPending={filing.isPending && filing.variables.name !== undefined}
          onName={(name) => filing.mutate({ name })}
        />
      )}
      <div className="document-name">
        <label className="label" htmlFor={documentId}>
          {SAY.document}
        </label>
        <Select
          id={documentId}
          dense
          value={file.document?.key ?? NONE}
          options={[
            ...claim.checklist.map((item) => ({ value: item.key, label: item.label })),
            { value: NONE, label: file.document?.key === null ? file.document.label : SAY.none },
          ]}
          onChange={(key) => filing.mutate({ document_key: key === NONE ? null : key })}
        />
      </div>
      <CallFailure error={filing.error} lead={SAY.filingFailed} />
      {claim.may.reviewDocument && <DocumentReview claimId={claim.claim_id} file={file} />}
      <FileShares claim={claim} file={file} />
      {file.changes.length > 0 && (
        <Disclosure summary={SAY.history}>
          <ul className="document-changes small">
            {file.changes.map((change) => (
              <li key={change.change_id}>
                {SAY.changes[change.kind](change.detail)}
                <span className="subtle">{SAY.by(change.by, formatMoment(change.at))}</span>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </>
  )
}

interface NameProps {
  readonly name: string
  readonly isPending: boolean
  readonly onName: (name: string) => void
}

function DocumentName({ name, isPending, onName }: NameProps) {
  const id = useId()
  const [typed, setTyped] = useState(name)
  return (
    <form
      className="document-name"
      onSubmit={(event) => {
        event.preventDefault()
        if (typed.trim() !== '' && typed !== name) onName(typed)
      }}
    >
      <label className="label" htmlFor={`${id}-name`}>
        {SAY.name}
      </label>
      <TextInput
        id={`${id}-name`}
        aria-describedby={`${id}-hint`}
        dense
        maxLength={200}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <p className="hint" id={`${id}-hint`}>
        {SAY.nameHint}
      </p>
      {typed !== name && (
        <Button
          type="submit"
          variant="secondary"
          size="s"
          busy={isPending}
          busyLabel={SAY.renaming}
        >
          {SAY.rename}
        </Button>
      )}
    </form>
  )
}
