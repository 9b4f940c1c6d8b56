import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { Icon } from '../icon.tsx'
import { UI_MESSAGES as SAY } from '../ui.messages.ts'
import { type Toast, toasts } from './toast.ts'
import './toaster.css'

const icons = { success: CircleCheck, error: CircleAlert, info: Info }
const shownFor = 6000

/** Render it once per app. Custom, because the usual library injects styles, which the CSP forbids. */
export function Toaster() {
  const current = useSyncExternalStore(toasts.subscribe, toasts.current, () => undefined)
  return (
    <div className="toaster">
      <div role="status">
        {current && current.tone !== 'error' && <Shown key={current.id} toast={current} />}
      </div>
      <div role="alert">
        {current?.tone === 'error' && <Shown key={current.id} toast={current} />}
      </div>
    </div>
  )
}

function Shown({ toast }: { toast: Toast }) {
  const [held, setHeld] = useState(false)
  const stays = held || toast.tone === 'error'
  useEffect(() => {
    if (stays) return
    const timer = setTimeout(() => toasts.close(toast.id), shownFor)
    return () => clearTimeout(timer)
  }, [stays, toast.id])
  return (
    <div
      className={`toast toast-${toast.tone}`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon of={icons[toast.tone]} />
      <span className="grow">{toast.message}</span>
      <button
        type="button"
        className="toast-close"
        aria-label={SAY.close}
        onClick={() => toasts.close(toast.id)}
      >
        <Icon of={X} size="s" />
      </button>
    </div>
  )
}
