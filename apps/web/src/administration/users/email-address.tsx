import { shownEmail } from '@sillage/domain/accounts/shown-email.ts'

/** An address typed by someone, for the person who decides on it: look-alike letters are flagged. */
export function EmailAddress({ email }: { email: string }) {
  const { address, note } = shownEmail(email)
  return (
    <>
      {address}
      {note && <small className="email-note"> {note}</small>}
    </>
  )
}
