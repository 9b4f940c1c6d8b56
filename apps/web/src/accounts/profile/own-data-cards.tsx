import { isStaff, type Role } from '@sillage/domain/accounts/roles.ts'
import { paths } from '@sillage/wire/addresses.ts'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { saveFile } from '../../shell/api/save-file.ts'
import { RouteButton } from '../../shell/pages/route-button.tsx'
import { Card } from '../../ui/data/card.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { failureText } from '../failure-text.ts'
import { PROFILE } from './profile.messages.ts'
import { ownDataApi } from './profile-api.ts'

const CloseAccountDialog = lazy(() =>
  import('./close-account-dialog.tsx').then((file) => ({ default: file.CloseAccountDialog })),
)

/** What people can do with their personal data: export it, dispute it, close the account. */
export function OwnDataCards({ role }: { role: Role }) {
  const [isClosing, setClosing] = useState(false)
  const download = useMutation({
    mutationFn: () => ownDataApi.export(),
    onSuccess: (bytes) => {
      saveFile(bytes, { name: PROFILE.filename, type: 'application/zip' })
      toast.success(PROFILE.downloaded)
    },
    onError: (failure) => toast.error(failureText(failure)),
  })
  return (
    <>
      <Card title={PROFILE.data}>
        <p className="muted">{PROFILE.dataText}</p>
        <Button
          variant="secondary"
          size="s"
          icon={Download}
          busy={download.isPending}
          busyLabel={PROFILE.downloading}
          onClick={() => download.mutate()}
        >
          {PROFILE.download}
        </Button>
      </Card>
      <Card title={PROFILE.questions}>
        <p className="muted">{PROFILE.questionsText}</p>
        <RouteButton to={paths.conversations} variant="secondary" size="s">
          {PROFILE.questionsLink}
        </RouteButton>
      </Card>
      <Card title={PROFILE.complaints}>
        <p className="muted">{PROFILE.complaintsText}</p>
        <RouteButton to={paths.complaints} variant="secondary" size="s">
          {PROFILE.complaintsLink}
        </RouteButton>
      </Card>
      <Card title={PROFILE.close} quiet>
        <p className="muted">{isStaff(role) ? PROFILE.closeOfStaff : PROFILE.closeText}</p>
        {!isStaff(role) && (
          <Button variant="danger-outlined" size="s" onClick={() => setClosing(true)}>
            {PROFILE.close}
          </Button>
        )}
      </Card>
      {isClosing && (
        <Suspense fallback={null}>
          <CloseAccountDialog onClose={() => setClosing(false)} />
        </Suspense>
      )}
    </>
  )
}
