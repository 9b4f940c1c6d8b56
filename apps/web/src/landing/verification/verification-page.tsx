import { FileCheck } from 'lucide-react'
import { KeyValues } from '../../ui/data/key-values.tsx'
import { Banner, type BannerTone } from '../../ui/feedback/banner.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { verificationMessages as say, type Verdict } from './verification.messages.ts'

const tones = {
  authentic: 'good',
  authenticOver: 'warn',
  changed: 'bad',
  issued: 'info',
  issuedOver: 'warn',
  unknown: 'warn',
  malformed: 'warn',
  tooLarge: 'warn',
  failed: 'bad',
  checking: 'flat',
} as const satisfies Record<Verdict, BannerTone>

const isVerdict = (name: string): name is Verdict => name in tones

/** Contains the markup of every verdict as templates; the page's script shows the right one. */
export function VerificationPage({
  apiBase,
  keys,
}: {
  apiBase: string
  /** Public keys of the QR codes. */
  keys: readonly string[]
}) {
  return (
    <main
      id="contenu"
      className="page verification"
      data-verification={apiBase}
      data-keys={keys.join(' ')}
    >
      <header className="text-head">
        <h1>{say.title}</h1>
        <p className="lead">{say.lead}</p>
      </header>
      <noscript>
        <p>{say.noScript}</p>
      </noscript>
      <section className="verification-result" aria-label={say.result} role="status" />
      {Object.keys(tones)
        .filter(isVerdict)
        .map((verdict) => (
          <VerdictBanner key={verdict} verdict={verdict} />
        ))}
      <section className="verification-signed" data-signed="" role="status" hidden>
        <h2>{say.signed.heading}</h2>
      </section>
      <SignedTemplates />
      <template data-facts="">
        <KeyValues
          items={[
            { label: say.facts.standing, value: <span data-standing="" /> },
            { label: say.facts.subject, value: <span data-subject="" /> },
            { label: say.facts.title, value: <span data-title="" /> },
            { label: say.facts.issued, value: <span data-day="" /> },
            { label: say.facts.timeStamped, value: <span data-stamp="" /> },
          ]}
        />
      </template>
      <div className="verification-ways">
        <section className="verification-way">
          <h2>{say.file.heading}</h2>
          <label className="verification-drop">
            <Icon of={FileCheck} size="l" />
            <b>{say.file.drop}</b>
            <span className="muted">{say.file.choose}</span>
            <input type="file" accept="application/pdf,.pdf" aria-describedby="discretion" />
          </label>
          <p id="discretion" className="hint">
            {say.file.privacy}
          </p>
        </section>
        <form className="verification-way">
          <h2>{say.code.heading}</h2>
          <div className="field">
            <label className="label" htmlFor="code">
              {say.code.label}
            </label>
            <input
              className="input"
              id="code"
              name="code"
              maxLength={40}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              aria-describedby="exemple"
            />
            <p id="exemple" className="hint">
              {say.code.hint} <span className="nowrap">{say.code.example}</span>
            </p>
          </div>
          <Button type="submit" variant="secondary">
            {say.code.check}
          </Button>
        </form>
      </div>
      <p className="muted">{say.whatIsShown}</p>
    </main>
  )
}

/** What the signature of a QR code proves, without the server. */
function SignedTemplates() {
  const { valid, forged, subject, period, title, issued } = say.signed
  return (
    <>
      <template data-signature="valid">
        <Banner tone="info" lead={valid.lead}>
          {valid.text}
        </Banner>
        <KeyValues
          items={[
            { label: period, value: <span data-period="" /> },
            { label: subject, value: <span data-subject="" /> },
            { label: title, value: <span data-title="" /> },
            { label: issued, value: <span data-day="" /> },
          ]}
        />
      </template>
      <template data-signature="forged">
        <Banner tone="bad" lead={forged.lead}>
          {forged.text}
        </Banner>
      </template>
    </>
  )
}

function VerdictBanner({ verdict }: { verdict: Verdict }) {
  const { lead, text } = say.verdicts[verdict]
  return (
    <template data-verdict={verdict}>
      <Banner tone={tones[verdict]} lead={lead}>
        {text}
      </Banner>
    </template>
  )
}
