import { codeInFile, hexadecimal } from './code-in-file.ts'
import { copyOf, fill } from './page-templates.ts'
import type { Verdict } from './verification.messages.ts'

interface Issued {
  readonly title: string
  readonly issued_on: string
  readonly subject: string | null
  readonly time_stamped_at: string | null
  readonly standing: string
  readonly misleads: boolean
}

interface Verified {
  readonly verdict: Verdict
  readonly document: Issued | null
}

const MOST_BYTES = 20_000_000
const day = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' })

const moment = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Paris',
})

/** Browsers write the first of a month as « 1 mars », and let a day break at its spaces. */
const whole = (text: string) =>
  text.replace(/^1 /, '1er ').replace(' ', '\u00a0').replace(' ', '\u00a0')

/** Runs the verification page. All text is in its markup; only verdicts and dates come from here. */
export function startVerification(page: HTMLElement) {
  const api = `${page.dataset.verification ?? ''}/documents/verification`
  const form = page.querySelector('form')
  const typed = page.querySelector<HTMLInputElement>('input[name=code]')
  const picker = page.querySelector<HTMLInputElement>('input[type=file]')
  if (!form || !typed || !picker) return

  const run = (check: () => Promise<void>) => {
    show(page, 'checking')
    check().catch(() => show(page, 'failed'))
  }
  const checkCode = (code: string) =>
    run(async () => {
      if (code.replace(/[\s-]/g, '').length !== 20) return show(page, 'malformed')
      const answer = await fetch(`${api}/${encodeURIComponent(code)}`)
      if (answer.status === 404) {
        // an unread body would keep the request open
        await answer.body?.cancel()
        return show(page, 'unknown')
      }
      const { data }: { data: Issued } = await succeeded(answer).json()
      show(page, data.misleads ? 'issuedOver' : 'issued', data)
    })
  const checkFile = (file: File) =>
    run(async () => {
      if (file.size > MOST_BYTES) return show(page, 'tooLarge')
      const bytes = await file.arrayBuffer()
      const sha256 = hexadecimal(await crypto.subtle.digest('SHA-256', bytes))
      const code = codeInFile(new Uint8Array(bytes)) ?? (typed.value.trim() || undefined)
      const answer = await fetch(api, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ sha256, code }),
      })
      const { data }: { data: Verified } = await succeeded(answer).json()
      const isOver = data.verdict === 'authentic' && data.document?.misleads
      show(page, isOver ? 'authenticOver' : data.verdict, data.document)
    })

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    checkCode(typed.value.trim())
  })
  picker.addEventListener('change', () => {
    const [file] = picker.files ?? []
    if (file) checkFile(file)
    // allows picking the same file again after it was changed
    picker.value = ''
  })
  acceptDrops(picker.closest('label') ?? page, checkFile)

  const [, code] = /^\/verification\/(.+?)\/?$/.exec(location.pathname) ?? []
  if (code === undefined) return
  typed.value = decodeURIComponent(code)
  if (location.hash.length > 1) void checkSignature(page, typed.value)
  checkCode(typed.value)
}

/** Loaded only for QR codes, with the Temporal polyfill that some browsers need for its dates. */
async function checkSignature(page: HTMLElement, code: string) {
  const payload = location.hash
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')
  const { showSignedCode } = await import('./show-signed-code.ts')
  await showSignedCode(page, { code, payload })
}

function acceptDrops(zone: HTMLElement, take: (file: File) => void) {
  // otherwise a file dropped beside the zone would replace the page
  for (const name of ['dragover', 'drop'])
    document.addEventListener(name, (event) => event.preventDefault())
  zone.addEventListener('dragover', () => zone.classList.add('is-over'))
  for (const name of ['dragleave', 'drop'])
    zone.addEventListener(name, () => zone.classList.remove('is-over'))
  zone.addEventListener('drop', (event) => {
    const [file] = event.dataTransfer?.files ?? []
    if (file) take(file)
  })
}

function succeeded(answer: Response): Response {
  if (!answer.ok) throw new Error(`Answered ${answer.status}`)
  return answer
}

function show(page: HTMLElement, verdict: Verdict, document: Issued | null = null) {
  const result = page.querySelector('.verification-result')
  const banner = copyOf(page, `template[data-verdict=${verdict}]`)
  result?.replaceChildren(...(banner ? [banner] : []))
  const facts = document && copyOf(page, 'template[data-facts]')
  if (!facts) return
  fill(facts, {
    title: document.title,
    day: whole(day.format(new Date(document.issued_on))),
    subject: document.subject,
    stamp: document.time_stamped_at && whole(moment.format(new Date(document.time_stamped_at))),
    standing: document.standing,
  })
  result?.append(facts)
}
