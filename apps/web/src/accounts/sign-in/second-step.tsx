import { lazy, Suspense } from 'react'
import { Loading } from '../../ui/feedback/skeleton.tsx'
import { PASSKEY_MESSAGES } from '../passkeys/passkeys.messages.ts'
import type { PasskeyAsked } from './passkey-asked.ts'

// what speaks with the device is fetched by those who have a passkey
const PasskeyStep = lazy(() =>
  import('./passkey-step.tsx').then((file) => ({ default: file.PasskeyStep })),
)

interface SecondStepProps {
  readonly asked: PasskeyAsked
  readonly onIn: () => void
  readonly onBack: () => void
}

/** The second step of a sign-in, in place of the form that began it. */
export function SecondStep(props: SecondStepProps) {
  return (
    <Suspense fallback={<Loading label={PASSKEY_MESSAGES.step.title} />}>
      <PasskeyStep {...props} />
    </Suspense>
  )
}
