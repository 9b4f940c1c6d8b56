import type { ReactNode } from 'react'
import { paths } from '../shell/paths.ts'
import { ButtonLink } from '../ui/button.tsx'
import { frameMessages as say } from './landing.messages.ts'
import type { PublicContext } from './public-context.ts'
import { SillageLogo } from './sillage-logo.tsx'

type PublicFrameProps = { path: string; context: PublicContext; children: ReactNode }

export function PublicFrame({ path, context, children }: PublicFrameProps) {
  return (
    <>
      <a className="public-skip" href="#contenu">
        {say.skip}
      </a>
      <header className="public-top">
        <div className="page">
          <SillageLogo />
          <nav className="public-signed-out" aria-label={say.accountNav}>
            <ButtonLink href={paths.login} variant="text" size="s">
              {say.login}
            </ButtonLink>
            <ButtonLink href={paths.register} variant="secondary" size="s">
              {say.register}
            </ButtonLink>
          </nav>
          <nav className="public-signed-in" aria-label={say.accountNav}>
            <ButtonLink href={paths.dashboard} variant="secondary" size="s">
              {say.dashboard}
            </ButtonLink>
          </nav>
        </div>
      </header>
      {children}
      <PublicFooter path={path} context={context} />
    </>
  )
}

const footLinks = [
  { href: paths.legal.notices, label: say.notices },
  { href: paths.legal.privacy, label: say.privacy },
  { href: paths.legal.complaints, label: say.complaints },
  { href: paths.legal.accessibility, label: say.accessibility },
  { href: paths.legal.withdrawal, label: say.withdrawal },
  { href: paths.method, label: say.method },
  { href: paths.verification, label: say.verification },
]

function PublicFooter({ path, context }: Omit<PublicFrameProps, 'children'>) {
  return (
    <footer className="public-foot">
      <div className="page">
        <p>{say.copyright(context.today.slice(0, 4))}</p>
        <nav aria-label={say.footerNav}>
          {footLinks.map(({ href, label }) => (
            <a key={href} href={href} aria-current={href === path ? 'page' : undefined}>
              {label}
            </a>
          ))}
        </nav>
        {context.demo && <p className="public-demo">{say.demo}</p>}
      </div>
    </footer>
  )
}
