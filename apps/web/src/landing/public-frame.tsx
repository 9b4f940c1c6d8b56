import { paths } from '@sillage/wire/addresses.ts'
import type { ReactNode } from 'react'
import { FOOT_LINKS } from '../shell/layout/foot-links.ts'
import { SHELL_MESSAGES as SAY } from '../shell/shell.messages.ts'
import { ButtonLink } from '../ui/nav/button.tsx'
import { Logo } from '../ui/nav/logo.tsx'
import { SkipLink } from '../ui/nav/skip-link.tsx'
import type { PublicContext } from './public-context.ts'

type PublicFrameProps = { path: string; context: PublicContext; children: ReactNode }

export function PublicFrame({ path, context, children }: PublicFrameProps) {
  return (
    <>
      <SkipLink />
      <header className="public-top">
        <div className="page">
          <Logo href={paths.home} />
          <nav className="public-signed-out" aria-label={SAY.sections.account}>
            <ButtonLink href={paths.login} variant="text" size="s">
              {SAY.login}
            </ButtonLink>
            <ButtonLink href={paths.register} variant="secondary" size="s">
              {SAY.register}
            </ButtonLink>
          </nav>
          <nav className="public-signed-in" aria-label={SAY.sections.account}>
            <ButtonLink href={paths.dashboard} variant="secondary" size="s">
              {SAY.dashboard}
            </ButtonLink>
          </nav>
        </div>
      </header>
      {children}
      <PublicFooter path={path} context={context} />
    </>
  )
}

function PublicFooter({ path, context }: Omit<PublicFrameProps, 'children'>) {
  return (
    <footer className="public-foot">
      <div className="page">
        <p>{`© ${context.today.slice(0, 4)} ${SAY.product}. ${SAY.rights}`}</p>
        <nav aria-label={SAY.footerNavigation}>
          {FOOT_LINKS.map(({ path: href, label }) => (
            <a key={href} href={href} aria-current={href === path ? 'page' : undefined}>
              {label}
            </a>
          ))}
        </nav>
        {context.demo && <p className="public-demo">{SAY.demoNotice}</p>}
      </div>
    </footer>
  )
}
