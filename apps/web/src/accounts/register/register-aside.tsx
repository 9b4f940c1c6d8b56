import { FileCheck, type LucideIcon, MessagesSquare, Route } from 'lucide-react'
import { Icon } from '../../ui/icon.tsx'
import { BigWake } from '../../ui/wakes/big-wake.tsx'
import { MESSAGES } from '../accounts.messages.ts'

const { pitch, benefits } = MESSAGES.register

/** What an account is for; shown on wide screens only. */
export function RegisterAside() {
  return (
    <aside className="register-aside">
      <div className="register-wake">
        <BigWake draw />
      </div>
      <div className="register-pitch">
        <h2>{pitch}</h2>
        <ul>
          <Benefit icon={FileCheck} text={benefits.contracts} />
          <Benefit icon={MessagesSquare} text={benefits.claims} />
          <Benefit icon={Route} text={benefits.emissions} />
        </ul>
      </div>
    </aside>
  )
}

function Benefit({ icon, text }: { icon: LucideIcon; text: string }) {
  return (
    <li>
      <Icon of={icon} />
      <span>{text}</span>
    </li>
  )
}
