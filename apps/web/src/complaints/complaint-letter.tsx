import type { StaffComplaint } from '@sillage/wire/complaints.ts'
import { useMutation } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import { saveFile } from '../shell/api/save-file.ts'
import { CallFailure } from '../ui/feedback/banner.tsx'
import { Button } from '../ui/nav/button.tsx'
import { COMPLAINTS_DESK as SAY } from './complaints-desk.messages.ts'
import { complaintsDeskApi } from './use-complaints-desk.ts'

/** Whether its author is answered by a letter that the team posts. */
export function isToPost({ correspondent }: StaffComplaint): boolean {
  return correspondent !== null && correspondent.email === null
}

/** For somebody without an account: where they are reached, and the letter once there is one. */
export function ComplaintLetter({ complaint }: { complaint: StaffComplaint }) {
  const { id, subject, state, correspondent } = complaint
  const saving = useMutation({
    mutationFn: async () => {
      const bytes = await complaintsDeskApi.letter({ params: { id } })
      saveFile(bytes, { name: `reclamation_${id.slice(0, 8)}.pdf`, type: 'application/pdf' })
    },
  })
  if (!correspondent) return null
  const { address_lines: lines, email } = correspondent
  // with an e-mail the mail has left: the letter is one more copy
  const label = email === null ? SAY.letter : SAY.letterToo
  return (
    <div className="complaint-reached">
      <p className="small">
        <span className="subtle">{SAY.reachedAt}</span>{' '}
        {[...(lines.length > 0 ? [lines.join(', ')] : []), ...(email ? [email] : [])].join(' · ')}
      </p>
      {lines.length > 0 && state !== 'received' && (
        <Button
          variant="secondary"
          size="s"
          icon={Mail}
          aria-label={`${label}\u00a0: ${subject}`}
          busy={saving.isPending}
          onClick={() => saving.mutate()}
        >
          {label}
        </Button>
      )}
      <CallFailure error={saving.error} lead={SAY.letterFailed} />
    </div>
  )
}
