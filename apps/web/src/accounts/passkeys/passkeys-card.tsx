import type { Passkey } from '@sillage/wire/accounts/passkeys.ts'
import { KeyRound } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { formatMoment } from '../../shell/moment.ts'
import { useSession } from '../../shell/session/session.ts'
import { Card } from '../../ui/data/card.tsx'
import { Tag } from '../../ui/data/tag.tsx'
import { LoadFailure } from '../../ui/feedback/load-failure.tsx'
import { Loading } from '../../ui/feedback/skeleton.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { useLinesFocus } from '../../ui/overlay/use-lines-focus.ts'
import { failureText } from '../failure-text.ts'
import { PASSKEY_MESSAGES } from './passkeys.messages.ts'
import { useCodesLeft, usePasskeys } from './use-passkeys.ts'

// loaded on demand: they talk to the device, or are rarely opened
const AddPasskeyDialog = lazy(() =>
  import('./add-passkey-dialog.tsx').then((file) => ({ default: file.AddPasskeyDialog })),
)
const RenamePasskeyDialog = lazy(() =>
  import('./rename-passkey-dialog.tsx').then((file) => ({ default: file.RenamePasskeyDialog })),
)
const RemovePasskeyDialog = lazy(() =>
  import('./remove-passkey-dialog.tsx').then((file) => ({ default: file.RemovePasskeyDialog })),
)

const ReplaceCodesDialog = lazy(() =>
  import('./replace-codes-dialog.tsx').then((file) => ({ default: file.ReplaceCodesDialog })),
)
const RecoveryCodesDialog = lazy(() =>
  import('./recovery-codes-dialog.tsx').then((file) => ({ default: file.RecoveryCodesDialog })),
)

type Opened =
  | { readonly what: 'add' | 'replaceCodes' }
  | { readonly what: 'codes'; readonly codes: readonly string[] }
  | { readonly what: 'rename' | 'remove'; readonly of: Passkey }

/** The passkeys of the account, used as the second step of sign-in. */
export function PasskeysCard() {
  const { user } = useSession()
  const { data, error, refetch, isFetching } = usePasskeys()
  const [opened, open] = useState<Opened | null>(null)
  const close = () => open(null)
  const showCodes = (codes: readonly string[]) => open({ what: 'codes', codes })
  const { data: codesLeft } = useCodesLeft(data !== undefined && data.length > 0)
  const none = useRef<HTMLParagraphElement>(null)
  const keys = data?.map(({ id }) => id) ?? []
  const list = useLinesFocus(keys, () => none.current?.focus())
  const canCreate = 'credentials' in navigator && 'PublicKeyCredential' in globalThis
  return (
    <Card title={PASSKEY_MESSAGES.title}>
      <p className="muted">{PASSKEY_MESSAGES.intro}</p>
      {error && !data && (
        <LoadFailure
          lead={PASSKEY_MESSAGES.unread}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        >
          {failureText(error)}
        </LoadFailure>
      )}
      {!data && !error && <Loading label={PASSKEY_MESSAGES.loading} />}
      {data?.length === 0 && (
        <p className="profile-none" tabIndex={-1} ref={none}>
          {PASSKEY_MESSAGES.none}
        </p>
      )}
      {data && data.length > 0 && (
        <ul className="profile-list" ref={list}>
          {data.map((passkey) => (
            <PasskeyLine key={passkey.id} passkey={passkey} open={open} />
          ))}
        </ul>
      )}
      {data && user?.emailVerified === false && <p className="hint">{PASSKEY_MESSAGES.unproved}</p>}
      {data &&
        user?.emailVerified !== false &&
        (canCreate ? (
          <Button
            variant="secondary"
            size="s"
            icon={KeyRound}
            onClick={() => open({ what: 'add' })}
          >
            {PASSKEY_MESSAGES.add}
          </Button>
        ) : (
          <p className="hint">{PASSKEY_MESSAGES.unsupported}</p>
        ))}
      {codesLeft !== undefined && (
        <div className="profile-codes">
          <p>{PASSKEY_MESSAGES.codes.left(codesLeft)}</p>
          <Button variant="text" size="s" onClick={() => open({ what: 'replaceCodes' })}>
            {codesLeft === 0 ? PASSKEY_MESSAGES.codes.create : PASSKEY_MESSAGES.codes.replace}
          </Button>
        </div>
      )}
      <Suspense fallback={null}>
        {opened?.what === 'add' && <AddPasskeyDialog onCodes={showCodes} onClose={close} />}
        {opened?.what === 'replaceCodes' && (
          <ReplaceCodesDialog onCodes={showCodes} onClose={close} />
        )}
        {opened?.what === 'codes' && <RecoveryCodesDialog codes={opened.codes} onClose={close} />}
        {opened?.what === 'rename' && <RenamePasskeyDialog passkey={opened.of} onClose={close} />}
        {opened?.what === 'remove' && <RemovePasskeyDialog passkey={opened.of} onClose={close} />}
      </Suspense>
    </Card>
  )
}

interface PasskeyLineProps {
  readonly passkey: Passkey
  readonly open: (what: Opened) => void
}

function PasskeyLine({ passkey, open }: PasskeyLineProps) {
  const { name, createdAt, lastUsedAt, isBackedUp } = passkey
  return (
    <li tabIndex={-1}>
      <Icon of={KeyRound} />
      <div className="profile-line">
        <p className="profile-line-head">
          <b>{name}</b>
          {isBackedUp && <Tag>{PASSKEY_MESSAGES.backedUp}</Tag>}
        </p>
        <p className="small subtle">
          {PASSKEY_MESSAGES.added(formatMoment(createdAt))},{' '}
          {lastUsedAt === null
            ? PASSKEY_MESSAGES.neverUsed
            : PASSKEY_MESSAGES.used(formatMoment(lastUsedAt))}
        </p>
      </div>
      <div className="profile-line-actions">
        <Button
          variant="text"
          size="s"
          aria-label={PASSKEY_MESSAGES.renameOf(name)}
          onClick={() => open({ what: 'rename', of: passkey })}
        >
          {PASSKEY_MESSAGES.rename}
        </Button>
        <Button
          variant="text"
          size="s"
          aria-label={PASSKEY_MESSAGES.removeOf(name)}
          onClick={() => open({ what: 'remove', of: passkey })}
        >
          {PASSKEY_MESSAGES.remove}
        </Button>
      </div>
    </li>
  )
}
