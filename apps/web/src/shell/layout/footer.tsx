import { config } from '../api/config.ts'
import { SHELL_MESSAGES } from '../shell.messages.ts'
import { FOOT_LINKS } from './foot-links.ts'
import './footer.css'

const year = new Date().getFullYear()

/** The footer. Plain links, since these pages are documents of the server. */
export function Footer() {
  return (
    <footer className="footer">
      <div className="page">
        <span>
          © {year} {SHELL_MESSAGES.product}. {SHELL_MESSAGES.rights}
        </span>
        <nav aria-label={SHELL_MESSAGES.footerNavigation}>
          {FOOT_LINKS.map(({ path, label }) => (
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
