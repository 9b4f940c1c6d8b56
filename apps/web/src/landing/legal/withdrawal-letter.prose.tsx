import { insurer } from '@sillage/domain/documents/insurer.ts'
import { WITHDRAWAL_LETTER } from '@sillage/domain/documents/withdrawal-letter.ts'

const { subject, lines } = WITHDRAWAL_LETTER

export const withdrawalMailHref = `mailto:${insurer.contactEmail}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines.join('\n\n'))}`

export function WithdrawalLetter() {
  return (
    <blockquote className="text-letter">
      <p>
        <strong>Objet : {subject.charAt(0).toLowerCase() + subject.slice(1)}</strong>
      </p>
      <p>
        {insurer.name}, {insurer.address.join(', ')}
      </p>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </blockquote>
  )
}
