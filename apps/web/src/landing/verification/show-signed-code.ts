import { issuedTitle } from '@sillage/domain/documents/issued-kinds.ts'
import type { SignedSummary } from '@sillage/domain/documents/signed-summary.ts'
import { formatDay } from '@sillage/domain/values/day.ts'
import { copyOf, fill } from './page-templates.ts'
import { readSignedCode } from './signed-code.ts'
import { verificationMessages } from './verification.messages.ts'

const { signed: say } = verificationMessages

/** Shows what the signature in the URL proves, before and without the server's reply. */
export async function showSignedCode(
  page: HTMLElement,
  { code, payload }: { code: string; payload: string },
) {
  const section = page.querySelector<HTMLElement>('[data-signed]')
  const keys = (page.dataset.keys ?? '').split(' ').filter(Boolean)
  const read = await readSignedCode({ code, payload }, keys)
  if (!section || read === null) return
  const copy = copyOf(page, `template[data-signature=${read === 'forged' ? 'forged' : 'valid'}]`)
  if (!copy) return
  if (read !== 'forged') fill(copy, factsOf(read))
  section.append(copy)
  section.hidden = false
}

function factsOf({ kind, reference, period, subject, issuedOn }: SignedSummary) {
  const number = (period ? say.contract : say.claim) + reference
  return {
    title: `${issuedTitle(kind)}, ${number}`,
    day: formatDay(issuedOn),
    subject,
    period: period && say.span(formatDay(period.start), formatDay(period.end)),
  }
}
