import { lazy, Suspense } from 'react'
import { Loading } from '../../ui/feedback/skeleton.tsx'
import { PASSKEY_MESSAGES } from '../passkeys/passkeys.messages.ts'
import type { PasskeyAsked } from './passkey-asked.ts'

// loaded on demand: only people with a passkey need the code that talks to the device
const PasskeyStep = lazy(() =>
  import('./passkey-step.tsx').then((file) => ({ default: file.PasskeyStep })),
)

interface SecondStepProps {
  readonly asked: PasskeyAsked
  readonly onIn: () => void
  readonly onBack: () => void
}

/** The second step of sign-in; replaces the first form. */
export function SecondStep(props: SecondStepProps) {
  return (
    <Suspense fallback={<Loading label={PASSKEY_MESSAGES.step.title} />}>
      <PasskeyStep {...props} />
    </Suspense>
  )
}
