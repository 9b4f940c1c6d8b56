import { Copy } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/nav/button.tsx'
import { STATEMENT as SAY } from './statement.messages.ts'
import './statement.css'

interface StatementLinkProps {
  readonly link: { readonly address: string; readonly qr: string }
  /** Shown below the copy button. */
  readonly children: ReactNode
}

/** The other driver's link, as a QR code or to be copied into a message. */
export function StatementLink({ link: { address, qr }, children }: StatementLinkProps) {
  const [isCopied, setCopied] = useState(false)
  return (
    <div className="statement-link">
      <img
        className="statement-qr"
        src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
        alt={SAY.qr}
      />
      <div className="stack">
        <Button
          variant="secondary"
          size="s"
          icon={Copy}
          onClick={() =>
            void navigator.clipboard.writeText(address).then(
              () => setCopied(true),
              () => setCopied(false),
            )
          }
        >
          {SAY.copy}
        </Button>
        <span role="status" className="small">
          {isCopied && SAY.copied}
        </span>
        {children}
      </div>
    </div>
  )
}
