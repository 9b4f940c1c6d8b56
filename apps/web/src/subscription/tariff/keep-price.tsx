import { Link2, Mail } from 'lucide-react'
import { Button, ButtonLink } from '../../ui/nav/button.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { TARIFF_MESSAGES as SAY } from './tariff.messages.ts'

/** Keeps the answers as a link, which contains them: nothing is stored. */
export function KeepPrice({ fragment }: { fragment: string }) {
  const { origin, pathname, search } = location
  const link = `${origin}${pathname}${search}#${fragment}`
  const body = SAY.mailBody(link)
  return (
    <section className="tariff-keep">
      <h2>{SAY.keep}</h2>
      <p className="muted">{SAY.keepText}</p>
      <div className="row">
        <Button variant="secondary" size="s" icon={Link2} onClick={() => void copy(link)}>
          {SAY.copy}
        </Button>
        {/* opens the person's mail program: no address is given to the site */}
        <ButtonLink
          variant="secondary"
          size="s"
          icon={Mail}
          href={`mailto:?subject=${encodeURIComponent(SAY.mailSubject)}&body=${encodeURIComponent(body)}`}
        >
          {SAY.mail}
        </ButtonLink>
      </div>
    </section>
  )
}

async function copy(link: string) {
  try {
    await navigator.clipboard.writeText(link)
    toast.success(SAY.copied)
  } catch {
    toast.error(SAY.notCopied)
  }
}
