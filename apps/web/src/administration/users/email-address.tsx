import { shownEmail } from '@sillage/domain/accounts/shown-email.ts'

/** An address somebody gave, for whoever decides on it: what imitates another is flagged. */
export function EmailAddress({ email }: { email: string }) {
  const { address, note } = shownEmail(email)
  return (
    <>
      {address}
      {note && <small className="email-note"> {note}</small>}
    </>
  )
}
