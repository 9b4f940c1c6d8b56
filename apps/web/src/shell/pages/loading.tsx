import { SHELL_MESSAGES } from '../shell.messages.ts'

export function Loading() {
  return (
    <main id="contenu" tabIndex={-1} className="shell-loading">
      <p className="page muted" role="status">
        {SHELL_MESSAGES.loading}
      </p>
    </main>
  )
}
