import { usePageTitle } from '../../shell/layout/page-title.ts'
import { MESSAGES } from '../accounts.messages.ts'
import { RegisterAside } from './register-aside.tsx'
import { RegisterForm } from './register-form.tsx'
import './register.css'

export function RegisterPage() {
  usePageTitle(MESSAGES.register.page)
  return (
    <main id="contenu" tabIndex={-1} className="register">
      <div className="page register-columns">
        <RegisterForm />
        <RegisterAside />
      </div>
    </main>
  )
}
