import { CircleCheck, CircleUserRound, LayoutDashboard, LogOut, X } from 'lucide-react'
import { useState } from 'react'
import { Avatar } from '../ui/data/avatar.tsx'
import { Banner } from '../ui/feedback/banner.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx'
import { Icon } from '../ui/icon.tsx'
import { Field } from '../ui/input/field.tsx'
import { Textarea } from '../ui/input/textarea.tsx'
import { Button, ButtonLink } from '../ui/nav/button.tsx'
import { Dialog } from '../ui/overlay/dialog.tsx'
import { Menu } from '../ui/overlay/menu.tsx'
import { toast } from '../ui/overlay/toast.ts'
import { Sample } from './ui-sample.tsx'

export function DialogSamples() {
  const [open, setOpen] = useState<'cancel' | 'kept' | undefined>()
  const close = () => setOpen(undefined)
  return (
    <Sample title="Dialogues">
      <div className="ui-flex">
        <Button variant="secondary" onClick={() => setOpen('cancel')}>
          Résilier
        </Button>
        <Button variant="secondary" onClick={() => setOpen('kept')}>
          Prolonger
        </Button>
      </div>
      {open && (
        <Dialog
          onClose={close}
          keepOpen={open === 'kept'}
          title="Résilier le contrat"
          cancel="Conserver"
          action={
            <Button variant="danger" onClick={close}>
              Résilier 2 contrats
            </Button>
          }
        >
          <Banner tone="warn">
            Les garanties s’arrêtent immédiatement. Cette action est irréversible.
          </Banner>
          <Field label="Raison" error="Veuillez indiquer une raison d'annulation">
            <Textarea rows={2} />
          </Field>
        </Dialog>
      )}
    </Sample>
  )
}

export function ToastSamples() {
  return (
    <Sample title="Notification">
      <div className="ui-flex">
        <Button variant="secondary" onClick={() => toast.success('Contrat renouvelé avec succès')}>
          Succès
        </Button>
        <Button variant="secondary" onClick={() => toast.error('Message non envoyé')}>
          Erreur
        </Button>
        <Button variant="secondary" onClick={() => toast.info('Réponses enregistrées')}>
          Information
        </Button>
      </div>
      <div className="toast toast-success">
        <Icon of={CircleCheck} />
        <span className="grow">Contrat renouvelé avec succès</span>
        <button type="button" className="toast-close" aria-label="Fermer l’exemple">
          <Icon of={X} size="s" />
        </button>
      </div>
    </Sample>
  )
}

export function MenuSamples() {
  return (
    <Sample title="Menu du compte">
      <div className="ui-flex">
        <Menu
          label="Compte de Camille Roussel"
          trigger={
            <>
              <Avatar name="Camille Roussel" username="camille.roussel" />
              Camille
            </>
          }
          header={
            <div className="row">
              <Avatar name="Camille Roussel" username="camille.roussel" />
              <div>
                <b>Camille Roussel</b>
                <div className="small subtle">camille@exemple.fr</div>
              </div>
            </div>
          }
          items={[
            {
              key: 'profile',
              label: 'Mon profil',
              icon: CircleUserRound,
              onSelect: () => toast.info('Mon profil'),
            },
            {
              key: 'board',
              label: 'Tableau de bord',
              icon: LayoutDashboard,
              href: '#contenu',
              onSelect: () => undefined,
            },
            {
              key: 'out',
              label: 'Déconnexion',
              icon: LogOut,
              onSelect: () => toast.info('Déconnexion'),
            },
          ]}
        />
        {[
          'Nadia Benali',
          'Thomas Leroy',
          'hugo.lambert',
          'Élise Garnier',
          'root',
          'Yanis Morel',
        ].map((name) => (
          <Avatar key={name} name={name} />
        ))}
        <Avatar name="Nadia Benali" size="s" />
        <Avatar name="Nadia Benali" size="l" />
      </div>
    </Sample>
  )
}

export function LoadingSamples() {
  return (
    <Sample title="Vide et chargement">
      <EmptyState
        title="Vous n'avez pas de contrat en cours."
        action={<ButtonLink href="#contenu">Souscrire</ButtonLink>}
      >
        Une voiture ou un voyage, avec le prix en direct.
      </EmptyState>
      <Loading label="Chargement de vos contrats" className="card">
        <div className="row">
          <Skeleton shape="tile" />
          <div className="stack grow">
            <Skeleton width="half" />
            <Skeleton width="third" />
          </div>
        </div>
        <Skeleton shape="title" width="third" />
        <Skeleton />
      </Loading>
    </Sample>
  )
}
