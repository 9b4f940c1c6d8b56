import { ArrowRightToLine, CalendarClock, FileText, RefreshCw } from 'lucide-react'
import { Badge } from '../ui/data/badge.tsx'
import { PeriodTrack } from '../ui/data/period-track.tsx'
import { Tag } from '../ui/data/tag.tsx'
import { Timeline } from '../ui/data/timeline.tsx'
import { Banner } from '../ui/feedback/banner.tsx'
import { LoadFailure } from '../ui/feedback/load-failure.tsx'
import { Sample } from './ui-sample.tsx'

export function StateSamples() {
  return (
    <Sample title="États de contrat">
      <div className="ui-flex">
        <Badge tone="active">Actif</Badge>
        <Badge tone="extended">Prolongé</Badge>
        <Badge tone="renewed">Renouvelé</Badge>
        <Badge tone="cancelled">Résilié</Badge>
        <Badge tone="expired">Expiré</Badge>
        <Badge tone="unknown">Inconnu</Badge>
      </div>
      <h3>États de sinistre</h3>
      <div className="ui-flex">
        <Badge tone="pending">En attente</Badge>
        <Badge tone="progress">En cours</Badge>
        <Badge tone="closed">Fermé</Badge>
        <Badge tone="progress" size="l">
          En cours
        </Badge>
      </div>
      <h3>Rôles</h3>
      <div className="ui-flex">
        <Badge tone="role-user">user</Badge>
        <Badge tone="role-advisor">advisor</Badge>
        <Badge tone="role-admin">admin</Badge>
        <Badge tone="role-root">root</Badge>
      </div>
      <h3>Origine</h3>
      <div className="ui-flex">
        <Tag icon={FileText}>Original</Tag>
        <Tag icon={ArrowRightToLine}>Extension</Tag>
        <Tag icon={RefreshCw}>Renouvellement</Tag>
        <Tag>23 jours</Tag>
      </div>
    </Sample>
  )
}

export function BannerSamples() {
  return (
    <Sample title="Bannières">
      <Banner lead="Nouveau prix.">La période a changé : 52,10 €.</Banner>
      <Banner tone="good">Contrat prolongé avec succès</Banner>
      <Banner tone="warn">
        Rouler sans assurance est une infraction. Vérifiez votre prochaine couverture.
      </Banner>
      <LoadFailure
        lead="Erreur lors du calcul du prix du contrat."
        isRetrying={false}
        onRetry={() => undefined}
      >
        Veuillez réessayer.
      </LoadFailure>
      <Banner tone="flat" icon={RefreshCw}>
        Renouvelé par le contrat <a href="#contenu">7c1e04b2</a>.
      </Banner>
    </Sample>
  )
}

export function PeriodSamples() {
  return (
    <Sample title="Période">
      <div className="card stack">
        <PeriodTrack
          percent={96.5}
          start="3 déc. 2025"
          end="2 déc. 2026"
          middle="11 jours restants"
        />
        <PeriodTrack
          percent={18}
          start="12 nov. 2026"
          end="3 janv. 2027"
          middle="43 jours restants"
        />
        <PeriodTrack percent={46} ended start="1 sept. 2026" end="30 sept. 2026" />
        <Banner tone="warn" icon={CalendarClock} lead="Se termine le 2 décembre.">
          Renouvelez au même prix pour rester couvert.
        </Banner>
      </div>
    </Sample>
  )
}

export function TimelineSamples() {
  return (
    <Sample title="Historique">
      <Timeline
        items={[
          {
            key: 'e6b27f90',
            state: 'done',
            title: 'e6b27f90',
            aside: <Badge tone="renewed">Renouvelé</Badge>,
            children: '3 déc. 2024 au 2 déc. 2025, 754,20 €',
          },
          {
            key: '7c1e04b2',
            state: 'now',
            title: '7c1e04b2',
            aside: <Badge tone="active">Actif</Badge>,
            children: '3 déc. 2025 au 2 déc. 2026, 754,20 €',
          },
          {
            key: 'next',
            state: 'next',
            title: 'Fermé',
            children: 'Après la facture du réparateur',
          },
        ]}
      />
    </Sample>
  )
}
