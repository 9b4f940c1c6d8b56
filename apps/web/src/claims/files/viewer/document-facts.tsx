import type { ClaimDocument } from '@sillage/wire/claims/messages.ts'
import { Badge } from '../../../ui/data/badge.tsx'
import { messageDay } from '../../claim-dates.ts'
import { VIEWER as SAY } from './viewer.messages.ts'
import './viewer.css'

/** What is known about a document: sender, original name, type, and the team's verdict. */
export function DocumentFacts({ file }: { file: ClaimDocument }) {
  const { document } = file
  return (
    <div className="document-facts small">
      <p className="subtle">{SAY.sentBy(file.sent_by, messageDay(file.upload_date))}</p>
      {isRenamed(file) && <p className="subtle">{SAY.ownName(file.file_name)}</p>}
      {document && (
        <p className="document-label">
          <b>{document.label}</b>
          {document.verdict && (
            <Badge tone={document.verdict === 'accepted' ? 'good' : 'warn'}>
              {SAY.verdicts[document.verdict]}
            </Badge>
          )}
        </p>
      )}
      {document?.verdict === 'refused' && (
        <p>
          {document.reason && `${SAY.reasons[document.reason]}. `}
          {document.words}
        </p>
      )}
    </div>
  )
}

/** Whether it was renamed, other than by a number that makes the name unique. */
function isRenamed({ shown_name: shown, file_name: own }: ClaimDocument): boolean {
  return shown.replace(/ \(\d+\)(?=\.[^.]*$|$)/u, '') !== own && shown !== own
}
