import { config } from './config.ts'
import { paths } from './paths.ts'
import { SHELL_MESSAGES } from './shell.messages.ts'
import './footer.css'

const year = new Date().getFullYear()

const links = [
  { path: paths.legal.notices, label: SHELL_MESSAGES.legal.notices },
  { path: paths.legal.privacy, label: SHELL_MESSAGES.legal.privacy },
  { path: paths.legal.complaints, label: SHELL_MESSAGES.legal.complaints },
  { path: paths.legal.accessibility, label: SHELL_MESSAGES.legal.accessibility },
  { path: paths.legal.withdrawal, label: SHELL_MESSAGES.legal.withdrawal },
  { path: paths.method, label: SHELL_MESSAGES.method },
  { path: paths.verification, label: SHELL_MESSAGES.verification },
]

/** These pages are documents of the server, so their links leave the app. */
export function Footer() {
  return (
    <footer className="footer">
      <div className="page">
        <span>
          © {year} {SHELL_MESSAGES.product}. {SHELL_MESSAGES.rights}
        </span>
        <nav aria-label={SHELL_MESSAGES.footerNavigation}>
          {links.map(({ path, label }) => (
            <a key={path} href={path}>
              {label}
            </a>
          ))}
        </nav>
        {config.demo && <p className="footer-demo">{SHELL_MESSAGES.demoNotice}</p>}
      </div>
    </footer>
  )
}
